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
 * Holds the difficulty that puzzles were asked for against the one they got: each is made for its own quantile, evenly from
 * 0 to 1, and then looked up in a population of {@value #POPULATION} samples that no puzzle was chosen from.
 *
 * @param count puzzles
 */
public record DifficultyTrial(Board board, Settings settings, int count) {

    /** How far the reached quantile may be from the wanted one. */
    public static final double ALLOWED_MISS = 0.1;

    /** Enough that the population's own quantiles are off by little more than 0.01. */
    static final int POPULATION = 2_000;

    /** The seed of the population: the puzzles have the seeds from 0 on. */
    private static final long POPULATION_SEED = (1L << 53) - 1;

    /**
     * How well the wanted quantiles were reached.
     *
     * @param made puzzles; fewer than wanted where the kind found none
     * @param ratings different ones in the population
     * @param mean of the misses
     * @param largest of the misses
     * @param within share of the puzzles that missed by no more than {@link #ALLOWED_MISS}
     */
    public record Misses(int made, int ratings, double mean, double largest, double within) {}

    /** Runs the trial, on all cores. */
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
