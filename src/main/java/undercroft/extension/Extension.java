package undercroft.extension;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.input.Foundation;
import undercroft.layout.Door;
import undercroft.layout.DoorSlot;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedFloorPlan;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomPuzzle;
import undercroft.level.Connection;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.FloorPlan;
import undercroft.template.RoomTemplate;

/**
 * A finished layout to which a level is attached. For the search its rooms are rooms of the level, pinned where they stand, with their
 * outlines as templates; these offer the doors that the layout has and those that it could have, which are its door slots.
 */
public final class Extension {

    /** How a level names rooms of the layout: this and their ids. */
    public static final String PREFIX = "first:";

    /** Each door of the layout has a socket of its own, so that it stays what and where it is. */
    private static final String DOOR = PREFIX + "door-";

    private final Layout first;
    private final int rooms;

    /**
     * An extension of a layout.
     *
     * @param first valid, with its survey
     */
    public Extension(Layout first) {
        this.first = first;
        this.rooms = (int) first.roomCount();
    }

    /** {@return the rooms and connections of the layout} */
    public Foundation foundation() {
        List<Room> standing = new ArrayList<>();
        for (int room = 0; room < rooms; room++) {
            PlacedRoom placed = first.rooms().get(room);
            standing.add(new Room(
                    PREFIX + placed.id(),
                    placed.type(),
                    List.of(template(placed)),
                    new Pin(Optional.of(new Point(0, 0)), Optional.of(Transform.R0)),
                    List.of()));
        }
        List<Connection> connections = new ArrayList<>();
        for (LayoutConnection connection : first.connections()) {
            List<RoomTemplate> corridor =
                    connection.hasCorridor() ? List.of(template(first.rooms().get(connection.corridor()))) : List.of();
            connections.add(new Connection(connection.from(), connection.to(), corridor, connection.access()));
        }
        return new Foundation(standing, connections);
    }

    /** A template that is the room where it stands. */
    private RoomTemplate template(PlacedRoom room) {
        List<DoorSpec> doors = new ArrayList<>();
        for (int index : room.doors()) {
            Door door = first.doors().get(index);
            doors.add(new DoorSpec.Exactly(door.at(), DOOR + index, DoorDirection.BOTH));
        }
        for (DoorSlot slot : first.survey().orElseThrow().doorSlots()) {
            if (slot.room() == room.index() && slot.behind() == DoorSlot.NOTHING && !room.isCorridor()) {
                doors.add(new DoorSpec.Along(slot.at(), slot.length(), slot.socket(), DoorDirection.BOTH));
            }
        }
        PlacedFloorPlan plan = room.floorPlan();
        return RoomTemplate.of(PREFIX + room.id(), room.outline(), doors.toArray(DoorSpec[]::new))
                .withFloorPlan(new FloorPlan(plan.holes(), plan.pillars(), List.of(), plan.edge()));
    }

    /**
     * {@return a layout of the extended level in which everything of the first layout is as it was there}
     *
     * @param both of the level that {@link #foundation} is part of
     */
    public Layout restored(Layout both) {
        Map<Integer, PlacedRoom> before = new HashMap<>();
        for (int room = 0; room < rooms; room++) {
            before.put(room, first.rooms().get(room));
        }
        for (int i = 0; i < first.connections().size(); i++) {
            if (first.connections().get(i).hasCorridor()) {
                before.put(
                        both.connections().get(i).corridor(),
                        first.rooms().get(first.connections().get(i).corridor()));
            }
        }
        List<PlacedRoom> restored = both.rooms().stream()
                .map(room -> Optional.ofNullable(before.get(room.index()))
                        .map(old -> old.at(room.index(), room.doors()))
                        .orElse(room))
                .toList();
        List<Door> doors = both.doors().stream().map(this::restored).toList();
        List<RoomPuzzle> puzzles = new ArrayList<>(first.puzzles());
        both.puzzles().forEach(puzzle -> puzzles.add(puzzle.at(puzzles.size())));
        return both.withRooms(restored).withPassages(doors, both.connections()).withPuzzles(puzzles);
    }

    private Door restored(Door door) {
        if (!door.socket().startsWith(DOOR)) {
            return door;
        }
        Door old = first.doors().get(Integer.parseInt(door.socket().substring(DOOR.length())));
        Segment at = door.at();
        return new Door(door.index(), door.roomA(), door.roomB(), at, door.facing(), old.socket(), door.access());
    }
}
