package undercroft.puzzle.optimise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import undercroft.random.SeededRandom;

/**
 * A pool of the best candidates so far, after J. Snellman's article on the puzzle Linjat. It starts with one candidate and
 * mutates a uniformly drawn one in each iteration. The child stays if it has a fitness, is new and is among the best
 * {@value #CAPACITY}.
 */
public final class Pool implements Optimiser {

    static final int CAPACITY = 10;

    @Override
    public <C> Optional<Best<C>> optimise(
            Problem<C> problem, long iterations, SeededRandom random, BooleanSupplier stop) {
        Optional<Best<C>> first = Best.first(problem, iterations, random);
        if (first.isEmpty()) {
            return Optional.empty();
        }
        List<Best<C>> pool = new ArrayList<>(CAPACITY + 1);
        pool.add(first.get());
        for (long i = 0; i < iterations; i++) {
            if (stop.getAsBoolean()) {
                return Optional.empty();
            }
            C child = problem.mutate(random.oneOf(pool).candidate(), random);
            OptionalDouble childFitness = problem.fitness(child);
            if (childFitness.isPresent()) {
                offer(pool, new Best<>(child, childFitness.getAsDouble(), iterations));
            }
        }
        return Optional.of(pool.get(0));
    }

    /**
     * Inserts a child so that the pool stays sorted, the best first. Among equals the newest is first, so that a full pool
     * drifts over a plateau.
     */
    private static <C> void offer(List<Best<C>> pool, Best<C> child) {
        int place = pool.size();
        while (place > 0 && pool.get(place - 1).fitness() <= child.fitness()) {
            place--;
        }
        if (place == CAPACITY
                || pool.stream().anyMatch(other -> other.candidate().equals(child.candidate()))) {
            return;
        }
        pool.add(place, child);
        if (pool.size() > CAPACITY) {
            pool.remove(CAPACITY);
        }
    }
}
