package undercroft.verify;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.DoorSlot;
import undercroft.layout.Facing;
import undercroft.layout.PlacedRoom;
import undercroft.template.DoorSpec;
import undercroft.template.DoorSpec.Span;
import undercroft.template.RoomTemplate;

/**
 * Compares the door slots with those found by trying, for every rule of a template, every place on every edge. The doors of a slot are
 * those that the template offers, that overlap no door of the room and that lie side by side.
 */
final class SlotCheck {

    /** Doors of one length and socket on an edge of a template. */
    private record Kind(int length, String socket) {}

    /** An edge of a template with the places, in steps from its beginning, where doors of each kind may begin. */
    private record Edge(Segment at, Map<Kind, TreeSet<Integer>> offered) {}

    private final LevelMatch match;
    private final Findings findings;
    private final IdentityHashMap<RoomTemplate, List<Edge>> edges = new IdentityHashMap<>();
    private final Map<Segment, Integer> roomOfStep = new HashMap<>();

    private SlotCheck(LevelMatch match, Findings findings) {
        this.match = match;
        this.findings = findings;
        for (PlacedRoom room : match.layout().rooms()) {
            for (Segment edge : room.outline().edges()) {
                steps(edge).forEach(step -> roomOfStep.put(step, room.index()));
            }
        }
    }

    static void run(LevelMatch match, List<DoorSlot> slots, Findings findings) {
        SlotCheck check = new SlotCheck(match, findings);
        List<DoorSlot> expected = new ArrayList<>();
        for (PlacedRoom room : match.layout().rooms()) {
            Optional<RoomTemplate> template = match.template(room);
            if (template.isEmpty()) {
                return;
            }
            expected.addAll(check.slots(room, template.get()));
        }
        check.compare(slots, expected);
    }

    private void compare(List<DoorSlot> slots, List<DoorSlot> expected) {
        Set<DoorSlot> given = new HashSet<>(slots);
        Set<DoorSlot> right = new HashSet<>(expected);
        for (DoorSlot slot : expected) {
            if (!given.contains(slot)) {
                findings.add(Rule.DOOR_SLOT, "The %s is missing.".formatted(text(slot)));
            }
        }
        for (DoorSlot slot : slots) {
            if (!right.contains(slot)) {
                findings.add(
                        Rule.DOOR_SLOT,
                        "The %s is not a longest stretch that is offered and free.".formatted(text(slot)));
            }
        }
        if (given.equals(right) && !slots.equals(expected)) {
            findings.add(Rule.DOOR_SLOT, "The door slots must be in the order of rooms and places, each once.");
        }
    }

    private String text(DoorSlot slot) {
        return "door slot of %s at %s, of length %d, socket \"%s\" and facing %s, with %s behind it"
                .formatted(
                        findings.room(slot.room()),
                        Findings.place(slot.at()),
                        slot.length(),
                        slot.socket(),
                        slot.facing().text(),
                        slot.behind() == DoorSlot.NOTHING ? "nothing" : findings.room(slot.behind()));
    }

    private List<DoorSlot> slots(PlacedRoom room, RoomTemplate template) {
        List<DoorSlot> slots = new ArrayList<>();
        Placement placement = Placement.of(room);
        List<Segment> doors = room.doors().stream()
                .map(door -> match.layout().doors().get(door).at())
                .toList();
        for (Edge edge : edges.computeIfAbsent(template, SlotCheck::edges)) {
            Segment world = placement.toWorld(edge.at());
            List<Segment> doorsOnEdge =
                    doors.stream().filter(door -> Grid.isOn(door, world)).toList();
            edge.offered().forEach((kind, places) -> {
                TreeSet<Integer> free = new TreeSet<>(places);
                doorsOnEdge.forEach(door -> {
                    int one = Grid.steps(world.from(), door.from());
                    int other = Grid.steps(world.from(), door.to());
                    free.removeIf(
                            place -> place < Math.max(one, other) && place + kind.length() > Math.min(one, other));
                });
                for (int place : free) {
                    if (!free.contains(place - 1)) {
                        int last = place;
                        while (free.contains(last + 1)) {
                            last++;
                        }
                        slots.add(slot(room, world, kind, place, last + kind.length()));
                    }
                }
            });
        }
        slots.sort(Comparator.<DoorSlot, Point>comparing(slot -> slot.at().from())
                .thenComparing(slot -> slot.at().to())
                .thenComparing(DoorSlot::length)
                .thenComparing(DoorSlot::socket));
        return slots;
    }

