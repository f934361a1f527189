package undercroft.survey;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.DoorSlot;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.level.Level;
import undercroft.template.DoorRun;
import undercroft.template.RoomTemplate;

/**
 * The doors that the rooms offer and do not use. Along a wall, the doors of one length and socket are intervals of the places where they
 * may begin; a door that is used takes away the places of those that it would overlap.
 */
final class DoorSlots {

    private static final Comparator<DoorSlot> IN_A_ROOM = Comparator.<DoorSlot, Point>comparing(
                    slot -> slot.at().from())
            .thenComparing(slot -> slot.at().to())
            .thenComparing(DoorSlot::length)
            .thenComparing(DoorSlot::socket);

    /** Doors that can be told apart only by where they begin. */
    private record Kind(WallLine line, int length, String socket) {}

    private final Layout layout;
    private final Level level;
    private final RoomsBehind roomsBehind;
    private final IdentityHashMap<RoomTemplate, List<DoorRun>> runs = new IdentityHashMap<>();

    private DoorSlots(Layout layout, Level level) {
        this.layout = layout;
        this.level = level;
        this.roomsBehind = new RoomsBehind(layout);
    }

    /** The slots of all rooms, in order. */
    static List<DoorSlot> of(Layout layout, Level level) {
        return new DoorSlots(layout, level).all();
    }

    private List<DoorSlot> all() {
        List<DoorSlot> slots = new ArrayList<>();
        for (int room = 0; room < level.rooms().size(); room++) {
            slots.addAll(slots(layout.rooms().get(room), level.rooms().get(room).templates()));
        }
        for (int i = 0; i < level.connections().size(); i++) {
            LayoutConnection connection = layout.connections().get(i);
            if (connection.hasCorridor()) {
                PlacedRoom corridor = layout.rooms().get(connection.corridor());
                slots.addAll(slots(corridor, level.connections().get(i).corridor()));
            }
        }
        return slots;
    }

    private List<DoorSlot> slots(PlacedRoom room, List<RoomTemplate> templates) {
        RoomTemplate template = templates.stream()
                .filter(one -> one.name().equals(room.template()))
                .findFirst()
                .orElseThrow();
        Map<Kind, List<Interval>> offered = new LinkedHashMap<>();
        for (DoorRun run : runs.computeIfAbsent(template, RoomTemplate::doorRuns)) {
            Segment first = placed(run.first(), run.first().plus(run.step().times(run.length())), room);
            Segment last = placed(
                    run.first().plus(run.step().times(run.count() - 1)),
                    run.first().plus(run.step().times(run.count() - 1 + run.length())),
                    room);
            WallLine line = WallLine.of(first);
            int one = line.along(first.from());
            int other = line.along(last.from());
            offered.computeIfAbsent(new Kind(line, run.length(), run.socket()), kind -> new ArrayList<>())
                    .add(new Interval(Math.min(one, other), Math.max(one, other)));
        }
        List<DoorSlot> slots = new ArrayList<>();
        offered.forEach((kind, places) ->
                free(room, kind, Interval.united(places)).forEach(place -> slots.add(slot(room, kind, place))));
        slots.sort(IN_A_ROOM);
        return slots;
    }

    /** A part of a template's wall in the room, along its counter-clockwise outline. */
    private static Segment placed(Point from, Point to, PlacedRoom room) {
        Segment placed = room.transform().apply(new Segment(from, to)).translated(room.position());
        return room.transform().mirrored() ? placed.reversed() : placed;
    }

    /** The places without those of doors that would overlap one that is used. */
    private List<Interval> free(PlacedRoom room, Kind kind, List<Interval> places) {
        List<Interval> free = places;
        for (int index : room.doors()) {
            Door door = layout.doors().get(index);
            Segment at = door.roomA() == room.index() ? door.at() : door.at().reversed();
            if (WallLine.of(at).equals(kind.line())) {
                Interval used = kind.line().along(at);
                Interval taken = new Interval(used.from() - kind.length() + 1, used.to() - 1);
                free = free.stream()
                        .flatMap(place -> place.without(taken).stream())
                        .toList();
            }
        }
        return free;
    }

    private DoorSlot slot(PlacedRoom room, Kind kind, Interval places) {
        Interval stretch = new Interval(places.from(), places.to() + kind.length());
        Segment at = kind.line().segment(stretch);
        return new DoorSlot(
                room.index(),
                at,
                Facing.ofEdge(kind.line().step()),
                kind.length(),
                kind.socket(),
                roomsBehind.of(kind.line(), stretch));
    }
}
