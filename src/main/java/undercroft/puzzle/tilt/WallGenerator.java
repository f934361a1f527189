package undercroft.puzzle.tilt;

import undercroft.random.SeededRandom;

/**
 * Draws random walls into an open area. Some grow from its border in parts that turn at right angles and get shorter; some are
 * single cells inside. All are repeated in the same symmetry. Only the largest open region is kept; the rest is filled.
 */
final class WallGenerator {

    private static final int MOST_WALLS = 4;
    private static final int MOST_INNER_WALLS = 2;

    private final Grid grid;
    private final long area;
    private final SeededRandom random;
    private final Symmetry symmetry;
    private long walls;

    private WallGenerator(Grid grid, long area, SeededRandom random) {
        this.grid = grid;
        this.area = area;
        this.random = random;
        this.symmetry = random.oneOf(Symmetry.ALL);
    }

    /**
     * Draws walls.
     *
     * @param area the cells that may stay open
     * @return the cells that stay open
     */
    static long openCells(Grid grid, long area, SeededRandom random) {
        WallGenerator generator = new WallGenerator(grid, area, random);
        generator.growFromBorder();
        generator.addInnerWalls();
        return grid.largestRegion(generator.free());
    }

    private long free() {
        return area & ~walls;
    }

    /** Adds 1 to {@value #MOST_WALLS} walls with their images, or one wall if it has more images than that. */
    private void growFromBorder() {
        int count = random.between(1, MOST_WALLS);
        for (int drawn = 0; drawn == 0 || drawn + symmetry.images() <= count; drawn += symmetry.images()) {
            growOne();
        }
    }

    private void growOne() {
        Way way = random.oneOf(Way.ALL);
        long start = drawn(free() & ~grid.shifted(area, way));
        int most = Math.max(1, Math.min(grid.width(), grid.height()) / 2);
        int length = random.between(1, most);
        while (start != 0 && length > 0) {
            start = growPart(start, way, length);
            // The next part starts beside the end of this one and turns right or left.
            way = way.turned(random.below(2) == 0 ? 1 : Way.COUNT - 1);
            start = grid.shifted(start, way) & free();
            length = random.below(length);
        }
    }

    /**
     * Adds a straight part of a wall.
     *
     * @return its last cell
     */
    private long growPart(long start, Way way, int length) {
        long cell = start;
        long end = start;
        for (int i = 0; i < length && cell != 0; i++) {
            walls |= symmetry.images(grid, Long.numberOfTrailingZeros(cell));
            end = cell;
            cell = grid.shifted(cell, way) & free();
        }
        return end;
    }

    private void addInnerWalls() {
        int count = random.below(MOST_INNER_WALLS + 1);
        for (int i = 0; i < count; i++) {
            long place = drawn(interior(free()));
            if (place != 0) {
                walls |= symmetry.images(grid, Long.numberOfTrailingZeros(place));
            }
        }
    }

    /** The cells of a set whose eight neighbours belong to it too. */
    private long interior(long set) {
        long row = set & grid.shifted(set, Way.EAST) & grid.shifted(set, Way.WEST);
        return row & grid.shifted(row, Way.NORTH) & grid.shifted(row, Way.SOUTH);
    }

    private long drawn(long set) {
        return Cells.draw(set, random);
    }
}
