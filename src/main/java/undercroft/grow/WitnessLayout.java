package undercroft.grow;

import java.util.ArrayList;
import java.util.List;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.random.SeededRandom;
import undercroft.template.RoomTemplate;

/** Lays out a grown level on the lattice it grew on: each cell gets a fitting room with its origin in the cell's centre. */
final class WitnessLayout {

    private final Level level;
    private final LatticeGraph graph;
    private final RoomKit kit;
    private final SeededRandom random;

    private final List<Door> doors = new ArrayList<>();
    private final List<List<Integer>> doorsOf = new ArrayList<>();
    private final List<PlacedRoom> corridors = new ArrayList<>();
    private final List<LayoutConnection> connections = new ArrayList<>();

    private WitnessLayout(Level level, LatticeGraph graph, RoomKit kit, SeededRandom random) {
        this.level = level;
        this.graph = graph;
        this.kit = kit;
        this.random = random;
    }

    /**
     * Makes a layout.
     *
     * @param level its room i stands for cell i of the graph
     * @return a valid layout of the level
     */
    static Layout of(Level level, long seed, LatticeGraph graph, RoomKit kit, SeededRandom random) {
        WitnessLayout layout = new WitnessLayout(level, graph, kit, random);
        level.rooms().forEach(room -> layout.doorsOf.add(new ArrayList<>()));
        level.connections().forEach(layout::connect);
        List<PlacedRoom> rooms = new ArrayList<>();
        for (int i = 0; i < level.rooms().size(); i++) {
            rooms.add(layout.room(i));
        }
        rooms.addAll(layout.corridors);
        return new Layout(level.name(), seed, rooms, layout.doors, layout.connections);
    }

    private void connect(Connection connection) {
        Point ahead = graph.cells().get(connection.to()).minus(graph.cells().get(connection.from()));
        Segment first = middleDoor(centre(connection.from()).plus(ahead.times(kit.reach())), ahead);
        int corridor = LayoutConnection.NO_CORRIDOR;
        if (connection.hasCorridor()) {
            Segment second = first.translated(ahead.times(kit.gap()));
            corridor = level.rooms().size() + corridors.size();
            doorsOf.add(new ArrayList<>());
            addDoor(connection.from(), corridor, first);
            addDoor(corridor, connection.to(), second);
            corridors.add(corridor(corridor, connection, first, second));
        } else {
            addDoor(connection.from(), connection.to(), first);
        }
        connections.add(new LayoutConnection(connection.from(), connection.to(), corridor, false, ""));
    }

    /**
     * A door at a random place of the straight wall around the middle of a side, one cell from the ends of that wall. The
     * interior of its room is to the left.
     */
    private Segment middleDoor(Point middle, Point outward) {
        Point along = new Point(-outward.y(), outward.x());
        int reach = RoomKit.CLEAR_WALL - 1;
        int start = random.below(2 * reach - kit.doorLength() + 1) - reach;
        Point from = middle.plus(along.times(start));
        return new Segment(from, from.plus(along.times(kit.doorLength())));
    }

    private void addDoor(int roomA, int roomB, Segment at) {
        int index = doors.size();
        doors.add(new Door(index, roomA, roomB, at, Facing.ofEdge(at.step()), "", false, ""));
        doorsOf.get(roomA).add(index);
        doorsOf.get(roomB).add(index);
    }

    private PlacedRoom room(int index) {
        Room room = level.rooms().get(index);
        RoomTemplate template = random.oneOf(kit.fitting());
        Transform transform = random.oneOf(template.transforms());
        return placed(index, room.id(), template, false, centre(index), transform);
    }

    private PlacedRoom corridor(int index, Connection connection, Segment first, Segment second) {
        String id = level.rooms().get(connection.from()).id() + "--"
                + level.rooms().get(connection.to()).id();
        RoomTemplate template = random.oneOf(kit.fittingCorridors());
        Transform transform = first.from().x() == second.from().x() ? Transform.R0 : Transform.R90;
        Box place = Box.around(List.of(first.from(), first.to(), second.from(), second.to()));
        Box drawn = template.outline().transformed(transform).bounds();
        Point position = new Point(place.x() - drawn.x(), place.y() - drawn.y());
        return placed(index, id, template, true, position, transform);
    }

    private PlacedRoom placed(
            int index, String id, RoomTemplate template, boolean isCorridor, Point position, Transform transform) {
        Polygon outline = template.outline().transformed(transform).translated(position);
        return new PlacedRoom(
                index,
                id,
                "",
                template.name(),
                isCorridor,
                position,
                transform,
                outline,
                doorsOf.get(index),
                List.of());
    }

    private Point centre(int index) {
        return graph.cells().get(index).times(2 * kit.reach() + kit.gap());
    }
}
