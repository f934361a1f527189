package undercroft.filling;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import undercroft.geometry.Box;
import undercroft.geometry.CoveredCells;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.layout.Layout;
import undercroft.layout.PlacedFloorPlan;
import undercroft.layout.PlacedRoom;
import undercroft.level.DataEntry;
import undercroft.puzzle.Board;
import undercroft.template.EdgeStyle;
import undercroft.template.RoomTemplate;
import undercroft.tiles.Floors;

/**
 * The floor of a room that a puzzle may use. The board is the room's bounding box. A cell belongs to the floor if the room
 * covers all of it, so that no piece lies under a slanted wall, and neither a hole, pillar, marker nor the rock of a rough edge is there. An apron in front of every door stays free: the cells onto which the door opens, one cell
 * deep and as wide as the door. So a player who enters has somewhere to stand, and no puzzle starts in a doorway.
 *
 * @param box the bounding box of the room, in world cells
 * @param free the cells that a puzzle may use, by their lower left corners
 * @param aprons the cells in front of doors, by their lower left corners
 */
record RoomFloor(Box box, Set<Point> free, Set<Point> aprons) {

    RoomFloor {
        free = Set.copyOf(free);
        aprons = Set.copyOf(aprons);
    }

    /** The floor of a placed room. */
    static RoomFloor of(Floors floors, PlacedRoom room) {
        Set<Point> free = floors.floor(room.index());
        Set<Point> aprons = floors.aprons(room.index());
        aprons.retainAll(free);
        free.removeAll(aprons);
        free.retainAll(CoveredCells.whole(room.outline()));
        room.markers().forEach(marker -> free.remove(marker.cell()));
        return new RoomFloor(room.outline().bounds(), free, aprons);
    }

    /** The floor of a template that is not placed yet. Its doors are unknown, so there are no aprons; and its edge is straight. */
    static RoomFloor of(RoomTemplate template, Transform transform) {
        PlacedRoom alone = new PlacedRoom(
                        0,
                        template.name(),
                        "",
                        template.name(),
                        false,
                        Point.ORIGIN,
                        transform,
                        template.outline().transformed(transform),
                        List.of(),
                        List.<DataEntry>of())
                .withFloorPlan(PlacedFloorPlan.of(template.floorPlan(), transform, Point.ORIGIN)
                        .withEdge(EdgeStyle.STRAIGHT));
        Layout layout = new Layout(template.name(), 0, List.of(alone), List.of(), List.of());
        return of(Floors.of(layout), alone);
    }

    /** The same floor with more aprons. Cells that are not free are ignored. */
    RoomFloor withAprons(Set<Point> more) {
        Set<Point> left = new LinkedHashSet<>(free);
        Set<Point> taken = new LinkedHashSet<>(aprons);
        more.stream().filter(left::remove).forEach(taken::add);
        return new RoomFloor(box, left, taken);
    }

    /** The lower left corner of the board, in world cells. */
    Point corner() {
        return new Point(box.x(), box.y());
    }

    /** The board for the puzzle, top row first: free cells, aprons as doors, everything else blocked. */
    Board board() {
        List<String> rows = new ArrayList<>();
        for (int y = box.maxY() - 1; y >= box.y(); y--) {
            StringBuilder row = new StringBuilder();
            for (int x = box.x(); x < box.maxX(); x++) {
                Point cell = new Point(x, y);
                row.append(free.contains(cell) ? Board.FREE : aprons.contains(cell) ? Board.DOOR : Board.BLOCKED);
            }
            rows.add(row.toString());
        }
        return Board.of(rows);
    }
}
