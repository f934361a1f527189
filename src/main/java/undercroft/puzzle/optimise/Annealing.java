package undercroft.puzzle.optimise;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import undercroft.random.SeededRandom;

/**
 * Plain simulated annealing (Kirkpatrick, Gelatt and Vecchi, Science 1983), for comparison. The first temperature is the mean
 * change of fitness over mutations of the first candidate; the last is a hundredth of it, and the schedule is geometric.
 */
public final class Annealing implements Optimiser {

    /** Mutations from which the first temperature is measured. */
    private static final int TRIALS = 20;

    /** The last temperature as a share of the first. */
    private static final double LAST_TEMPERATURE = 0.01;

    @Override
    public <C> Optional<Best<C>> optimise(
            Problem<C> problem, long iterations, SeededRandom random, BooleanSupplier stop) {
        Optional<Best<C>> first = Best.first(problem, iterations, random);
        if (first.isEmpty()) {
            return Optional.empty();
        }
        Best<C> current = first.get();
        Best<C> best = current;
        double hottest = meanChange(problem, current, Math.min(TRIALS, iterations), random);
        for (long i = TRIALS; i < iterations; i++) {
            if (stop.getAsBoolean()) {
                return Optional.empty();
            }
            C child = problem.mutate(current.candidate(), random);
            OptionalDouble childFitness = problem.fitness(child);
            double temperature = hottest * StrictMath.pow(LAST_TEMPERATURE, (double) i / iterations);
            if (childFitness.isPresent()
                    && accepts(childFitness.getAsDouble() - current.fitness(), temperature, random)) {
                current = new Best<>(child, childFitness.getAsDouble(), iterations);
                best = current.fitness() > best.fitness() ? current : best;
            }
        }
        return Optional.of(best);
    }

    private static boolean accepts(double gain, double temperature, SeededRandom random) {
        return gain >= 0 || (temperature > 0 && random.chance(StrictMath.exp(gain / temperature)));
    }

    private static <C> double meanChange(Problem<C> problem, Best<C> start, long trials, SeededRandom random) {
        double sum = 0;
        int counted = 0;
        for (long i = 0; i < trials; i++) {
            OptionalDouble fitness = problem.fitness(problem.mutate(start.candidate(), random));
            if (fitness.isPresent()) {
                sum += Math.abs(fitness.getAsDouble() - start.fitness());
                counted++;
            }
        }
        return counted == 0 ? 0 : sum / counted;
    }
}
