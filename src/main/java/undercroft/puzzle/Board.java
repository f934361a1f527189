package undercroft.puzzle;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A rectangle of cells, some of them blocked; on some of these doors open. Rows are counted from the top, columns from the
 * left, both from 0.
 */
public final class Board {

    /** How a blocked cell is drawn. */
    public static final char BLOCKED = '#';

    /** How a free cell is drawn; in what is read, anything but {@link #BLOCKED} and {@link #DOOR} is free. */
    public static final char FREE = '.';

    /** In what is read, a cell onto which a door opens: kept free by being blocked to the puzzle, and drawn so. */
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
     * A board without a blocked cell.
     *
     * @throws IllegalArgumentException where a side is less than 1
     */
    public static Board open(int width, int height) {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException("A board of %d x %d has no cell.".formatted(width, height));
        }
        return new Board(width, height, new BitSet(), new BitSet());
    }

    /**
     * A board from its drawing, the top row first; rows that are too short end with free cells.
     *
     * @throws IllegalArgumentException where there is no cell at all
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

    /** Whether a door opens onto this cell, which is blocked then. Doors whose cells touch are one. */
    public boolean isDoor(int row, int column) {
        return doors.get(row * width + column);
    }

    /** Whether there is a cell here that is not blocked. */
    public boolean isFree(int row, int column) {
        return row >= 0 && row < height && column >= 0 && column < width && !isBlocked(row, column);
    }

    /** How many cells are not blocked. */
    public int freeCells() {
        return width * height - blocked.cardinality();
    }

    /** Its drawing, the top row first; doors are drawn blocked. */
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
