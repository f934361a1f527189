package undercroft.puzzle.optimise;

import java.util.OptionalInt;

/**
 * A problem whose candidates have a difficulty, so that one of a wanted difficulty can be looked for. Not for use by several threads
 * at once.
 *
 * @param <C> candidates: immutable, equal by value
 */
public interface Graded<C> extends Problem<C> {

    /**
     * The difficulty of a candidate.
     *
     * @param least the caller has no use for an easier one; a candidate that is known to be easier need not be examined further
     * @return the difficulty in ten-thousandths; empty if the candidate is no puzzle, or easier than {@code least}
     */
    OptionalInt difficulty(C candidate, int least);

    /** {@return the work done so far by all calls, in units of the problem such as states; it never depends on time} */
    long work();
}
