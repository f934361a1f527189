package undercroft.puzzle.elements;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import undercroft.puzzle.Chance;
import undercroft.puzzle.Scale;
import undercroft.puzzle.optimise.Graded;
import undercroft.random.SeededRandom;

/**
 * The search for puzzles whose fewest moves n are near a wanted number S. The fitness is min(S, n) / max(S, n) plus a weight
 * for compactness. Not to be shared by threads.
 */
final class MovesProblem implements Graded<ElementsPuzzle> {

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
    private final RandomPlayer player = new RandomPlayer();
    private final Scale scale;
    private long states;

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
        this.scale = ElementsScale.of(variation.freeCells());
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

    /** Puzzles with more moves than wanted have none. Counts solutions and plays only if the moves suffice. */
    @Override
    public OptionalInt difficulty(ElementsPuzzle candidate, int least) {
        int moves = solver.fewestMoves(candidate, mostStates, stopped);
        states += solver.states();
        if (moves < FEWEST_MOVES
                || moves > wantedMoves
                || difficulty(Assessment.hardest(moves), 0) < least
                || !(solver.solve(candidate, BreadthFirstSolver.MOST_STATES, stopped)
                        instanceof Answer.Solved solved)) {
            return OptionalInt.empty();
        }
        states += 2L * solved.states();
        Assessment assessment = Assessment.of(candidate, solved);
        if (difficulty(assessment, 0) < least) {
            return OptionalInt.empty();
        }
        int most = 0;
        while (most < RandomPlayer.GAMES && difficulty(assessment, most + 1) >= least) {
            most++;
        }
        int wins = player.wins(candidate, most);
        return wins > most ? OptionalInt.empty() : OptionalInt.of(difficulty(assessment, wins));
    }

    private int difficulty(Assessment assessment, int wins) {
        return scale.difficulty(assessment.difficulty(new Chance(wins, RandomPlayer.GAMES)));
    }

    /** The states that were searched, and those that games at random visited. */
    @Override
    public long work() {
        return states + player.states();
    }

    /** The share of the free cells that walls cut off from the chest; a smaller level would do without them. */
    private static double compactness(ElementsPuzzle puzzle) {
        int free = puzzle.board().freeCells();
        return (double) (free - puzzle.cellsAroundChest().length) / free;
    }
}
