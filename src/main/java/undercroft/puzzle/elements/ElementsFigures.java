package undercroft.puzzle.elements;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import undercroft.puzzle.Board;
import undercroft.puzzle.Figure;
import undercroft.puzzle.Figure.Bound;
import undercroft.puzzle.optimise.Genetic;
import undercroft.puzzle.optimise.Optimiser;
import undercroft.puzzle.optimise.Pool;
import undercroft.random.SeededRandom;

/** The figures of elements: the time to find a long puzzle, and time and result of the published genetic algorithm. */
final class ElementsFigures {

    private static final Board BOARD = Board.open(4, 4);
    private static final int CHARACTERS = 4;
    private static final int SEEDS = 5;
    private static final int LONG_PUZZLE = 12;

    /** More moves than any puzzle has, so that the pool never stops early. */
    private static final int UNREACHED_MOVES = 60;

    /** Iterations of one pool. A pool without a long puzzle by then is stuck, and a new one starts. */
    private static final int ITERATIONS_OF_POOL = 1_000;

    /** The published run: a hundred generations of thirty candidates. */
    private static final int ITERATIONS_OF_GENETIC = 3_000;

    private static final double NANOS_PER_SECOND = 1e9;

    private ElementsFigures() {}

    static List<Figure> all() {
        return List.of(
                new Figure(
                        "4x4, pool: s to a proved optimum of 12 moves, worst of 5 seeds",
                        Bound.AT_MOST,
                        15,
                        cpuNanos -> worst(seconds(ElementsFigures::findLongPuzzle, cpuNanos))),
                new Figure(
                        "4x4, published genetic algorithm: s a run, median of 5 seeds",
                        Bound.AT_MOST,
                        4,
                        cpuNanos -> median(seconds(ElementsFigures::runGenetic, cpuNanos))),
                new Figure(
                        "4x4, published genetic algorithm: moves of the best, median of 5 seeds",
                        Bound.AT_LEAST,
                        8,
                        cpuNanos -> median(IntStream.range(0, SEEDS)
                                .mapToDouble(ElementsFigures::runGenetic)
                                .toArray())));
    }

    /** Work that depends on a seed. */
    private interface Work {
        int run(int seed);
    }

    private static double[] seconds(Work work, LongSupplier cpuNanos) {
        return IntStream.range(0, SEEDS)
                .mapToDouble(seed -> {
                    long start = cpuNanos.getAsLong();
                    work.run(seed);
                    return (cpuNanos.getAsLong() - start) / NANOS_PER_SECOND;
                })
                .toArray();
    }

    /**
     * Runs pools until one finds a long puzzle.
     *
     * @return the number of pools
     */
    private static int findLongPuzzle(int seed) {
        int pools = 1;
        while (fewestMoves(new Pool(), UNREACHED_MOVES, ITERATIONS_OF_POOL, SeededRandom.of(seed, pools))
                < LONG_PUZZLE) {
            pools++;
        }
        return pools;
    }

    private static int runGenetic(int seed) {
        Optimiser genetic = new Genetic(ElementsKind.PUBLISHED);
        return fewestMoves(genetic, ElementsKind.STANDARD_MOVES, ITERATIONS_OF_GENETIC, SeededRandom.of(seed, 0));
    }

    private static int fewestMoves(Optimiser optimiser, int wantedMoves, int iterations, SeededRandom random) {
        double compactness =
                optimiser instanceof Genetic ? MovesProblem.PUBLISHED_COMPACTNESS : MovesProblem.NO_COMPACTNESS;
        MovesProblem problem = new MovesProblem(
                new Variation(BOARD, CHARACTERS),
                wantedMoves,
                compactness,
                ElementsKind.MOST_STATES_OF_CANDIDATE,
                () -> false);
        return optimiser
                .optimise(problem, iterations, random, () -> false)
                .map(best -> new BreadthFirstSolver()
                        .fewestMoves(best.candidate(), ElementsKind.MOST_STATES_OF_CANDIDATE, () -> false))
                .orElse(0);
    }

    private static double worst(double[] values) {
        return Arrays.stream(values).max().orElseThrow();
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
