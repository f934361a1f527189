package undercroft.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.puzzle.Board;
import undercroft.puzzle.Difficulty;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Scale;
import undercroft.puzzle.Settings;

/**
 * Compares the difficulty of puzzles with the wanted one, by the fixed scale of their kind. The wanted difficulties are spread evenly
 * from 0 to 1; the puzzles have the seeds from 0 on.
 *
 * @param count the number of puzzles
 */
public record DifficultyTrial(Board board, Settings settings, int count) {

    /** The largest acceptable difference between the wanted and the actual difficulty. */
    public static final double ALLOWED_MISS = 0.1;

    /**
     * How closely the wanted difficulties were reached.
     *
     * @param made the number of puzzles; fewer than asked for if the kind did not find some
     * @param ratings the number of different ratings among them
     * @param mean the mean difference
     * @param largest the largest difference
     * @param within the share of puzzles with a difference of at most {@link #ALLOWED_MISS}
     */
    public record Misses(int made, int ratings, double mean, double largest, double within) {}

    /** Runs the trial on all cores. */
    public <P> Misses run(PuzzleKind<P> kind) {
        List<long[]> reached = IntStream.range(0, count)
                .parallel()
                .mapToObj(i -> {
                    int wanted = Scale.units((i + 0.5) / count);
                    return Difficulty.reach(kind, board, settings, wanted, i, PuzzleLimits.DEFAULT)
                            .map(made ->
                                    new long[] {made.miss(wanted), made.rating().difficulty()});
                })
                .flatMap(Optional::stream)
                .toList();
        double[] misses = reached.stream()
                .mapToDouble(made -> (double) made[0] / Scale.UNITS)
                .toArray();
        return new Misses(
                misses.length,
                (int) reached.stream().mapToLong(made -> made[1]).distinct().count(),
                Arrays.stream(misses).average().orElse(Double.NaN),
                Arrays.stream(misses).max().orElse(Double.NaN),
                Arrays.stream(misses).filter(miss -> miss <= ALLOWED_MISS).count() / (double) misses.length);
    }
}
