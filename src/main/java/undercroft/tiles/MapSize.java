package undercroft.tiles;

import java.util.Optional;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.layout.Door;
import undercroft.layout.Layout;

/** Limits the work of drawing a layout cell by cell. Only layouts that are invalid or very large exceed a limit. */
public final class MapSize {

    /** The most cells of a map: editors become too slow to use with larger ones, and as text they take 8 MB. */
    private static final long MAX_CELLS = 4_000_000;

    /** The most cells in the bounding box of a room, which is searched cell by cell: those of the largest drawn template. */
    private static final long MAX_CELLS_OF_ROOM = 1_000_000;

    /** The most cells in the bounding boxes of all rooms, which are searched one by one: each cell of the map four times. */
    private static final long MAX_ROOM_CELLS = 4 * MAX_CELLS;

    /** The most sides of cells around the steps of all doors: a second of work, and ten doors for each of 10,000 rooms. */
    private static final long MAX_DOOR_SIDES = 100_000_000;

    private MapSize() {}

    /** {@return why a layout cannot be drawn cell by cell, as the predicate of a sentence; empty if it can} */
    public static Optional<String> excess(Layout layout) {
        return excess(layout, 1);
    }

    /**
     * {@return why a layout cannot be drawn tile by tile, as the predicate of a sentence; empty if it can}
     *
     * @param scale the number of tiles along the side of a cell
     */
    public static Optional<String> excess(Layout layout, int scale) {
        Box bounds = layout.bounds();
        if (cells(bounds) > MAX_CELLS) {
            return Optional.of("(%d × %d cells) is too large".formatted(bounds.width(), bounds.height()));
        }
        if (cells(bounds) * scale * scale > MAX_CELLS) {
            return Optional.of("(%d × %d cells) is too large at the tile scale %d"
                    .formatted(bounds.width(), bounds.height(), scale));
        }
        if (layout.rooms().stream().anyMatch(room -> cells(room.outline().bounds()) > MAX_CELLS_OF_ROOM)) {
            return Optional.of("has a room that is too large");
        }
        long ofRooms = layout.rooms().stream()
                .mapToLong(room -> cells(room.outline().bounds()))
                .sum();
        if (ofRooms > MAX_ROOM_CELLS) {
            return Optional.of("has too many rooms over one another");
        }
        double ofDoors =
                layout.doors().stream().mapToDouble(MapSize::sidesAround).sum();
        return ofDoors > MAX_DOOR_SIDES ? Optional.of("has doors that are too long") : Optional.empty();
    }

    private static long cells(Box box) {
        return (long) box.width() * box.height();
    }

    /** About the number of sides that are searched for the openings of a door. */
    private static double sidesAround(Door door) {
        Point step = door.at().step();
        double side = 3.0 * (1 + Math.max(Math.abs((double) step.x()), Math.abs((double) step.y())));
        return 2 * side * side * door.length();
    }
}
