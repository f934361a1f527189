package undercroft.plan;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import undercroft.configspace.Passage;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.template.DoorDirection;
import undercroft.template.DoorRun;

/**
 * The message about two sides of a connection that must share a door and cannot: the doors that each offers, and what
 * would make two of them fit.
 *
 * @param from the side that a one-way connection leads from
 * @param to the side that a one-way connection leads to
 */
record DoorMismatch(Side from, Side to, boolean oneWay) {

    /** The most kinds of doors listed for one side: enough to see what is wrong. */
    private static final int MAX_LISTED = 4;

    /**
     * A room or a corridor.
     *
     * @param name as the message names it
     * @param templates the names of its templates
     */
    record Side(String name, String templates, List<Variant> variants) {

        Side {
            variants = List.copyOf(variants);
        }

        private Set<DoorKind> offers() {
            return variants.stream()
                    .flatMap(variant -> variant.shape().doors().stream())
                    .map(DoorKind::of)
                    .collect(Collectors.toCollection(LinkedHashSet::new));
        }

        private Set<SlopedDoor> slopedDoors() {
            return variants.stream()
                    .flatMap(variant -> variant.shape().doors().stream())
                    .map(doors -> new SlopedDoor(DoorKind.of(doors), doors.step()))
                    .collect(Collectors.toCollection(LinkedHashSet::new));
        }

        private String text() {
            Set<DoorKind> offers = offers();
            String told = offers.stream().limit(MAX_LISTED).map(DoorKind::text).collect(Collectors.joining(", "));
            return "%s (%s) offers doors %s%s"
                    .formatted(name, templates, told, offers.size() > MAX_LISTED ? " and other kinds" : "");
        }
    }

    /** A kind of door that a side offers. */
    private record DoorKind(int length, String socket, DoorDirection direction) {

        static DoorKind of(DoorRun doors) {
            return new DoorKind(doors.length(), doors.socket(), doors.direction());
        }

        boolean fits(DoorKind other, Passage passage) {
            return length == other.length
                    && socket.equals(other.socket)
                    && passage.isServedBy(direction, other.direction);
        }

        String text() {
            String ofSocket = socket.isEmpty() ? "" : " with socket " + socket;
            return "of length " + length + ofSocket
                    + switch (direction) {
                        case BOTH -> "";
                        case IN -> " that only lead in";
                        case OUT -> " that only lead out";
                    };
        }
    }

    /**
     * A kind of door and the slope of its wall.
     *
     * @param step the primitive lattice step of the wall
     */
    private record SlopedDoor(DoorKind kind, Point step) {}

    String text() {
        return "%s; %s. %s".formatted(from.text(), to.text(), advice());
    }

    private String advice() {
        if (!agree(DoorKind::length)) {
            return "Give both sides doors of the same length, or use other templates.";
        }
        if (!agree(offer -> List.of(offer.length(), offer.socket()))) {
            return "Give doors of the same length the same socket on both sides, or use other templates.";
        }
        if (!fit(oneWay ? Passage.FORWARD : Passage.BOTH_WAYS)) {
            return oneWay ? adviceOnOneWay() : adviceOnBothWays();
        }
        if (!areAnyParallel()) {
            return "No two matching doors can coincide, because their walls have different slopes: give both sides"
                    + " walls of the same slope, or use other templates.";
        }
        return "Wherever two matching doors coincide, the rooms overlap: add such doors to more walls, allow more"
                + " transforms, or use other templates.";
    }

    private String adviceOnOneWay() {
        return ("This connection leads only from %s to %s: give doors of the same length and socket the direction out"
                        + " or both in"
                        + " %s, and in or both in %s.")
                .formatted(from.name(), to.name(), from.name(), to.name());
    }

    private String adviceOnBothWays() {
        boolean wouldFitOneWay = fit(Passage.FORWARD) || fit(Passage.BACKWARD);
        return "Give doors of the same length and socket the direction both on both sides"
                + (wouldFitOneWay ? ", or make the connection oneWay." : ".");
    }

    private boolean agree(Function<DoorKind, Object> trait) {
        Set<Object> ofFrom = from.offers().stream().map(trait).collect(Collectors.toSet());
        return to.offers().stream().map(trait).anyMatch(ofFrom::contains);
    }

    private boolean fit(Passage passage) {
        return from.offers().stream().anyMatch(a -> to.offers().stream().anyMatch(b -> a.fits(b, passage)));
    }

    private boolean areAnyParallel() {
        Passage passage = oneWay ? Passage.FORWARD : Passage.BOTH_WAYS;
        Set<SlopedDoor> ofTo = to.slopedDoors();
        return from.slopedDoors().stream()
                .anyMatch(a -> ofTo.stream()
                        .anyMatch(b -> a.step().cross(b.step()) == 0 && a.kind().fits(b.kind(), passage)));
    }
}
