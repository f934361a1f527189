package undercroft.puzzle;

import java.util.List;

/**
 * How hard a puzzle is thought to be: a proxy, never measured on players. Whole numbers, so that every machine agrees.
 *
 * @param difficulty the more the harder, comparable within a kind, a size and settings. Fine enough that few puzzles tie
 * @param measures what it was made from, and more that is worth telling
 */
public record Rating(long difficulty, List<Measure> measures) {

    public Rating {
        measures = List.copyOf(measures);
    }

    /**
     * A number about a puzzle.
     *
     * @param name in camelCase, with its unit where it has one, such as {@code forcedPercent}
     */
    public record Measure(String name, long value) {}
}
