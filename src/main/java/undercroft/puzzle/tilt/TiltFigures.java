package undercroft.puzzle.tilt;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import undercroft.puzzle.Board;
import undercroft.puzzle.Figure;
import undercroft.puzzle.Figure.Bound;
import undercroft.puzzle.PuzzleLimits;
import undercroft.random.SeededRandom;

/** The figures of tilt on 8 × 8 with a border of wall, 3 pairs and 4 blocks. The targets are those of a trial in C++. */
final class TiltFigures {

    private static final double NANOS_PER_SECOND = 1e9;
    private static final double NANOS_PER_MILLISECOND = 1e6;
    private static final double PERCENT = 100;

    private static final int CANDIDATES = 20_000;
    private static final int LEVELS = 100;
    private static final int ENOUGH_MOVES = 6;
    private static final int WANTED_MOVES = 10;
    private static final int MOST_MOVES = 15;

    private static final double WANTED_CANDIDATES = 3000;
    private static final double WANTED_SHARE = 50;
    private static final double WANTED_MILLISECONDS = 1000;

    private static final BoardField FIELD = FieldChoice.of(Board.open(8, 8));

    private TiltFigures() {}

    static List<Figure> all() {
        return List.of(
                new Figure(
                        "3 pairs, 4 blocks: candidates made and solved a second",
                        Bound.AT_LEAST,
                        WANTED_CANDIDATES,
                        TiltFigures::candidatesPerSecond),
                new Figure(
                        "3 pairs, 4 blocks: % of those that can be won that take 6 moves or more",
                        Bound.AT_LEAST,
                        WANTED_SHARE,
                        nanos -> new Trial().run(CANDIDATES).longPercent()),
                new Figure(
                        "3 pairs, 4 blocks: ms for a good-looking one of 10 to 15 moves, the slowest of 100 seeds",
                        Bound.AT_MOST,
                        WANTED_MILLISECONDS,
                        TiltFigures::slowestLevel));
    }

    private static double candidatesPerSecond(LongSupplier cpuNanos) {
        new Trial().run(CANDIDATES);
        long start = cpuNanos.getAsLong();
        Trial trial = new Trial().run(CANDIDATES);
        return trial.candidates * NANOS_PER_SECOND / (cpuNanos.getAsLong() - start);
    }

    private static double slowestLevel(LongSupplier cpuNanos) {
        GeneratorSettings settings = settings(WANTED_MOVES, MOST_MOVES);
        long slowest = 0;
        for (int seed = 0; seed < LEVELS; seed++) {
            long start = cpuNanos.getAsLong();
            Optional<Position> found =
                    new PositionGenerator(FIELD, settings).next(SeededRandom.of(seed, 0), PuzzleLimits.DEFAULT);
            slowest = Math.max(slowest, found.isPresent() ? cpuNanos.getAsLong() - start : Long.MAX_VALUE);
        }
        return slowest / NANOS_PER_MILLISECOND;
    }

    private static GeneratorSettings settings(int leastMoves, int mostMoves) {
        return new GeneratorSettings(3, 3, 4, 0, 0, 0, 0, leastMoves, mostMoves);
    }

    /** Makes and solves candidates whatever they look like. */
    private static final class Trial {

        private int candidates;
        private int won;
        private int longOnes;

        private Trial run(int tries) {
            CandidateGenerator generator = new CandidateGenerator(FIELD.grid(), FIELD.area(), settings(1, MOST_MOVES));
            Exploration exploration = new Exploration(FIELD.grid());
            SeededRandom random = SeededRandom.of(0, 0);
            for (int i = 0; i < tries; i++) {
                generator.next(random).ifPresent(position -> {
                    candidates++;
                    if (exploration.solve(position, PositionGenerator.MOST_STATES, () -> false)
                            == Exploration.End.WON) {
                        won++;
                        longOnes += exploration.moves() >= ENOUGH_MOVES ? 1 : 0;
                    }
                });
            }
            return this;
        }

        private double longPercent() {
            return PERCENT * longOnes / won;
        }
    }
}
