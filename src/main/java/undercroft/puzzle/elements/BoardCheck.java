package undercroft.puzzle.elements;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
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
        BitSet seen = new BitSet();
        int largest = 0;
        for (int row = 0; row < board.height(); row++) {
            for (int column = 0; column < board.width(); column++) {
                largest = Math.max(largest, visitPiece(board, new Cell(row, column), seen));
            }
        }
        return largest;
    }

    /** Counts the unseen free cells connected with a cell, and marks them as seen. */
    private static int visitPiece(Board board, Cell from, BitSet seen) {
        int count = 0;
        Deque<Cell> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            Cell cell = open.remove();
            int number = cell.row() * board.width() + cell.column();
            if (board.isFree(cell.row(), cell.column()) && !seen.get(number)) {
                seen.set(number);
                count++;
                Side.ALL.forEach(side -> open.add(side.of(cell)));
            }
        }
        return count;
    }
}
