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
public record Spot(Plan plan, List<Integer> rooms, List<Link> links) {

    /** Of many names so many are told, and how many more there are. */
    private static final int NAMED = 3;

    public Spot {
        rooms = List.copyOf(rooms);
        links = List.copyOf(links);
    }

    Room room(int index) {
        return plan.level().rooms().get(index);
    }

    Connection connection(Link link) {
        return plan.level().connections().get(link.index());
    }

    /** The templates that its neighbours leave to a room. */
    List<RoomTemplate> templates(int room) {
        return templates(plan.domain(room).variants());
    }

    /** The templates that the rooms here may take. */
    List<RoomTemplate> templates() {
        return rooms.stream()
                .flatMap(room -> templates(room).stream())
                .distinct()
                .toList();
    }

    /** The rooms here that may take a template. */
    List<Integer> takers(RoomTemplate template) {
        return rooms.stream().filter(room -> templates(room).contains(template)).toList();
    }

    /** The doors that a template can have towards some neighbour of the rooms here that may take it. */
    Set<DoorKind> kindsUsed(RoomTemplate template) {
        Set<DoorKind> used = takers(template).stream()
                .flatMap(room -> plan.linksOf(room).stream().flatMap(link -> kindsBeyond(link, room).stream()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        used.retainAll(DoorKind.of(template));
        return used;
    }

    /** The doors of what a room shares its door with by some connection: its neighbour or the corridor to it. */
    private Set<DoorKind> kindsBeyond(Link link, int room) {
        List<Variant> beyond = link.corridors()
                .map(CorridorSpaces::corridors)
                .orElseGet(() -> plan.domain(link.other(room)).variants());
        return beyond.stream()
                .flatMap(variant -> variant.shape().doors().stream())
                .map(DoorKind::of)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The rooms here and those at most some connections away, ascending. */
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
        return few(templates.stream().map(RoomTemplate::name).toList());
    }

    /** The first of some names, and how many more there are. */
    static String few(List<String> names) {
        // One more takes no more space than to say so.
        if (names.size() <= NAMED + 1) {
            return String.join(", ", names);
        }
        return String.join(", ", names.subList(0, NAMED)) + " and %d more".formatted(names.size() - NAMED);
    }

    private static List<RoomTemplate> templates(List<Variant> variants) {
        return variants.stream().map(Variant::template).distinct().toList();
    }

    /** What two doors must have in common to be one. */
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
