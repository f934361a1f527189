package undercroft.bench;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongSupplier;
import undercroft.puzzle.Board;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.PuzzleRequest;
import undercroft.puzzle.Settings;
import undercroft.puzzle.optimise.Engine;

/**
 * Runs optimisers on a kind of puzzle with the same board, settings, iterations and seeds, to compare them.
 *
 * @param seeds the number of seeds, which are 0 to seeds − 1
 */
public record OptimiserTrial(Board board, Settings settings, long iterations, int seeds) {

    private static final double NANOSECONDS_IN_MILLISECOND = 1e6;

    /**
     * The results of an optimiser.
     *
     * @param made the number of puzzles; fewer than seeds if it did not find some
     * @param median the median merit of the puzzles
     * @param best the best merit of the puzzles
     * @param milliseconds CPU time for each puzzle
     */
    public record Outcome(int made, double median, double best, double milliseconds) {}

    /**
     * Runs the trial on the calling thread.
     *
     * @param cpuNanos the CPU time of the calling thread
     */
    public <P> Outcome run(PuzzleKind<P> kind, Engine engine, LongSupplier cpuNanos) {
        double[] merits = new double[seeds];
        int made = 0;
        long start = cpuNanos.getAsLong();
        for (int seed = 0; seed < seeds; seed++) {
            Optional<P> puzzle =
                    kind.generate(new PuzzleRequest(board, settings, seed, iterations, engine, PuzzleLimits.DEFAULT));
            if (puzzle.isPresent()) {
                merits[made++] = kind.merit(puzzle.get(), PuzzleLimits.DEFAULT);
            }
        }
        double milliseconds = (cpuNanos.getAsLong() - start) / NANOSECONDS_IN_MILLISECOND / seeds;
        double[] sorted = Arrays.stream(merits, 0, made).sorted().toArray();
        return made == 0
                ? new Outcome(0, Double.NaN, Double.NaN, milliseconds)
                : new Outcome(made, sorted[made / 2], sorted[made - 1], milliseconds);
    }
}
