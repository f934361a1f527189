package undercroft.puzzle.optimise;

import io.jenetics.Alterer;
import io.jenetics.AltererResult;
import io.jenetics.AnyChromosome;
import io.jenetics.AnyGene;
import io.jenetics.Genotype;
import io.jenetics.Phenotype;
import io.jenetics.RouletteWheelSelector;
import io.jenetics.Selector;
import io.jenetics.TournamentSelector;
import io.jenetics.TruncationSelector;
import io.jenetics.engine.Engine;
import io.jenetics.engine.EvolutionResult;
import io.jenetics.util.ISeq;
import io.jenetics.util.MSeq;
import io.jenetics.util.RandomRegistry;
import io.jenetics.util.Seq;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import undercroft.random.SeededRandom;

/**
 * A genetic algorithm with the engine of Jenetics. A candidate is a single gene, because only the problem can mutate and cross
 * candidates. It is serial, and all random numbers of Jenetics come from the given generator.
 *
 * @param parameters sizes and probabilities
 */
public record Genetic(GeneticParameters parameters) implements Optimiser {

    /** No candidate is removed for its age, so that the elite may stay for ever. */
    private static final long NO_AGE = Long.MAX_VALUE;

    @Override
    public <C> Optional<Best<C>> optimise(
            Problem<C> problem, long iterations, SeededRandom random, BooleanSupplier stop) {
        Optional<Best<C>> first = Best.first(problem, iterations, random);
        if (first.isEmpty()) {
            return Optional.empty();
        }
        long generations = iterations / parameters.population();
        if (generations == 0) {
            return first;
        }
        return RandomRegistry.with(random, (Function<SeededRandom, Optional<Best<C>>>)
                registered -> evolve(problem, first.get().candidate(), generations, registered, stop)
                        .map(best -> new Best<>(best.genotype().gene().allele(), best.fitness(), iterations)));
    }

    /** The best of all generations; empty if it was stopped. */
    private <C> Optional<Phenotype<AnyGene<C>, Double>> evolve(
            Problem<C> problem, C first, long generations, SeededRandom random, BooleanSupplier stop) {
        Phenotype<AnyGene<C>, Double> best = engine(problem, random).stream(start(problem, first, random))
                .limit(generations)
                .takeWhile(result -> !stop.getAsBoolean())
                .collect(EvolutionResult.toBestPhenotype());
        return stop.getAsBoolean() ? Optional.empty() : Optional.ofNullable(best);
    }

    private <C> Engine<AnyGene<C>, Double> engine(Problem<C> problem, SeededRandom random) {
        return Engine.builder(
                        (Genotype<AnyGene<C>> genotype) ->
                                problem.fitness(genotype.gene().allele()).orElse(problem.leastFitness()),
                        Genotype.of(AnyChromosome.of(() -> problem.first(random).orElseThrow())))
                .populationSize(parameters.population())
                .survivorsSize(parameters.elite())
                .survivorsSelector(new TruncationSelector<>())
                .offspringSelector(selector())
                .alterers(new Breeding<>(problem, parameters, random))
                .maximalPhenotypeAge(NO_AGE)
                .executor(Runnable::run)
                .build();
    }

    private <C> Selector<AnyGene<C>, Double> selector() {
        return parameters.tournament() == GeneticParameters.ROULETTE
                ? new RouletteWheelSelector<>()
                : new TournamentSelector<>(parameters.tournament());
    }

    /** The first generation. Where the problem finds no further first candidate, mutants of the first one fill it up. */
    private <C> ISeq<Genotype<AnyGene<C>>> start(Problem<C> problem, C first, SeededRandom random) {
        MSeq<Genotype<AnyGene<C>>> start = MSeq.ofLength(parameters.population());
        start.set(0, genotype(first));
        for (int i = 1; i < parameters.population(); i++) {
            start.set(i, genotype(problem.first(random).orElseGet(() -> problem.mutate(first, random))));
        }
        return start.toISeq();
    }

    private static <C> Genotype<AnyGene<C>> genotype(C candidate) {
        return Genotype.of(AnyChromosome.of(() -> candidate));
    }

    /** Crosses selected candidates with others at random, then mutates at random. */
    private record Breeding<C>(Problem<C> problem, GeneticParameters parameters, SeededRandom random)
            implements Alterer<AnyGene<C>, Double> {

        @Override
        public AltererResult<AnyGene<C>, Double> alter(Seq<Phenotype<AnyGene<C>, Double>> selected, long generation) {
            MSeq<Phenotype<AnyGene<C>, Double>> children = MSeq.of(selected);
            int altered = 0;
            for (int i = 0; i < children.size(); i++) {
                C parent = selected.get(i).genotype().gene().allele();
                C child = parent;
                if (random.chance(parameters.crossover())) {
                    int other = random.below(selected.size());
                    child = problem.cross(
                            child, selected.get(other).genotype().gene().allele(), random);
                }
                if (random.chance(parameters.mutation())) {
                    child = problem.mutate(child, random);
                }
                if (!child.equals(parent)) {
                    children.set(i, Phenotype.of(genotype(child), generation));
                    altered++;
                }
            }
            return new AltererResult<>(children.toISeq(), altered);
        }
    }
}
