package undercroft.advice;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import undercroft.configspace.CorridorSpaces;
import undercroft.configspace.Variant;
import undercroft.level.Connection;
import undercroft.level.Room;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.template.DoorRun;
import undercroft.template.RoomTemplate;

/**
 * The part of a level where a search got stuck.
 *
 * @param rooms indexes, the worst first
 * @param links connections of these rooms, the worst first
 */
public record TroubleSpot(Plan plan, List<Integer> rooms, List<Link> links) {

    /** The most names in one list, followed by the number of the rest. */
    private static final int MAX_NAMED = 3;

    public TroubleSpot {
        rooms = List.copyOf(rooms);
        links = List.copyOf(links);
    }

    Room room(int index) {
        return plan.level().rooms().get(index);
    }

    Connection connection(Link link) {
        return plan.level().connections().get(link.index());
    }

    /** The templates that its neighbours leave in a room's domain. */
    List<RoomTemplate> templates(int room) {
        return templates(plan.domain(room).variants());
    }

    /** The templates that the rooms of the spot may take. */
    List<RoomTemplate> templates() {
        return rooms.stream()
                .flatMap(room -> templates(room).stream())
                .distinct()
                .toList();
    }

    /** The rooms of the spot that may take a template. */
    List<Integer> takers(RoomTemplate template) {
        return rooms.stream().filter(room -> templates(room).contains(template)).toList();
    }

    /** The kinds of doors that a template can share with some neighbour of the spot's rooms that may take it. */
    Set<DoorKind> usableKinds(RoomTemplate template) {
        Set<DoorKind> used = takers(template).stream()
                .flatMap(room -> plan.linksOf(room).stream().flatMap(link -> kindsBeyond(link, room).stream()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        used.retainAll(DoorKind.of(template));
        return used;
    }

    /** The kinds of doors on the other side of a connection: those of the neighbour or of the corridor to it. */
    private Set<DoorKind> kindsBeyond(Link link, int room) {
        List<Variant> beyond = link.corridors()
                .map(CorridorSpaces::corridors)
                .orElseGet(() -> plan.domain(link.other(room)).variants());
        return beyond.stream()
                .flatMap(variant -> variant.shape().doors().stream())
                .map(DoorKind::of)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The rooms of the spot and those at most some connections away, ascending. */
    List<Integer> within(int connections) {
        Set<Integer> near = new LinkedHashSet<>(rooms);
        for (int i = 0; i < connections; i++) {
            List.copyOf(near)
                    .forEach(room ->
                            IntStream.of(plan.neighboursOf(room)).boxed().forEach(near::add));
        }
        return near.stream().sorted().toList();
    }

    String id(int room) {
        return room(room).id();
    }

    String name(Link link) {
        return id(link.from()) + "–" + id(link.to());
    }

    static String names(Collection<RoomTemplate> templates) {
        return abbreviated(templates.stream().map(RoomTemplate::name).toList());
    }

    /** The first of some names, and the number of the rest. */
    static String abbreviated(List<String> names) {
        // A single further name takes no more space than its count.
        if (names.size() <= MAX_NAMED + 1) {
            return String.join(", ", names);
        }
        return String.join(", ", names.subList(0, MAX_NAMED)) + " and %d more".formatted(names.size() - MAX_NAMED);
    }

    private static List<RoomTemplate> templates(List<Variant> variants) {
        return variants.stream().map(Variant::template).distinct().toList();
    }

    /** What two doors must have in common to coincide. */
    record DoorKind(int length, String socket) {

        static DoorKind of(DoorRun doors) {
            return new DoorKind(doors.length(), doors.socket());
        }

        static Set<DoorKind> of(RoomTemplate template) {
            return template.doorRuns().stream().map(DoorKind::of).collect(Collectors.toCollection(LinkedHashSet::new));
        }

        String text() {
            return "of length %d%s".formatted(length, socket.isEmpty() ? "" : " with the socket " + socket);
        }
    }
}
