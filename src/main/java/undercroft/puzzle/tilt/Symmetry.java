package undercroft.puzzle.tilt;

import java.util.List;

/** The symmetry of the walls of a board. */
enum Symmetry {
    NONE,
    LEFT_RIGHT,
    TOP_BOTTOM,
    TURNED,
    BOTH;

    static final List<Symmetry> ALL = List.of(values());

    /** The number of images of a wall, itself included. */
    int images() {
        return switch (this) {
            case NONE -> 1;
            case LEFT_RIGHT, TOP_BOTTOM, TURNED -> 2;
            case BOTH -> 4;
        };
    }

    /** A cell with all its images. */
    long images(Grid grid, int cell) {
        int row = grid.row(cell);
        int column = grid.column(cell);
        long itself = Grid.bit(cell);
        long leftRight = Grid.bit(grid.cell(row, grid.width() - 1 - column));
        long topBottom = Grid.bit(grid.cell(grid.height() - 1 - row, column));
        long turned = Grid.bit(grid.cell(grid.height() - 1 - row, grid.width() - 1 - column));
        return switch (this) {
            case NONE -> itself;
            case LEFT_RIGHT -> itself | leftRight;
            case TOP_BOTTOM -> itself | topBottom;
            case TURNED -> itself | turned;
            case BOTH -> itself | leftRight | topBottom | turned;
        };
    }

    /** A set with all its images. */
    long images(Grid grid, long set) {
        long all = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            all |= images(grid, Long.numberOfTrailingZeros(rest));
        }
        return all;
    }
}
