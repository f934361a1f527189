package undercroft.puzzle.tilt;

import undercroft.random.SeededRandom;

/**
 * Draws walls into an open area. Some grow from its border, each of parts that turn off at right angles and get shorter;
 * some stand alone inside. All are repeated in the same symmetry. Of what they leave open, the largest region is kept and
 * the rest filled.
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
     * @return the cells that do
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

    /** From 1 to {@value #MOST_WALLS} walls with their images, unless one alone has more images. */
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
            // Right or left of the way; the next part begins beside the end of this one.
            way = way.turned(random.below(2) == 0 ? 1 : Way.COUNT - 1);
            start = grid.shifted(start, way) & free();
            length = random.below(length);
        }
    }

    /** The part's last cell. */
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
            long place = drawn(amidst(free()));
            if (place != 0) {
                walls |= symmetry.images(grid, Long.numberOfTrailingZeros(place));
            }
        }
    }

    /** The cells of a set whose eight neighbours are in it too. */
    private long amidst(long set) {
        long row = set & grid.shifted(set, Way.EAST) & grid.shifted(set, Way.WEST);
        return row & grid.shifted(row, Way.NORTH) & grid.shifted(row, Way.SOUTH);
    }

    private long drawn(long set) {
        return Cells.draw(set, random);
    }
}
