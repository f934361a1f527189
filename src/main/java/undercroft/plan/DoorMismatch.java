package undercroft.plan;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import undercroft.configspace.Passage;
import undercroft.configspace.Variant;
import undercroft.template.DoorDirection;
import undercroft.template.DoorRun;

/**
 * Two sides of a connection that have no door in common, though they must: what doors they offer and what would make two of
 * these fit, in words.
 *
 * @param from where one passes from, if the connection is one-way
 * @param to where one passes to
 */
record DoorMismatch(Side from, Side to, boolean oneWay) {

    /** Kinds of doors of one side that are told: enough to see what is wrong. */
    private static final int TOLD = 4;

    /**
     * A room or a corridor.
     *
     * @param name in the user's words
     * @param templates their names
     */
    record Side(String name, String templates, List<Variant> variants) {

        Side {
            variants = List.copyOf(variants);
        }

        private Set<Offer> offers() {
            return variants.stream()
                    .flatMap(variant -> variant.shape().doors().stream())
                    .map(Offer::of)
                    .collect(Collectors.toCollection(LinkedHashSet::new));
        }

        private String text() {
            Set<Offer> offers = offers();
            String told = offers.stream().limit(TOLD).map(Offer::text).collect(Collectors.joining(", "));
            return "%s (%s) offers doors %s%s"
                    .formatted(name, templates, told, offers.size() > TOLD ? " and of other kinds" : "");
        }
    }

    /** A kind of door. */
    private record Offer(int length, String socket, DoorDirection direction) {

        static Offer of(DoorRun doors) {
            return new Offer(doors.length(), doors.socket(), doors.direction());
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

    String text() {
        return "%s; %s. %s".formatted(from.text(), to.text(), advice());
    }

    private String advice() {
        if (!agree(Offer::length)) {
            return "Give both doors of the same length, or other templates.";
        }
        if (!agree(offer -> List.of(offer.length(), offer.socket()))) {
            return "Give doors of the same length the same socket on both sides, or give other templates.";
        }
        if (!fit(oneWay ? Passage.FORTH : Passage.BOTH_WAYS)) {
            return oneWay ? adviceOnOneWay() : adviceOnBothWays();
        }
        return "Wherever two doors that fit lie on each other, the rooms overlap: put such doors into more walls, allow more"
                + " transforms, or give other templates.";
    }

    private String adviceOnOneWay() {
        return ("This connection leads from %s to %s only: give doors of the same length and socket the direction out or both in"
                        + " %s, and in or both in %s.")
                .formatted(from.name(), to.name(), from.name(), to.name());
    }

    private String adviceOnBothWays() {
        boolean wouldFitOneWay = fit(Passage.FORTH) || fit(Passage.BACK);
        return "Give doors of the same length and socket the direction both on both sides"
                + (wouldFitOneWay ? ", or make the connection oneWay." : ".");
    }

    private boolean agree(Function<Offer, Object> trait) {
        Set<Object> ofFrom = from.offers().stream().map(trait).collect(Collectors.toSet());
        return to.offers().stream().map(trait).anyMatch(ofFrom::contains);
    }

    private boolean fit(Passage passage) {
        return from.offers().stream()
                .anyMatch(a -> to.offers().stream()
                        .anyMatch(b -> a.length() == b.length()
                                && a.socket().equals(b.socket())
                                && passage.isServedBy(a.direction(), b.direction())));
    }
}
