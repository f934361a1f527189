package undercroft.puzzle;

import java.util.List;

/**
 * An estimate of how hard a puzzle is: a proxy that was never tested on players. It uses whole numbers, so that all machines
 * agree.
 *
 * @param difficulty higher is harder; comparable for one kind, board size and settings. Fine enough that few puzzles tie
 * @param measures the parts of the difficulty and other properties worth showing
 */
public record Rating(long difficulty, List<Measure> measures) {

    public Rating {
        measures = List.copyOf(measures);
    }

    /**
     * A measured property of a puzzle.
     *
     * @param name in camelCase, with the unit if it has one, such as {@code forcedPercent}
     */
    public record Measure(String name, long value) {}
}
