package undercroft.verify;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomPuzzle;
import undercroft.puzzle.Board;

/**
 * The cells of a room that a puzzle may use: those whose centre is inside the outline or on it, except holes, pillars, markers and
 * the cell in front of each step of a door. In front of a slanted door it is not defined which cells are nearest, so nothing is
 * checked there.
 */
final class PuzzleFloor {

    /** A cell that a puzzle must not use, and why. */
    record WrongCell(Point cell, String is) {}

    private final PlacedRoom room;
    private final Set<Point> inFrontOfDoors = new HashSet<>();

    PuzzleFloor(Layout layout, PlacedRoom room) {
        this.room = room;
        for (int index : room.doors()) {
            Door door = layout.doors().get(index);
            if (door.roomA() == room.index()) {
                addCellsLeftOf(door.at().from(), door.at().to());
            } else if (door.roomB() == room.index()) {
                addCellsLeftOf(door.at().to(), door.at().from());
            }
        }
    }

    /** Whether a cell lies in front of a door of the room. */
    boolean isInFrontOfDoor(Point cell) {
        return inFrontOfDoors.contains(cell);
    }

    /** The first wrong cell, from top to bottom and left to right. */
    Optional<WrongCell> firstWrongCell(RoomPuzzle puzzle) {
        for (int row = 0; row < puzzle.data().height(); row++) {
            List<Segment> edges = edgesAcross(2 * puzzle.cell(row, 0).y() + 1);
            for (int column = 0; column < puzzle.data().width(); column++) {
                Point cell = puzzle.cell(row, column);
                if (puzzle.data().rows().get(row).charAt(column) != Board.BLOCKED) {
                    if (!isFloor(cell, edges)) {
                        return Optional.of(new WrongCell(cell, "is off the floor"));
                    }
                    if (isSolid(cell)) {
                        return Optional.of(new WrongCell(cell, "is in a hole or pillar"));
                    }
                    if (room.markers().stream().anyMatch(marker -> marker.cell().equals(cell))) {
                        return Optional.of(new WrongCell(cell, "is that of a marker"));
                    }
                    if (inFrontOfDoors.contains(cell)) {
                        return Optional.of(new WrongCell(cell, "lies in front of a door"));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** Adds the cells on the room's side of a door, which is its left side. */
    private void addCellsLeftOf(Point from, Point to) {
        int dx = Integer.signum(to.x() - from.x());
        int dy = Integer.signum(to.y() - from.y());
        if (dx != 0 && dy != 0) {
            return;
        }
        Box box = room.outline().bounds();
        if (!box.contains(from) || !box.contains(to)) {
            // Not a door of this room, which is reported elsewhere. It may be too long to walk along.
            return;
        }
        for (Point at = from; !at.equals(to); at = new Point(at.x() + dx, at.y() + dy)) {
            // The cell's lower left corner: of the two cells beside the step, the one on its left.
            inFrontOfDoors.add(new Point(at.x() - (dx < 0 || dy > 0 ? 1 : 0), at.y() - (dx < 0 || dy < 0 ? 1 : 0)));
        }
    }

    /**
     * Casts a ray to the east. Coordinates are doubled, so that centres are odd and vertices even and the ray meets no
     * vertex.
     */
    private static boolean isFloor(Point cell, List<Segment> edges) {
        Point centre = new Point(2 * cell.x() + 1, 2 * cell.y() + 1);
        boolean inside = false;
        for (Segment edge : edges) {
            long turn = Grid.turn(edge.from(), edge.to(), centre);
            if (turn == 0) {
                return true;
            }
            inside ^= turn > 0;
        }
        return inside;
    }

    private boolean isSolid(Point cell) {
        return room.floorPlan().pillars().contains(cell)
                || room.floorPlan().holes().stream().anyMatch(hole -> Grid.sideOfCentre(hole, cell) >= 0);
    }

    /** The edges that cross a height, upwards; heights and edges in half cells. */
    private List<Segment> edgesAcross(int height) {
        return room.outline().edges().stream()
                .map(edge -> edge.from().y() < edge.to().y() ? edge : edge.reversed())
                .filter(edge ->
                        2 * edge.from().y() < height && height < 2 * edge.to().y())
                .map(edge -> new Segment(edge.from().times(2), edge.to().times(2)))
                .toList();
    }
}
