package undercroft.puzzle.tilt;

import java.util.List;
import java.util.stream.IntStream;
import undercroft.puzzle.Board;

/**
 * Chooses the part of a board to use. A board without blocked cells gets its outermost ring as a wall. If the free cells span a
 * larger rectangle than a grid can have, the field is the part of the board under one of the largest grids that contains the
 * largest region of free cells: on a tie the most square grid, then the topmost, then the leftmost.
 */
final class FieldChoice {

    /** Widths of the largest grids, the most square first. Longer grids make bad boards for tilting. */
    private static final List<Integer> WIDTHS = List.of(8, 9, 7, 10, 6, 12, 5);

    private final int width;
    private final int height;
    private final boolean[][] free;
    /** The number of free cells above a row and left of a column. */
    private final int[][] sums;

    private FieldChoice(Board board) {
        width = board.width();
        height = board.height();
        free = new boolean[height][width];
        sums = new int[height + 1][width + 1];
        int ring = board.freeCells() == width * height ? 1 : 0;
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                free[row][column] = Math.min(row, height - 1 - row) >= ring
                        && Math.min(column, width - 1 - column) >= ring
                        && !board.isBlocked(row, column);
                sums[row + 1][column + 1] =
                        sums[row][column + 1] + sums[row + 1][column] - sums[row][column] + (free[row][column] ? 1 : 0);
            }
        }
    }

    /** Chooses a field, whose area is one connected region, or empty if nothing is free. */
    static BoardField of(Board board) {
        return new FieldChoice(board).choose();
    }

    private BoardField choose() {
        BoardField.Extent extent = BoardField.Extent.of(
                IntStream.range(0, height).mapToObj(this::drawn).toList());
        if (extent.width() * extent.height() == 0) {
            return new BoardField(width, height, 0, 0, new Grid(1, 1), 0);
        }
        if (extent.width() * extent.height() <= Grid.MOST_CELLS) {
            return field(extent.top(), extent.left(), new Grid(extent.width(), extent.height()));
        }
        return largest(extent);
    }

    private BoardField largest(BoardField.Extent extent) {
        BoardField best = field(extent.top(), extent.left(), new Grid(1, 1));
        for (int columns : WIDTHS) {
            Grid grid =
                    new Grid(Math.min(columns, extent.width()), Math.min(Grid.MOST_CELLS / columns, extent.height()));
            for (int top = extent.top(); top + grid.height() <= extent.top() + extent.height(); top++) {
                for (int left = extent.left(); left + grid.width() <= extent.left() + extent.width(); left++) {
                    // Counting the cells rules out most places before the slower search for regions.
                    if (count(top, left, grid) > Long.bitCount(best.area())) {
                        BoardField field = field(top, left, grid);
                        best = Long.bitCount(field.area()) > Long.bitCount(best.area()) ? field : best;
                    }
                }
            }
        }
        return best;
    }

    private int count(int top, int left, Grid grid) {
        int bottom = top + grid.height();
        int right = left + grid.width();
        return sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left];
    }

    private BoardField field(int top, int left, Grid grid) {
        long cells = 0;
        for (int cell = 0; cell < grid.cells(); cell++) {
            cells |= free[top + grid.row(cell)][left + grid.column(cell)] ? Grid.bit(cell) : 0;
        }
        return new BoardField(width, height, top, left, grid, grid.largestRegion(cells));
    }

    private String drawn(int row) {
        StringBuilder text = new StringBuilder(width);
        for (boolean isFree : free[row]) {
            text.append(isFree ? Tile.FLOOR : Tile.WALL);
        }
        return text.toString();
    }
}
