package undercroft.puzzle.tilt;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import undercroft.puzzle.Chance;

/**
 * Properties of the shortest solution of a position.
 *
 * @param moves the fewest moves that win
 * @param forced moves at which every other move changes nothing, loses at once, or returns to a state of the solution
 * @param deadEnds wrong moves from the states of the solution: those that lose at once, and those after which a search of
 *     {@value #NEAR_STATES} states proves that no win is left
 * @param states the number of states met before the first win
 * @param nearby the number of states that the searches for dead ends met
 */
record Assessment(int moves, int forced, int deadEnds, int states, int nearby) {

    /** States that the search of a dead end may meet. A larger dead end is not obvious to a player. */
    private static final int NEAR_STATES = 256;

    private static final long PER_MOVE = 1000;
    private static final long PER_FORCED_MOVE = -500;
    private static final long PER_DEAD_END = 150;
    private static final long PER_DOUBLING_OF_STATES = 100;

    private static final long PER_BIT_OF_LUCK = 2000;

    private static final long THOUSAND = 1000;

    /**
     * Assesses a position.
     *
     * @return empty if it cannot be won, or a limit was hit before that was known
     */
    static Optional<Assessment> of(Position position, int mostStates, BooleanSupplier stop) {
        Exploration exploration = new Exploration(position.grid());
        return exploration.solve(position, mostStates, stop) == Exploration.End.WON
                ? Optional.of(of(position, exploration, stop))
                : Optional.empty();
    }

    /** Assesses a position for which the exploration has just found a win. */
    static Assessment of(Position position, Exploration exploration, BooleanSupplier stop) {
        Exploration nearby = new Exploration(position.grid());
        int[] path = exploration.statesOfSolution();
        int forced = 0;
        int deadEnds = 0;
        int met = 0;
        for (int i = 0; i < path.length; i++) {
            int choices = 0;
            for (Way way : Way.ALL) {
                int next = exploration.next(path[i], way);
                if (next == Exploration.LOST) {
                    deadEnds++;
                } else if (next == Exploration.WON || (next >= 0 && isNew(next, path, i))) {
                    choices++;
                    boolean isOnPath = i + 1 < path.length && next == path[i + 1];
                    if (next >= 0 && !isOnPath) {
                        Position beside = exploration.position(next, position);
                        Exploration.End end = nearby.solve(beside, NEAR_STATES, stop);
                        deadEnds += end == Exploration.End.COMPLETE ? 1 : 0;
                        met += nearby.states();
                    }
                }
            }
            forced += choices == 1 ? 1 : 0;
        }
        return new Assessment(exploration.moves(), forced, deadEnds, exploration.states(), met);
    }

    private static boolean isNew(int state, int[] path, int length) {
        for (int i = 0; i <= length; i++) {
            if (path[i] == state) {
                return false;
            }
        }
        return true;
    }

    /**
     * The estimated difficulty in thousandths of a move. A forced move counts half; dead ends, a large number of states and the luck
     * that it takes to win at random add to it.
     *
     * @param chance that of a random player
     */
    long difficulty(Chance chance) {
        return PER_MOVE * moves
                + PER_FORCED_MOVE * forced
                + PER_DEAD_END * deadEnds
                + PER_DOUBLING_OF_STATES * Chance.logarithm(states) / THOUSAND
                + PER_BIT_OF_LUCK * chance.thousandthsOfBits() / THOUSAND;
    }
}
