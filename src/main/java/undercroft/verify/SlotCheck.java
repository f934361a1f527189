package undercroft.verify;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.DoorSlot;
import undercroft.layout.PlacedRoom;
import undercroft.template.RoomTemplate;

/**
 * Compares the door slots with those found by trying, for every rule of a template, every place on every edge. The doors of a slot are
 * those that the template offers, that overlap no door of the room and that lie side by side.
 */
final class SlotCheck {

    private final LevelMatch match;
    private final Findings findings;
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
        if (slots.equals(expected)) {
            return;
        }
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
        if (given.equals(right)) {
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
        for (OfferedPlaces offered : match.offeredPlaces(template)) {
            Segment world = placement.toWorld(offered.edge());
            List<Segment> doorsOnEdge =
                    doors.stream().filter(door -> Grid.isOn(door, world)).toList();
            offered.offered().forEach((kind, places) -> {
                BitSet free = new BitSet();
                places.stream()
                        .filter(place -> doorsOnEdge.stream().noneMatch(door -> overlap(world, door, place, kind)))
                        .forEach(free::set);
                for (int place = free.nextSetBit(0); place >= 0; ) {
                    int end = free.nextClearBit(place);
                    slots.add(slot(room, world, kind, place, end - 1 + kind.length()));
                    place = free.nextSetBit(end);
                }
            });
        }
        slots.sort(Comparator.<DoorSlot, Point>comparing(slot -> slot.at().from())
                .thenComparing(slot -> slot.at().to())
                .thenComparing(DoorSlot::length)
                .thenComparing(DoorSlot::socket));
        return slots;
    }

    /** Whether a door on a wall overlaps one of a kind that begins at some place. */
    private static boolean overlap(Segment wall, Segment door, int place, OfferedPlaces.Kind kind) {
        int one = Grid.steps(wall.from(), door.from());
        int other = Grid.steps(wall.from(), door.to());
        return place < Math.max(one, other) && place + kind.length() > Math.min(one, other);
    }

    /** A slot on a wall that has the direction of the template's outline, which a mirrored room turns around. */
    private DoorSlot slot(PlacedRoom room, Segment wall, OfferedPlaces.Kind kind, int from, int to) {
        Segment along = new Segment(place(wall, from), place(wall, to));
        Segment at = room.transform().mirrored() ? new Segment(along.to(), along.from()) : along;
        return new DoorSlot(room.index(), at, Grid.facing(at), kind.length(), kind.socket(), behind(at));
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

    /** The lattice steps of a segment one by one. */
    private static List<Segment> steps(Segment segment) {
        int count = Grid.steps(segment);
        List<Segment> steps = new ArrayList<>(count);
        Point from = segment.from();
        for (int i = 1; i <= count; i++) {
            Point to = place(segment, i);
            steps.add(new Segment(from, to));
            from = to;
        }
        return steps;
    }

    /** The point after some lattice steps of a segment. */
    private static Point place(Segment segment, int steps) {
        int count = Grid.steps(segment);
        return new Point(
                segment.from().x() + steps * ((segment.to().x() - segment.from().x()) / count),
                segment.from().y() + steps * ((segment.to().y() - segment.from().y()) / count));
    }
}
