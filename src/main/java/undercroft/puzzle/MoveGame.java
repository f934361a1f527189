package undercroft.puzzle;

import java.util.List;

/**
 * A puzzle as a game of single moves, as a player sees it. It serves to judge how the puzzle misleads, not to solve it fast.
 *
 * @param <S> the states: immutable, equal by value
 */
public interface MoveGame<S> {

    S start();

    /**
     * The states after one legal move.
     *
     * @return the states in a fixed order; empty if the state is lost
     */
    List<S> successors(S state);

    boolean isWon(S state);

    /** How much seems to remain at a glance. The value is a heuristic: it is lower where a player would expect less work. */
    long remaining(S state);
}
