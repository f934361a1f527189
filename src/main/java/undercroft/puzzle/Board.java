package undercroft.puzzle;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The cells on which a puzzle is made: a rectangle of which some cells are blocked, and some of those belong to doors. Rows
 * count from the top, columns from the left, both from 0.
 */
public final class Board {

    /** A blocked cell in a drawing. */
    public static final char BLOCKED = '#';

    /**
     * A free cell in a drawing. When a drawing is read, every character but {@link #BLOCKED} and {@link #DOOR} is a free cell.
     */
    public static final char FREE = '.';

    /**
     * A cell in front of a door, when a drawing is read. The puzzle must leave it free, so it counts as blocked and is drawn
     * so.
     */
    public static final char DOOR = '+';

    private final int width;
    private final int height;
    private final BitSet blocked;
    private final BitSet doors;

    private Board(int width, int height, BitSet blocked, BitSet doors) {
        this.width = width;
        this.height = height;
        this.blocked = blocked;
        this.doors = doors;
    }

    /**
     * Makes a board without blocked cells.
     *
     * @param width cells, at least 1
     * @param height cells, at least 1
     * @return the board
     * @throws IllegalArgumentException if a side is less than 1
     */
    public static Board open(int width, int height) {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException("A board of %d x %d has no cell.".formatted(width, height));
        }
        return new Board(width, height, new BitSet(), new BitSet());
    }

    /**
     * Reads a board from its drawing.
     *
     * @param rows the top row first; short rows are filled up with free cells
     * @return the board
     * @throws IllegalArgumentException if there is no cell
     */
    public static Board of(List<String> rows) {
        int width = rows.stream().mapToInt(String::length).max().orElse(0);
        Board open = open(width, rows.size());
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                char cell = rows.get(row).charAt(column);
                open.blocked.set(row * width + column, cell == BLOCKED || cell == DOOR);
                open.doors.set(row * width + column, cell == DOOR);
            }
        }
        return open;
    }

    /** In cells. */
    public int width() {
        return width;
    }

    /** In cells. */
    public int height() {
        return height;
    }

    public boolean isBlocked(int row, int column) {
        return blocked.get(row * width + column);
    }

    /** Whether the cell is in front of a door; it is blocked then. Adjacent door cells belong to the same door. */
    public boolean isDoor(int row, int column) {
        return doors.get(row * width + column);
    }

    /** Whether the place is on the board and not blocked. Any row and column may be asked for. */
    public boolean isFree(int row, int column) {
        return row >= 0 && row < height && column >= 0 && column < width && !isBlocked(row, column);
    }

    /** The number of cells that are not blocked. */
    public int freeCells() {
        return width * height - blocked.cardinality();
    }

    /**
     * Draws the board.
     *
     * @return the rows, top row first; door cells are drawn as blocked
     */
    public List<String> rows() {
        return IntStream.range(0, height).mapToObj(this::row).toList();
    }

    private String row(int row) {
        StringBuilder text = new StringBuilder(width);
        for (int column = 0; column < width; column++) {
            text.append(isBlocked(row, column) ? BLOCKED : FREE);
        }
        return text.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board
                && width == board.width
                && height == board.height
                && blocked.equals(board.blocked)
                && doors.equals(board.doors);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * width + height) + blocked.hashCode()) + doors.hashCode();
    }

    @Override
    public String toString() {
        return String.join("\n", rows());
    }
}
