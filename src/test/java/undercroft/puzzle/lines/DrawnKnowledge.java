package undercroft.puzzle.lines;

import java.util.List;
import java.util.stream.IntStream;

/** Draws the knowledge of a solver. Numbers are letters, a for the first in reading order. */
final class DrawnKnowledge {

    private static final char NOBODY = '-';
    private static final char REACHED = 'x';

    private DrawnKnowledge() {}

    /** The owner of every cell. */
    static List<String> owners(Knowledge known) {
        return drawn(known.grid(), cell -> known.isOwned(cell) ? (char) ('a' + known.owner(cell)) : NOBODY);
    }

    /** The cells that a number can reach. */
    static List<String> reach(Knowledge known, char number) {
        long bit = Knowledge.bit(number - 'a');
        return drawn(known.grid(), cell -> (known.reach(cell) & bit) != 0 ? REACHED : NOBODY);
    }

    private interface Cell {
        char at(int cell);
    }

    private static List<String> drawn(Grid grid, Cell drawing) {
        return IntStream.range(0, grid.height())
                .mapToObj(row -> {
                    StringBuilder text = new StringBuilder();
                    for (int column = 0; column < grid.width(); column++) {
                        int cell = grid.cell(row, column);
                        text.append(grid.isWall(cell) ? LinesPuzzle.BLOCKED : drawing.at(cell));
                    }
                    return text.toString();
                })
                .toList();
    }
}
