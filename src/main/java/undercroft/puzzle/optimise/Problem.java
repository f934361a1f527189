package undercroft.puzzle.optimise;

import java.util.Optional;
import java.util.OptionalDouble;
import undercroft.random.SeededRandom;

/**
 * What is to be optimised.
 *
 * @param <C> candidates: immutable, equal by value
 */
public interface Problem<C> {

    /** A candidate to begin with, one that has a fitness; nothing where none was found in a sensible number of tries. */
    Optional<C> first(SeededRandom random);

    /** A candidate a little different from another. */
    C mutate(C parent, SeededRandom random);

    /** A candidate with something of both; of the first alone where candidates cannot be crossed. */
    default C cross(C first, C second, SeededRandom random) {
        return first;
    }

    /** How good a candidate is, the more the better; nothing where it is no solvable puzzle. Depends on it alone. */
    OptionalDouble fitness(C candidate);

    /** What a genetic algorithm counts for a candidate without fitness: no more than any fitness. */
    default double leastFitness() {
        return 0;
    }
}
