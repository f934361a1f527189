package undercroft.tiles;

import java.util.ArrayList;
import java.util.List;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;

/** A small layout made by hand. */
final class Sketch {

    private final List<PlacedRoom> rooms = new ArrayList<>();
    private final List<Door> doors = new ArrayList<>();

    /** Adds a room with these corners, given as x, y, x, y … */
    Sketch room(int... corners) {
        return room(false, corners);
    }

    Sketch corridor(int... corners) {
        return room(true, corners);
    }

    Sketch door(int roomA, int roomB, int fromX, int fromY, int toX, int toY) {
        Segment at = Segment.of(fromX, fromY, toX, toY);
        doors.add(new Door(doors.size(), roomA, roomB, at, Facing.ofEdge(at.step()), "", false, ""));
        return this;
    }

    TileMap tiles(WallRule rule) {
        return TileMap.of(layout(), rule);
    }

    TileMap tiles(WallRule rule, int scale) {
        return TileMap.of(layout(), rule, scale);
    }

    Layout layout() {
        return new Layout("sketch", 1, rooms, doors, List.of());
    }

    private Sketch room(boolean isCorridor, int... corners) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < corners.length; i += 2) {
            points.add(new Point(corners[i], corners[i + 1]));
        }
        rooms.add(new PlacedRoom(
                rooms.size(),
                "room-" + rooms.size(),
                "",
                "template",
                isCorridor,
                points.get(0),
                Transform.R0,
                Polygon.of(points),
                List.of(),
                List.of()));
        return this;
    }

    /** A map as text: the top row first, "#" wall, "." floor, ":" corridor, "+" door; lines end with "\
     * ". */
    static String drawn(TileMap map) {
        StringBuilder text = new StringBuilder();
        for (int y = map.bounds().maxY() - 1; y >= map.bounds().y(); y--) {
            StringBuilder line = new StringBuilder();
            for (int x = map.bounds().x(); x < map.bounds().maxX(); x++) {
                line.append(" .#+:".charAt(map.tileAt(x, y).number()));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }
}
