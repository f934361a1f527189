package undercroft.bench;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.puzzle.Board;
import undercroft.puzzle.Difficulty;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Rating;
import undercroft.puzzle.Settings;
import undercroft.random.SeededRandom;

/**
 * Compares the difficulty of puzzles with the wanted one. The wanted quantiles are spread evenly from 0 to 1; the
 * quantile of each puzzle is then looked up in a separate population of {@value #POPULATION} samples.
 *
 * @param count the number of puzzles
 */
public record DifficultyTrial(Board board, Settings settings, int count) {

    /** The largest acceptable difference between the wanted and the actual quantile. */
    public static final double ALLOWED_MISS = 0.1;

    /** The size of the population: enough for its own quantiles to be accurate to about 0.01. */
    static final int POPULATION = 2_000;

    /** The seed of the population; the puzzles have the seeds from 0 on. */
    private static final long POPULATION_SEED = (1L << 53) - 1;

    /**
     * How closely the wanted quantiles were reached.
     *
     * @param made the number of puzzles; fewer than asked for if the kind did not find some
     * @param ratings the number of different ratings in the population
     * @param mean the mean difference
     * @param largest the largest difference
     * @param within the share of puzzles with a difference of at most {@link #ALLOWED_MISS}
     */
    public record Misses(int made, int ratings, double mean, double largest, double within) {}

    /** Runs the trial on all cores. */
    public <P> Misses run(PuzzleKind<P> kind) {
        long[] population = IntStream.range(0, POPULATION)
                .parallel()
                .mapToObj(i -> kind.sample(board, settings, SeededRandom.of(POPULATION_SEED, i), PuzzleLimits.DEFAULT)
                        .flatMap(puzzle -> kind.rate(puzzle, PuzzleLimits.DEFAULT)))
                .flatMap(Optional::stream)
                .mapToLong(Rating::difficulty)
                .sorted()
                .toArray();
        double[] misses = IntStream.range(0, count)
                .parallel()
                .mapToObj(i -> {
                    double wanted = (i + 0.5) / count;
                    return Difficulty.reach(kind, board, settings, wanted, i, PuzzleLimits.DEFAULT)
                            .map(made ->
                                    Difficulty.miss(population, made.rating().difficulty(), wanted));
                })
                .flatMap(Optional::stream)
                .mapToDouble(Double::doubleValue)
                .toArray();
        return new Misses(
                misses.length,
                (int) Arrays.stream(population).distinct().count(),
                Arrays.stream(misses).average().orElse(Double.NaN),
                Arrays.stream(misses).max().orElse(Double.NaN),
                Arrays.stream(misses).filter(miss -> miss <= ALLOWED_MISS).count() / (double) misses.length);
    }
}
