package undercroft.puzzle.optimise;

import java.util.Optional;
import java.util.OptionalDouble;
import undercroft.random.SeededRandom;

/**
 * A problem for an optimiser.
 *
 * @param <C> candidates: immutable, equal by value
 */
public interface Problem<C> {

    /**
     * Makes a candidate to start from.
     *
     * @return a candidate with a fitness, or empty if a reasonable number of tries found none
     */
    Optional<C> first(SeededRandom random);

    /** Makes a candidate that differs a little from another. */
    C mutate(C parent, SeededRandom random);

    /** Combines two candidates. By default candidates cannot be combined, and the result is the first one. */
    default C cross(C first, C second, SeededRandom random) {
        return first;
    }

    /**
     * The fitness of a candidate: higher is better. It depends on the candidate only.
     *
     * @return empty if the candidate is not a solvable puzzle
     */
    OptionalDouble fitness(C candidate);

    /** The value that a genetic algorithm uses for a candidate without fitness: at most any fitness. */
    default double leastFitness() {
        return 0;
    }
}
