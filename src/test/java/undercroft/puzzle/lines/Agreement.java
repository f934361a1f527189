package undercroft.puzzle.lines;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** Checks that the knowledge agrees with a solution: its lines are still possible, and no cell has a wrong owner. */
final class Agreement {

    private Agreement() {}

    static void check(Knowledge known, List<Line> solution) {
        for (int number = 0; number < known.numbers(); number++) {
            Line line = solution.get(number);
            assertThat(known.placements(number) & placement(known, number, line))
                    .as("number %d at %s", number, line)
                    .isNotZero();
        }
        Grid grid = known.grid();
        for (int index = 0; index < grid.openCount(); index++) {
            int cell = grid.open(index);
            if (known.isOwned(cell)) {
                Line line = solution.get(known.owner(cell));
                assertThat(grid.row(cell)).isBetween(line.r0(), line.r1());
                assertThat(grid.column(cell)).isBetween(line.c0(), line.c1());
            }
        }
    }

    private static int placement(Knowledge known, int number, Line line) {
        Grid grid = known.grid();
        int value = known.value(number);
        int at = known.at(number);
        return line.r0() == line.r1()
                ? 1 << (line.c0() - grid.column(at) + value - 1)
                : 1 << (value + line.r0() - grid.row(at) + value - 1);
    }
}
