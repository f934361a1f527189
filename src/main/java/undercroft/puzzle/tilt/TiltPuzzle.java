package undercroft.puzzle.tilt;

import java.util.List;
import undercroft.puzzle.Fault;

/**
 * A board with everything on it at the start. The package documentation has the rules.
 *
 * @param rows top row first, all of the same length; {@link Tile} lists the characters
 * @param sills at most one on each border between two cells
 */
public record TiltPuzzle(List<String> rows, List<Sill> sills) {

    /**
     * Checks the start.
     *
     * @throws IllegalArgumentException if {@link StartCheck} finds a fault
     */
    public TiltPuzzle {
        rows = List.copyOf(rows);
        sills = List.copyOf(sills);
        List<Fault> faults = StartCheck.faults(rows, sills);
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(faults.get(0).message());
        }
    }

    /** In cells. */
    public int width() {
        return rows.get(0).length();
    }

    /** In cells. */
    public int height() {
        return rows.size();
    }

    char tile(int row, int column) {
        return rows.get(row).charAt(column);
    }
}
