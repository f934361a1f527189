package undercroft.puzzle;

import java.util.List;

/**
 * A puzzle as a game of single moves, as a player meets it: for judging how it misleads, not for solving it fast.
 *
 * @param <S> its states: immutable, equal by value
 */
public interface MoveGame<S> {

    S start();

    /** The states that one legal move leads to, in a fixed order; none of a state that is lost. */
    List<S> after(S state);

    boolean isWon(S state);

    /** How much seems left to do, at a glance; the less the better. */
    long left(S state);
}
