package undercroft.puzzle.trails;

import java.util.List;
import java.util.function.LongSupplier;
import undercroft.puzzle.Figure;
import undercroft.puzzle.Figure.Bound;
import undercroft.random.SeededRandom;

/** The figures of trails. */
final class TrailsFigures {

    private static final int BOARDS = 20_000;

    private static final int ROUNDS = 20;

    /** A seed of boards that were used for no design or choice. */
    private static final long FRESH = 20_000;

    private TrailsFigures() {}

    static List<Figure> all() {
        return List.of(
                new Figure("µs a board, dealt and scored", Bound.AT_MOST, 1.9, TrailsFigures::microsecondsPerBoard),
                new Figure(
                        "score of the designed set on 20 000 fresh boards",
                        Bound.AT_LEAST,
                        10.97,
                        cpuNanos -> score(SeededRandom.of(FRESH, 0)).value()));
    }

    private static SetScore score(SeededRandom random) {
        return new SetScorer(BOARDS, random).score(TileSet.designed());
    }

    /** Time of the fastest of several rounds; the others were disturbed or not compiled yet. */
    private static double microsecondsPerBoard(LongSupplier cpuNanos) {
        double fastest = Double.POSITIVE_INFINITY;
        for (int round = 0; round < ROUNDS; round++) {
            long start = cpuNanos.getAsLong();
            SetScore score = score(SeededRandom.of(FRESH, round));
            double microseconds = (cpuNanos.getAsLong() - start) / 1000.0 / score.boards();
            fastest = Math.min(fastest, microseconds);
        }
        return fastest;
    }
}
