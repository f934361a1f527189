package undercroft.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import undercroft.configspace.Passage;
import undercroft.configspace.SharedDoor;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedFloorPlan;
import undercroft.layout.PlacedRoom;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * Makes the finished layout from a complete, legal partial one: draws each door among those that both rooms offer, and each transform
 * among those that give the room its shape.
 */
final class LayoutAssembly {

    /** The number of this stage's random stream; attempts have those from 0. */
    private static final long STREAM = -1;

    private final Plan plan;
    private final Level level;
    private final long seed;
    private final PartialLayout layout;
    private final SeededRandom random;
    private final List<Door> doors = new ArrayList<>();
    private final List<LayoutConnection> connections = new ArrayList<>();
    private final List<Integer> corridorObjects = new ArrayList<>();
    private final List<List<Integer>> doorsOf = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();

    private LayoutAssembly(Plan plan, long seed, PartialLayout layout) {
        this.plan = plan;
        this.level = plan.level();
        this.seed = seed;
        this.layout = layout;
        this.random = SeededRandom.of(seed, STREAM);
    }

    static Layout assemble(Plan plan, long seed, PartialLayout layout) {
        return new LayoutAssembly(plan, seed, layout).assemble();
    }

    private Layout assemble() {
        for (Room room : level.rooms()) {
            doorsOf.add(new ArrayList<>());
            ids.add(room.id());
        }
        plan.links().forEach(this::connect);
        List<PlacedRoom> rooms = new ArrayList<>();
        for (int room = 0; room < level.rooms().size(); room++) {
            rooms.add(placedRoom(room));
        }
        for (Link link : plan.links()) {
            if (layout.isPlaced(layout.corridorOf(link))) {
                rooms.add(placedCorridor(rooms.size(), link));
            }
        }
        return new Layout(level.name(), seed, rooms, doors, connections, List.of(), level.palette());
    }

    private void connect(Link link) {
        Connection connection = level.connections().get(link.index());
        int corridorObject = layout.corridorOf(link);
        int corridor = LayoutConnection.NO_CORRIDOR;
        if (layout.isPlaced(corridorObject)) {
            corridor = level.rooms().size() + corridorObjects.size();
            corridorObjects.add(corridorObject);
            doorsOf.add(new ArrayList<>());
            drawDoor(connection, link.from(), link.from(), corridorObject, corridor);
            drawDoor(connection, corridorObject, corridor, link.to(), link.to());
        } else {
            drawDoor(connection, link.from(), link.from(), link.to(), link.to());
        }
        connections.add(new LayoutConnection(link.from(), link.to(), corridor, connection.access()));
    }

    private void drawDoor(Connection connection, int objectA, int roomA, int objectB, int roomB) {
        List<SharedDoor> shared = SharedDoor.between(
                layout.variant(objectA).shape(),
                place(objectA),
                layout.variant(objectB).shape(),
                place(objectB),
                connection.oneWay() ? Passage.FORWARD : Passage.BOTH_WAYS);
        SharedDoor drawn = shared.get(random.below(shared.size()));
        int index = doors.size();
        doors.add(new Door(
                index,
                roomA,
                roomB,
                drawn.at(),
                Facing.ofEdge(drawn.at().step()),
                drawn.socket(),
                connection.access()));
        doorsOf.get(roomA).add(index);
        doorsOf.get(roomB).add(index);
    }

    private PlacedRoom placedRoom(int index) {
        Room room = level.rooms().get(index);
        Variant variant = layout.variant(index);
        Variant.Orientation orientation = drawOrientation(variant);
        return new PlacedRoom(
                index,
                room.id(),
                room.type(),
                variant.template().name(),
                false,
                place(index).minus(orientation.corner()),
                orientation.transform(),
                variant.shape().outline().translated(place(index)),
                doorsOf.get(index),
                room.data(),
                room.label(),
                floorPlan(variant, orientation, place(index)));
    }

    private PlacedRoom placedCorridor(int index, Link link) {
        int object = layout.corridorOf(link);
        Variant variant = layout.variant(object);
        Variant.Orientation orientation = drawOrientation(variant);
        return new PlacedRoom(
                index,
                corridorId(link),
                "",
                variant.template().name(),
                true,
                place(object).minus(orientation.corner()),
                orientation.transform(),
                variant.shape().outline().translated(place(object)),
                doorsOf.get(index),
                List.of(),
                "",
                floorPlan(variant, orientation, place(object)));
    }

    private static PlacedFloorPlan floorPlan(Variant variant, Variant.Orientation orientation, Point place) {
        return PlacedFloorPlan.of(
                variant.template().floorPlan(), orientation.transform(), place.minus(orientation.corner()));
    }

    /** {@code from--to}, lengthened if a room of the level or an earlier corridor already has that id. */
    private String corridorId(Link link) {
        String id = level.rooms().get(link.from()).id() + "--"
                + level.rooms().get(link.to()).id();
        while (!ids.add(id)) {
            id += "-";
        }
        return id;
    }

    private Variant.Orientation drawOrientation(Variant variant) {
        return variant.orientations().get(random.below(variant.orientations().size()));
    }

    private Point place(int object) {
        return new Point(layout.x(object), layout.y(object));
    }
}
