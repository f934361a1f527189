package undercroft.puzzle.tilt;

import java.util.Objects;

/**
 * A rectangle of at most 64 cells as bits of a {@code long}: cell (row, column) is bit row · width + column, row 0 on top.
 */
final class Grid {

    static final int MOST_CELLS = Long.SIZE;

    private final int width;
    private final int height;
    private final long all;
    private final long firstColumn;

    Grid(int width, int height) {
        if (width < 1 || height < 1 || width * height > MOST_CELLS) {
            throw new IllegalArgumentException(
                    "The grid (%d × %d) must have from 1 to %d cells.".formatted(width, height, MOST_CELLS));
        }
        this.width = width;
        this.height = height;
        this.all = -1L >>> (Long.SIZE - width * height);
        long column = 0;
        for (int row = 0; row < height; row++) {
            column |= bit(row * width);
        }
        this.firstColumn = column;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    int cells() {
        return width * height;
    }

    long all() {
        return all;
    }

    int cell(int row, int column) {
        return row * width + column;
    }

    int row(int cell) {
        return cell / width;
    }

    int column(int cell) {
        return cell % width;
    }

    static long bit(int cell) {
        return 1L << cell;
    }

    /** The number to add to a cell for a step. */
    int stride(Way way) {
        return way.dy() * width + way.dx();
    }

    /** Shifts a set of cells by one step. Cells that would leave the rectangle are dropped. */
    long shifted(long set, Way way) {
        return switch (way) {
            case NORTH -> height == 1 ? 0 : set >>> width;
            case EAST -> (set << 1) & ~firstColumn & all;
            case SOUTH -> height == 1 ? 0 : (set << width) & all;
            case WEST -> (set & ~firstColumn) >>> 1;
        };
    }

    /** The orthogonal neighbours of the cells of a set, which may belong to the set themselves. */
    long beside(long set) {
        return shifted(set, Way.NORTH) | shifted(set, Way.EAST) | shifted(set, Way.SOUTH) | shifted(set, Way.WEST);
    }

    /** The cells of {@code within} connected with one of its cells. */
    long region(int cell, long within) {
        long region = bit(cell);
        long grown = (region | beside(region)) & within;
        while (grown != region) {
            region = grown;
            grown = (region | beside(region)) & within;
        }
        return region;
    }

    /** The largest connected part of a set; on a tie the one with the first cell. */
    long largestRegion(long set) {
        long largest = 0;
        for (long rest = set; rest != 0; ) {
            long region = region(Long.numberOfTrailingZeros(rest), set);
            if (Long.bitCount(region) > Long.bitCount(largest)) {
                largest = region;
            }
            rest &= ~region;
        }
        return largest;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Grid grid && width == grid.width && height == grid.height;
    }

    @Override
    public int hashCode() {
        return Objects.hash(width, height);
    }
}
