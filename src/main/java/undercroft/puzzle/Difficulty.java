package undercroft.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import undercroft.random.SeededRandom;

/**
 * Difficulty as a quantile, for every kind the same way. A wanted one is reached by making many samples and taking, in the
 * order of their rating, the one at the wanted share of the way. The quantile that it really has in the whole population is
 * spread around the wanted one by a beta distribution, with a standard deviation of at most √(¼ / {@value #SAMPLES}) =
 * 0.03.
 */
public final class Difficulty {

    /** Enough that the reached quantile misses the wanted one by 0.1 once in two thousand times at worst. */
    public static final int SAMPLES = 300;

    private Difficulty() {}

    /** A puzzle and its rating. */
    public record Rated<P>(P puzzle, Rating rating) {}

    /**
     * A puzzle of a wanted difficulty among {@value #SAMPLES} samples.
     *
     * @param board that the kind does not refuse under the settings
     * @param quantile from 0, the easiest, to 1
     * @return nothing where the limits were hit, or the kind found no puzzle
     */
    public static <P> Optional<Rated<P>> reach(
            PuzzleKind<P> kind, Board board, Settings settings, double quantile, long seed, PuzzleLimits limits) {
        return among(population(kind, board, settings, seed, SAMPLES, limits), quantile, limits);
    }

    /**
     * The same among as many samples as a request has iterations.
     *
     * @param quantile from 0, the easiest, to 1
     */
    static <P> Optional<Rated<P>> reach(PuzzleKind<P> kind, PuzzleRequest request, double quantile) {
        int samples = (int) Math.min(request.iterations(), Integer.MAX_VALUE);
        PuzzleLimits limits = request.limits();
        return among(
                population(kind, request.board(), request.settings(), request.seed(), samples, limits),
                quantile,
                limits);
    }

    private static <P> Optional<Rated<P>> among(List<Rated<P>> population, double quantile, PuzzleLimits limits) {
        if (population.isEmpty() || limits.stop().getAsBoolean()) {
            return Optional.empty();
        }
        return Optional.of(population.get((int) Math.round(quantile * (population.size() - 1))));
    }

    /** Samples of a kind, the easiest first; fewer than wanted where the kind gave up on some or a limit was hit. */
    public static <P> List<Rated<P>> population(
            PuzzleKind<P> kind, Board board, Settings settings, long seed, int size, PuzzleLimits limits) {
        List<Rated<P>> population = new ArrayList<>();
        for (int i = 0; i < size && !limits.stop().getAsBoolean(); i++) {
            Optional<P> sample = kind.sample(board, settings, SeededRandom.of(seed, i), limits);
            sample.flatMap(puzzle -> kind.rate(puzzle, limits).map(rating -> new Rated<>(puzzle, rating)))
                    .ifPresent(population::add);
        }
        population.sort(Comparator.comparingLong(rated -> rated.rating().difficulty()));
        return population;
    }

    /**
     * How far a rating is from being at a quantile of a population. Where others tie with it, it is at every quantile from
     * the share of those that are easier to the share of those that are not harder.
     *
     * @param sorted ratings, the least first, at least one
     */
    public static double miss(long[] sorted, long rating, double quantile) {
        int easier = 0;
        while (easier < sorted.length && sorted[easier] < rating) {
            easier++;
        }
        int notHarder = easier;
        while (notHarder < sorted.length && sorted[notHarder] == rating) {
            notHarder++;
        }
        double least = (double) easier / sorted.length;
        double most = (double) notHarder / sorted.length;
        return Math.max(0, Math.max(least - quantile, quantile - most));
    }
}
