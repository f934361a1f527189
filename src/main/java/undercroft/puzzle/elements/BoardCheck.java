package undercroft.puzzle.elements;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import undercroft.graph.Components;
import undercroft.puzzle.Board;

/** Checks whether a board is large enough for a puzzle, and not too large. */
final class BoardCheck {

    /** Free cells of the largest connected piece. On fewer cells, four characters and a chest have no room to move. */
    private static final int LEAST_FREE_CELLS = 9;

    private BoardCheck() {}

    /**
     * Checks a board.
     *
     * @return why it is too small or too large and what would fit; empty if it fits
     */
    static Optional<String> refusal(Board board) {
        int cells = board.width() * board.height();
        if (cells > ElementsPuzzle.MOST_CELLS) {
            return Optional.of("A board of %d x %d has %d cells, and elements takes %d at most; 15 x 17 would fit."
                    .formatted(board.width(), board.height(), cells, ElementsPuzzle.MOST_CELLS));
        }
        int largest = largestPiece(board);
        return largest >= LEAST_FREE_CELLS
                ? Optional.empty()
                : Optional.of(
                        "The largest piece of the board has %d free cells, and elements needs %d; 3 x 3 would fit."
                                .formatted(largest, LEAST_FREE_CELLS));
    }

    private static int largestPiece(Board board) {
        Components pieces = new Components(board.width() * board.height());
        int[] sizes = new int[pieces.vertices()];
        List<Cell> free = freeCells(board);
        for (Cell cell : free) {
            for (Side side : List.of(Side.EAST, Side.SOUTH)) {
                Cell next = side.of(cell);
                if (board.isFree(next.row(), next.column())) {
                    pieces.join(index(board, cell), index(board, next));
                }
            }
        }
        free.forEach(cell -> sizes[pieces.lowest(index(board, cell))]++);
        return Arrays.stream(sizes).max().orElse(0);
    }

    private static List<Cell> freeCells(Board board) {
        List<Cell> free = new ArrayList<>();
        for (int row = 0; row < board.height(); row++) {
            for (int column = 0; column < board.width(); column++) {
                if (board.isFree(row, column)) {
                    free.add(new Cell(row, column));
                }
            }
        }
        return free;
    }

    private static int index(Board board, Cell cell) {
        return cell.row() * board.width() + cell.column();
    }
}
