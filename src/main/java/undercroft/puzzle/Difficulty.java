package undercroft.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import undercroft.random.SeededRandom;

/**
 * Difficulty as a quantile, in the same way for every kind. A wanted quantile is reached by making many samples, sorting them
 * by their rating and taking the one at that share of the list. Its true quantile in the whole population follows a beta
 * distribution around the wanted one, with a standard deviation of at most √(¼ / {@value #SAMPLES}) = 0.03.
 */
public final class Difficulty {

    /**
     * Samples for one puzzle. With 300 the reached quantile misses the wanted one by more than 0.1 at most once in two thousand
     * times.
     */
    public static final int SAMPLES = 300;

    private Difficulty() {}

    /**
     * A puzzle and its rating.
     *
     * @param sample the number of the sample, from 0
     */
    public record Rated<P>(int sample, P puzzle, Rating rating) {}

    /**
     * Makes a puzzle of a wanted difficulty from {@value #SAMPLES} samples.
     *
     * @param board a board that the kind does not refuse under the settings
     * @param quantile from 0, the easiest, to 1
     * @return the puzzle, or empty if a limit was hit or the kind found none
     */
    public static <P> Optional<Rated<P>> reach(
            PuzzleKind<P> kind, Board board, Settings settings, double quantile, long seed, PuzzleLimits limits) {
        return among(population(kind, board, settings, seed, SAMPLES, limits), quantile, limits);
    }

    /**
     * As {@link #reach(PuzzleKind, Board, Settings, double, long, PuzzleLimits)}, with the iterations of the request as the
     * number of samples.
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

    /**
     * Makes samples of a kind.
     *
     * @param size the number of samples to try
     * @return the samples from the easiest to the hardest; fewer than {@code size} if the kind gave up on some or a limit was
     *     hit
     */
    public static <P> List<Rated<P>> population(
            PuzzleKind<P> kind, Board board, Settings settings, long seed, int size, PuzzleLimits limits) {
        List<Rated<P>> population = new ArrayList<>();
        for (int i = 0; i < size && !limits.stop().getAsBoolean(); i++) {
            int number = i;
            sample(kind, board, settings, seed, number, limits)
                    .flatMap(puzzle -> kind.rate(puzzle, limits).map(rating -> new Rated<>(number, puzzle, rating)))
                    .ifPresent(population::add);
        }
        population.sort(Comparator.comparingLong(rated -> rated.rating().difficulty()));
        return population;
    }

    /**
     * Makes one sample of a population.
     *
     * @param number of the sample, from 0
     * @return the sample, or empty if the kind gave up on it or a limit was hit
     */
    public static <P> Optional<P> sample(
            PuzzleKind<P> kind, Board board, Settings settings, long seed, int number, PuzzleLimits limits) {
        return kind.sample(board, settings, SeededRandom.of(seed, number), limits);
    }

    /**
     * The distance of a rating from a quantile of a population. A rating that ties with others has every quantile from the
     * share of the easier ones to the share of the ones that are not harder.
     *
     * @param sorted at least one rating, the least first
     * @return 0 if the rating has the quantile, at most 1
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
