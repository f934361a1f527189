package undercroft.puzzle.elements;

/** A cell of a board; row 0 is on top, column 0 on the left. */
public record Cell(int row, int column) {

    @Override
    public String toString() {
        return "row %d, column %d".formatted(row, column);
    }
}
