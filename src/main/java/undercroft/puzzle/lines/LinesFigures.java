package undercroft.puzzle.lines;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;
import undercroft.puzzle.Board;
import undercroft.puzzle.Figure;
import undercroft.puzzle.Figure.Bound;
import undercroft.puzzle.optimise.Best;
import undercroft.puzzle.optimise.Pool;
import undercroft.random.SeededRandom;

/** The figures of lines. The targets are the results of J. Snellman's program on his board sizes. */
final class LinesFigures {

    private static final int SEEDS = 5;
    private static final int ITERATIONS = 10_000;
    private static final int FEW_ITERATIONS = 1000;

    /** Iterations before the measurement: the virtual machine compiles the rare rules late. */
    private static final int WARM_UP = 20_000;

    private static final double MICROSECOND = 1e-3;

    /** Target for one solve of a puzzle of these sizes, from the rows of the board to the answer. */
    private static final double SOLVE_MICROSECONDS = 50;

    private static final int SOLVES = 2000;

    /**
     * A size of board with the results of the published program.
     *
     * @param microseconds time of one iteration of its optimiser
     * @param few score after a thousand iterations
     * @param many score after ten thousand iterations
     */
    private record Size(int height, int width, int numbers, double microseconds, int few, int many) {

        String name() {
            return "%dx%d/%d".formatted(height, width, numbers);
        }

        LinesProblem problem() {
            return new LinesProblem(
                    new Grid(Board.open(width, height).rows()), numbers, Weights.published(width * height), true);
        }
    }

    private static final List<Size> SIZES = List.of(
            new Size(9, 6, 7, 40, 17, 26),
            new Size(10, 7, 15, 100, 35, 40),
            new Size(11, 8, 19, 190, 72, 90),
            new Size(13, 9, 23, 320, 119, 201),
            new Size(13, 9, 26, 370, 141, 222));

    private LinesFigures() {}

    static List<Figure> all() {
        List<Figure> figures = new ArrayList<>();
        for (Size size : SIZES) {
            figures.add(new Figure(
                    size.name() + ": µs an iteration",
                    Bound.AT_MOST,
                    size.microseconds(),
                    cpuNanos -> iterationMicroseconds(size, cpuNanos)));
            figures.add(new Figure(
                    size.name() + ": score after 1000 iterations, median of 5 seeds",
                    Bound.AT_LEAST,
                    size.few(),
                    cpuNanos -> medianScore(size, FEW_ITERATIONS)));
            figures.add(new Figure(
                    size.name() + ": score after 10000 iterations, median of 5 seeds",
                    Bound.AT_LEAST,
                    size.many(),
                    cpuNanos -> medianScore(size, ITERATIONS)));
            figures.add(new Figure(
                    size.name() + ": µs a solve, mean",
                    Bound.AT_MOST,
                    SOLVE_MICROSECONDS,
                    cpuNanos -> solveMicroseconds(size, cpuNanos)));
        }
        return figures;
    }

    private static double iterationMicroseconds(Size size, LongSupplier cpuNanos) {
        run(size, WARM_UP, 1);
        long start = cpuNanos.getAsLong();
        run(size, ITERATIONS, 0);
        return (cpuNanos.getAsLong() - start) * MICROSECOND / ITERATIONS;
    }

    private static double medianScore(Size size, int iterations) {
        return LongStream.range(0, SEEDS)
                .mapToDouble(
                        seed -> run(size, iterations, seed).map(Best::fitness).orElse(LinesProblem.LEAST_SCORE))
                .sorted()
                .skip(SEEDS / 2)
                .findFirst()
                .orElseThrow();
    }

    private static Optional<Best<Candidate>> run(Size size, int iterations, long seed) {
        return new Pool().optimise(size.problem(), iterations, SeededRandom.of(seed, 0), () -> false);
    }

    private static double solveMicroseconds(Size size, LongSupplier cpuNanos) {
        Optional<LinesPuzzle> puzzle = run(size, FEW_ITERATIONS, 0)
                .map(best -> LinesPuzzle.of(best.candidate().draft()));
        if (puzzle.isEmpty()) {
            return Double.POSITIVE_INFINITY;
        }
        solveRepeatedly(puzzle.get());
        long start = cpuNanos.getAsLong();
        solveRepeatedly(puzzle.get());
        return (cpuNanos.getAsLong() - start) * MICROSECOND / SOLVES;
    }

    private static void solveRepeatedly(LinesPuzzle puzzle) {
        for (int count = 0; count < SOLVES; count++) {
            Draft draft = puzzle.draft();
            if (!new HumanSolver(draft.grid()).solve(draft)) {
                throw new IllegalStateException("A puzzle made by deduction is not solved by it.");
            }
        }
    }
}
