package undercroft.puzzle.optimise;

import java.util.Optional;
import java.util.OptionalDouble;
import undercroft.random.SeededRandom;

/**
 * The best candidate that an optimiser found.
 *
 * @param iterations the iterations of the run
 */
public record Best<C>(C candidate, double fitness, long iterations) {

    /** The candidate to start from; empty if the problem has none with a fitness. */
    static <C> Optional<Best<C>> first(Problem<C> problem, long iterations, SeededRandom random) {
        return problem.first(random).flatMap(first -> {
            OptionalDouble fitness = problem.fitness(first);
            return fitness.isPresent()
                    ? Optional.of(new Best<>(first, fitness.getAsDouble(), iterations))
                    : Optional.empty();
        });
    }
}
