package undercroft.puzzle.optimise;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import undercroft.random.SeededRandom;

/** Searches for a candidate with a high fitness. Implementations keep no state between calls. */
public interface Optimiser {

    /**
     * Searches for the best candidate.
     *
     * @param iterations candidates to examine after the first ones
     * @param random the source of all randomness
     * @param stop asked in every iteration, or every generation, whether to end early
     * @return empty if there is no first candidate or the search was stopped, because results must not depend on time
     */
    <C> Optional<Best<C>> optimise(Problem<C> problem, long iterations, SeededRandom random, BooleanSupplier stop);
}
