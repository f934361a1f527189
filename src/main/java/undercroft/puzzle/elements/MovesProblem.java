package undercroft.puzzle.elements;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import undercroft.puzzle.optimise.Problem;
import undercroft.random.SeededRandom;

/**
 * The search for puzzles whose fewest moves n are near a wanted number S. The fitness is min(S, n) / max(S, n) plus a weight
 * for compactness. Not to be shared by threads.
 */
final class MovesProblem implements Problem<ElementsPuzzle> {

    /**
     * Weight of compactness for the published genetic algorithm; nearness weighs 1. With the published ratio of 0.2 to 0.7,
     * levels of 4 x 4 become so small that they stay at half the wanted moves.
     */
    static final double PUBLISHED_COMPACTNESS = 0.07;

    /** Weight of compactness for a pool, which would never leave a small level again. */
    static final double NO_COMPACTNESS = 0;

    /** Random puzzles tried for a first candidate. On 4 x 4, one in 25 has a solution of two moves or more. */
    private static final int MOST_FIRST_DRAWS = 1_000;

    /** The least moves of a puzzle: a single move needs no thought. */
    private static final int FEWEST_MOVES = 2;

    private final Variation variation;
    private final int wantedMoves;
    private final double weightOfCompactness;
    private final int mostStates;
    private final BooleanSupplier stopped;
    private final BreadthFirstSolver solver = new BreadthFirstSolver();

    /**
     * Sets the goal.
     *
     * @param wantedMoves at least 1
     * @param mostStates a puzzle with more states counts as having no solution
     */
    MovesProblem(
            Variation variation, int wantedMoves, double weightOfCompactness, int mostStates, BooleanSupplier stopped) {
        this.variation = variation;
        this.wantedMoves = wantedMoves;
        this.weightOfCompactness = weightOfCompactness;
        this.mostStates = mostStates;
        this.stopped = stopped;
    }

    @Override
    public Optional<ElementsPuzzle> first(SeededRandom random) {
        for (int i = 0; i < MOST_FIRST_DRAWS && !stopped.getAsBoolean(); i++) {
            ElementsPuzzle drawn = variation.drawn(random);
            if (fitness(drawn).isPresent()) {
                return Optional.of(drawn);
            }
        }
        return Optional.empty();
    }

    @Override
    public ElementsPuzzle mutate(ElementsPuzzle parent, SeededRandom random) {
        return variation.changed(parent, random);
    }

    @Override
    public OptionalDouble fitness(ElementsPuzzle candidate) {
        int moves = solver.fewestMoves(candidate, mostStates, stopped);
        if (moves < FEWEST_MOVES) {
            return OptionalDouble.empty();
        }
        double nearness = (double) Math.min(wantedMoves, moves) / Math.max(wantedMoves, moves);
        return OptionalDouble.of(nearness + weightOfCompactness * compactness(candidate));
    }

    /** The share of the free cells that walls cut off from the chest; a smaller level would do without them. */
    private static double compactness(ElementsPuzzle puzzle) {
        int free = puzzle.board().freeCells();
        return (double) (free - puzzle.cellsAroundChest().length) / free;
    }
}