    /** A slot on a wall that has the direction of the template's outline, which a mirrored room turns around. */
    private DoorSlot slot(PlacedRoom room, Segment wall, Kind kind, int from, int to) {
        List<Segment> steps = steps(wall).subList(from, to);
        Segment along =
                new Segment(steps.get(0).from(), steps.get(steps.size() - 1).to());
        Segment at = room.transform().mirrored() ? new Segment(along.to(), along.from()) : along;
        return new DoorSlot(room.index(), at, outward(at), kind.length(), kind.socket(), behind(at));
    }

    private int behind(Segment at) {
        TreeMap<Integer, Integer> stepsOfRoom = new TreeMap<>();
        for (Segment step : steps(new Segment(at.to(), at.from()))) {
            Optional.ofNullable(roomOfStep.get(step)).ifPresent(room -> stepsOfRoom.merge(room, 1, Integer::sum));
        }
        int most =
                stepsOfRoom.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        return stepsOfRoom.keySet().stream()
                .filter(room -> stepsOfRoom.getOrDefault(room, 0) == most)
                .findFirst()
                .orElse(DoorSlot.NOTHING);
    }

    private static Facing outward(Segment at) {
        boolean isVertical = at.from().x() == at.to().x();
        if (!isVertical && at.from().y() != at.to().y()) {
            return Facing.SLANTED;
        }
        if (isVertical) {
            return at.from().y() < at.to().y() ? Facing.EAST : Facing.WEST;
        }
        return at.from().x() < at.to().x() ? Facing.SOUTH : Facing.NORTH;
    }

    private static List<Edge> edges(RoomTemplate template) {
        List<Edge> edges = new ArrayList<>();
        for (Segment at : template.outline().edges()) {
            OwnEdge edge = new OwnEdge(at);
            Map<Kind, TreeSet<Integer>> offered = new HashMap<>();
            for (DoorSpec spec : template.doors()) {
                for (int place = 0; place + spec.length() <= edge.length(); place++) {
                    if (spec.offers(new Span(place, place + spec.length()), edge)) {
                        offered.computeIfAbsent(new Kind(spec.length(), spec.socket()), kind -> new TreeSet<>())
                                .add(place);
                    }
                }
            }
            edges.add(new Edge(at, offered));
        }
        return edges;
    }

    /** The lattice steps of a segment one by one. */
    private static List<Segment> steps(Segment segment) {
        int count = Grid.steps(segment);
        int dx = (segment.to().x() - segment.from().x()) / count;
        int dy = (segment.to().y() - segment.from().y()) / count;
        List<Segment> steps = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Point from = new Point(segment.from().x() + i * dx, segment.from().y() + i * dy);
            steps.add(new Segment(from, new Point(from.x() + dx, from.y() + dy)));
        }
        return steps;
    }

    /** An edge of a template in its own coordinates. */
    private record OwnEdge(Segment at) implements DoorSpec.MeasuredEdge {

        @Override
        public int length() {
            return Grid.steps(at);
        }

        @Override
        public Optional<Span> spanOf(Segment segment) {
            if (!Grid.isOn(segment, at)) {
                return Optional.empty();
            }
            int one = Grid.steps(at.from(), segment.from());
            int other = Grid.steps(at.from(), segment.to());
            return Optional.of(new Span(Math.min(one, other), Math.max(one, other)));
        }
    }
}
