package undercroft.importing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.Point;
import undercroft.source.SourcePosition;
import undercroft.template.DoorDirection;

/**
 * Rooms of Edgar for Unity, which are made of tiles. Their walls are tiles too, and neighbours share them: there the corners of an outline and
 * the ends of a door are tiles. Here the wall tile in column x becomes the line at x, and a door over the wall tiles from a to b the stretch from
 * a to b + 1. So rooms meet here exactly where they do in Edgar, as long as no room is turned, and Edgar for Unity turns none.
 */
final class EdgarTiles {

    /** The directions in which an outline goes on, clockwise. */
    private static final List<Point> CLOCKWISE =
            List.of(new Point(0, 1), new Point(1, 0), new Point(0, -1), new Point(-1, 0));

    private EdgarTiles() {}

    /**
     * Goes around the outermost tiles, clockwise with a wall on the left, as {@code RoomTemplateLoaderGrid2D.cs} of Edgar for Unity does.
     *
     * @return the corners; nothing if the tiles are no room
     */
    static Optional<List<Point>> outline(Set<Point> tiles) {
        Optional<Point> lowest = tiles.stream().min(Point::compareTo);
        if (lowest.isEmpty()) {
            return Optional.empty();
        }
        Point start = lowest.get();
        Set<Point> met = new HashSet<>();
        List<Point> corners = new ArrayList<>();
        Point at = start;
        int heading = 0;
        do {
            Optional<Integer> next = next(tiles, at, heading);
            if (next.isEmpty()) {
                return Optional.empty();
            }
            if (next.get() != heading || at.equals(start)) {
                if (!met.add(at)) {
                    return Optional.empty();
                }
                corners.add(at);
            }
            heading = next.get();
            at = at.plus(CLOCKWISE.get(heading));
        } while (!at.equals(start));
        return corners.size() < 4 ? Optional.empty() : Optional.of(corners);
    }

    /** The direction in which an outline goes on: to the left if it can, else ahead, else to the right. */
    private static Optional<Integer> next(Set<Point> tiles, Point at, int heading) {
        int all = CLOCKWISE.size();
        return List.of((heading + all - 1) % all, heading, (heading + 1) % all).stream()
                .filter(direction -> tiles.contains(at.plus(CLOCKWISE.get(direction))))
                .findFirst();
    }

    /**
     * The doors over the tiles of a wall, between two of them and including both.
     *
     * @param length in tiles, of a door anywhere between them; 0 for a door that covers all of them
     * @return usually one; one on each wall for the tile of a corner; none if the door does not lie on a wall, which is reported
     */
    static List<TemplateDraft.Door> doors(
            SourcePosition position,
            Point from,
            Point to,
            int length,
            DoorDirection direction,
            List<Point> outline,
            ImportReport report) {
        List<TemplateDraft.Door> doors = new ArrayList<>();
        boolean isOnWall = false;
        for (int i = 0; i < outline.size(); i++) {
            Wall wall = Wall.between(outline.get(i), outline.get((i + 1) % outline.size()));
            if (!wall.contains(from) || !wall.contains(to)) {
                continue;
            }
            isOnWall = true;
            int first = Math.min(wall.along(from), wall.along(to));
            int last = Math.max(wall.along(from), wall.along(to));
            int end = Math.min(last + 1, wall.last());
            int needed = length == 0 ? last + 1 - first : length;
            if (end - first >= needed) {
                doors.add(new TemplateDraft.Door(position, wall.at(first), wall.at(end), needed, "", direction));
            }
        }
        if (!isOnWall) {
            report.error(
                    position,
                    "The door from tile %s to tile %s does not lie on the outline of its room. Move it there."
                            .formatted(from, to));
        } else if (doors.isEmpty()) {
            report.omit(position, "A door over the last tile of a wall, which is a corner,");
        }
        return doors;
    }

    /** A wall along an axis. */
    private record Wall(boolean isHorizontal, int across, int first, int last) {

        static Wall between(Point from, Point to) {
            return from.y() == to.y()
                    ? new Wall(true, from.y(), Math.min(from.x(), to.x()), Math.max(from.x(), to.x()))
                    : new Wall(false, from.x(), Math.min(from.y(), to.y()), Math.max(from.y(), to.y()));
        }

        int along(Point tile) {
            return isHorizontal ? tile.x() : tile.y();
        }

        boolean contains(Point tile) {
            return (isHorizontal ? tile.y() : tile.x()) == across && along(tile) >= first && along(tile) <= last;
        }

        Point at(int along) {
            return isHorizontal ? new Point(along, across) : new Point(across, along);
        }
    }
}
