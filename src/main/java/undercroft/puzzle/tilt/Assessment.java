package undercroft.puzzle.tilt;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * What the shortest solution of a position is like.
 *
 * @param moves the fewest that win
 * @param forced how many of them are made where no other move leads to anything new: the others change nothing, lose at
 *     once, or go back to where the solution has been
 * @param deadEnds wrong moves beside the solution: how many of the moves from its states lose at once, or lead where a
 *     search of {@value #NEAR_STATES} states proves that no win is left
 * @param states how many different ones can be reached by the moves before the first win
 */
record Assessment(int moves, int forced, int deadEnds, int states) {

    /** Dead ends that are further away than this are not near the solution. */
    private static final int NEAR_STATES = 256;

    private static final long PER_MOVE = 1000;
    private static final long PER_FORCED_MOVE = -500;
    private static final long PER_DEAD_END = 150;
    private static final long PER_DOUBLING_OF_STATES = 100;

    /** Steps of a doubling that the logarithm of the states tells apart. */
    private static final int LOGARITHM_BITS = 4;

    /** A position's assessment; nothing where it cannot be won, or a limit was hit before that was known. */
    static Optional<Assessment> of(Position position, int mostStates, BooleanSupplier stop) {
        Exploration exploration = new Exploration(position.grid());
        return exploration.solve(position, mostStates, stop) == Exploration.End.WON
                ? Optional.of(of(position, exploration, stop))
                : Optional.empty();
    }

    /** The assessment of a position for which the exploration has just found a win. */
    static Assessment of(Position position, Exploration exploration, BooleanSupplier stop) {
        Exploration nearby = new Exploration(position.grid());
        int[] route = exploration.statesOnTheWay();
        int forced = 0;
        int deadEnds = 0;
        for (int i = 0; i < route.length; i++) {
            int choices = 0;
            for (Way way : Way.ALL) {
                int next = exploration.next(route[i], way);
                if (next == Exploration.LOST) {
                    deadEnds++;
                } else if (next == Exploration.WON || (next >= 0 && isNew(next, route, i))) {
                    choices++;
                    boolean isOnRoute = i + 1 < route.length && next == route[i + 1];
                    if (next >= 0 && !isOnRoute) {
                        Position beside = exploration.position(next, position);
                        Exploration.End end = nearby.solve(beside, NEAR_STATES, stop);
                        deadEnds += end == Exploration.End.COMPLETE ? 1 : 0;
                    }
                }
            }
            forced += choices == 1 ? 1 : 0;
        }
        return new Assessment(exploration.moves(), forced, deadEnds, exploration.states());
    }

    private static boolean isNew(int state, int[] route, int length) {
        for (int i = 0; i <= length; i++) {
            if (route[i] == state) {
                return false;
            }
        }
        return true;
    }

    /**
     * How hard the position is thought to be, in thousandths of a move that must be found. A forced move counts half; a
     * way to go wrong and a wider choice of states make it harder.
     */
    long difficulty() {
        return PER_MOVE * moves
                + PER_FORCED_MOVE * forced
                + PER_DEAD_END * deadEnds
                + ((PER_DOUBLING_OF_STATES * logarithm(states)) >> LOGARITHM_BITS);
    }

    /** The binary logarithm with some bits behind the point, linear between powers of two: exact on every machine. */
    private static long logarithm(int number) {
        int whole = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(number);
        long fraction = ((long) number << LOGARITHM_BITS >> whole) - (1 << LOGARITHM_BITS);
        return ((long) whole << LOGARITHM_BITS) + fraction;
    }
}
