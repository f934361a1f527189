package undercroft.puzzle.optimise;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import undercroft.random.SeededRandom;

/** A way to look for a candidate of great fitness. Holds no state between calls. */
public interface Optimiser {

    /**
     * Looks for the best candidate.
     *
     * @param iterations candidates to look at after the first ones
     * @param random all randomness comes from here
     * @param stop asked once an iteration whether to end early
     * @return nothing where there is no first candidate or it was ended early: what is found must not depend on time
     */
    <C> Optional<Best<C>> optimise(Problem<C> problem, long iterations, SeededRandom random, BooleanSupplier stop);
}
