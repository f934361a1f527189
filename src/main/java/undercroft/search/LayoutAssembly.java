package undercroft.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.configspace.Passage;
import undercroft.configspace.SharedDoor;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedFloorPlan;
import undercroft.layout.PlacedRoom;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.placement.MirrorTable;
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
    private final Optional<EarlierLayout> earlier;
    private final SeededRandom random;
    private final Optional<MirroredDoors> mirroredDoors;
    private final List<Door> doors = new ArrayList<>();
    private final List<LayoutConnection> connections = new ArrayList<>();
    private final List<Integer> corridorObjects = new ArrayList<>();
    private final List<List<Integer>> doorsOf = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();

    private LayoutAssembly(Plan plan, long seed, PartialLayout layout, Optional<EarlierLayout> earlier) {
        this.plan = plan;
        this.level = plan.level();
        this.seed = seed;
        this.layout = layout;
        this.earlier = earlier;
        this.random = SeededRandom.of(seed, STREAM);
        this.mirroredDoors = MirrorTable.of(plan).map(table -> new MirroredDoors(table, layout));
    }

    /**
     * Makes a layout.
     *
     * @param earlier what has not moved since this layout, and the doors between, stay as they were. The rest is then drawn from
     *     random streams of the rooms' ids, so that it does not depend on what else there is
     */
    static Layout assemble(Plan plan, long seed, PartialLayout layout, Optional<EarlierLayout> earlier) {
        return new LayoutAssembly(plan, seed, layout, earlier).assemble();
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
        List<Door> known = knownDoors(link);
        if (layout.isPlaced(corridorObject)) {
            corridor = level.rooms().size() + corridorObjects.size();
            corridorObjects.add(corridorObject);
            doorsOf.add(new ArrayList<>());
        }
        if (!known.isEmpty()) {
            mirroredDoors.ifPresent(doorsSoFar -> doorsSoFar.addKnown(link, known));
            addKnown(connection, link, corridor, known);
        } else if (corridor != LayoutConnection.NO_CORRIDOR) {
            SeededRandom draws = drawsOf(link);
            drawDoor(connection, link.from(), link.from(), corridorObject, corridor, draws);
            drawDoor(connection, corridorObject, corridor, link.to(), link.to(), draws);
        } else {
            drawDoor(connection, link.from(), link.from(), link.to(), link.to(), drawsOf(link));
        }
        connections.add(new LayoutConnection(link.from(), link.to(), corridor, connection.access()));
    }

    /** The doors of a connection, where neither its rooms nor its corridor have moved. */
    private List<Door> knownDoors(Link link) {
        boolean stands = hasStayed(link.from()) && hasStayed(link.to());
        int corridor = layout.corridorOf(link);
        return stands && (!layout.isPlaced(corridor) || hasStayed(corridor))
                ? earlier.orElseThrow().doors(link)
                : List.of();
    }

    private boolean hasStayed(int object) {
        return stood(object).isPresent();
    }

    /** An object as it was in the earlier layout, if it has not moved. */
    private Optional<EarlierLayout.Stand> stood(int object) {
        return earlier.flatMap(known -> known.stand(object))
                .filter(stand ->
                        stand.variant().index() == layout.variant(object).index()
                                && stand.x() == layout.x(object)
                                && stand.y() == layout.y(object));
    }

    private void addKnown(Connection connection, Link link, int corridor, List<Door> known) {
        if (corridor == LayoutConnection.NO_CORRIDOR) {
            addDoor(
                    connection,
                    link.from(),
                    link.to(),
                    known.get(0).at(),
                    known.get(0).socket());
        } else {
            addDoor(
                    connection,
                    link.from(),
                    corridor,
                    known.get(0).at(),
                    known.get(0).socket());
            addDoor(
                    connection,
                    corridor,
                    link.to(),
                    known.get(1).at(),
                    known.get(1).socket());
        }
    }

    /** Where draws for a connection come from. */
    private SeededRandom drawsOf(Link link) {
        return earlier.isPresent() ? drawsOf(corridorName(link)) : random;
    }

    /** Where draws for a room or corridor come from. */
    private SeededRandom drawsOf(String id) {
        return earlier.isPresent()
                ? SeededRandom.of(SeededRandom.of(seed, STREAM).nextLong(), id.hashCode())
                : random;
    }

    private void drawDoor(Connection connection, int objectA, int roomA, int objectB, int roomB, SeededRandom draws) {
        List<SharedDoor> shared = SharedDoor.between(
                layout.variant(objectA).shape(),
                place(objectA),
                layout.variant(objectB).shape(),
                place(objectB),
                connection.oneWay() ? Passage.FORWARD : Passage.BOTH_WAYS);
        List<SharedDoor> alike =
                mirroredDoors.isEmpty() ? shared : mirroredDoors.get().among(shared, objectA, objectB);
        SharedDoor drawn = alike.get(draws.below(alike.size()));
        mirroredDoors.ifPresent(known -> known.add(objectA, objectB, drawn.at()));
        addDoor(connection, roomA, roomB, drawn.at(), drawn.socket());
    }

    private void addDoor(Connection connection, int roomA, int roomB, Segment at, String socket) {
        int index = doors.size();
        doors.add(new Door(index, roomA, roomB, at, Facing.ofEdge(at.step()), socket, connection.access()));
        doorsOf.get(roomA).add(index);
        doorsOf.get(roomB).add(index);
    }

    private PlacedRoom placedRoom(int index) {
        Room room = level.rooms().get(index);
        Variant variant = layout.variant(index);
        Variant.Orientation orientation = orientation(index, room.id());
        return new PlacedRoom(
                index,
                room.id(),
                room.type(),
                variant.template().name(),
                false,
                place(index).minus(orientation.corner()),
                orientation.transform(),
                outline(index),
                doorsOf.get(index),
                room.data(),
                room.label(),
                floorPlan(variant, orientation, place(index)));
    }

    private PlacedRoom placedCorridor(int index, Link link) {
        int object = layout.corridorOf(link);
        String name = corridorName(link);
        Variant variant = layout.variant(object);
        Variant.Orientation orientation = orientation(object, name);
        return new PlacedRoom(
                index,
                corridorId(name),
                "",
                variant.template().name(),
                true,
                place(object).minus(orientation.corner()),
                orientation.transform(),
                outline(object),
                doorsOf.get(index),
                List.of(),
                "",
                floorPlan(variant, orientation, place(object)));
    }

    private static PlacedFloorPlan floorPlan(Variant variant, Variant.Orientation orientation, Point place) {
        return PlacedFloorPlan.of(
                variant.template().floorPlan(), orientation.transform(), place.minus(orientation.corner()));
    }

    /** The name of a corridor, lengthened if a room of the level or an earlier corridor already has that id. */
    private String corridorId(String name) {
        String id = name;
        while (!ids.add(id)) {
            id += "-";
        }
        return id;
    }

    /** {@code from--to}. */
    private String corridorName(Link link) {
        return level.rooms().get(link.from()).id() + "--"
                + level.rooms().get(link.to()).id();
    }

    private Polygon outline(int object) {
        return stood(object)
                .map(stand -> stand.room().outline())
                .orElseGet(() -> layout.variant(object).shape().outline().translated(place(object)));
    }

    /** The orientation of an object: as it was if the object has not moved, and drawn otherwise. */
    private Variant.Orientation orientation(int object, String name) {
        List<Variant.Orientation> all = layout.variant(object).orientations();
        return stood(object)
                .flatMap(stand -> all.stream()
                        .filter(each -> each.transform().equals(stand.room().transform()))
                        .findFirst())
                .orElseGet(() -> all.get(drawsOf(name).below(all.size())));
    }

    private Point place(int object) {
        return new Point(layout.x(object), layout.y(object));
    }
}
