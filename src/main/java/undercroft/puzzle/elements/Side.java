package undercroft.puzzle.elements;

import java.util.List;

/** The sides of a cell, in the order in which paths are searched. */
enum Side {
    EAST(0, 1),
    WEST(0, -1),
    SOUTH(1, 0),
    NORTH(-1, 0);

    static final List<Side> ALL = List.of(values());

    private final int rows;
    private final int columns;

    Side(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    /** The cell next to another on this side. */
    Cell of(Cell cell) {
        return new Cell(cell.row() + rows, cell.column() + columns);
    }
}
