package undercroft.puzzle.lines;

import java.util.Optional;
import java.util.OptionalDouble;
import undercroft.puzzle.optimise.Problem;
import undercroft.random.SeededRandom;

/** To place numbers and dots so that the deductions run deep and narrow. A workspace for one thread. */
final class LinesProblem implements Problem<Candidate> {

    /**
     * Boards of numbers tried for a first puzzle. The crowded ones of 13×9 take a thousand on average, of some
     * microseconds each.
     */
    private static final int TRIES = 100_000;

    /** Below every score of a puzzle that a player could bear: some twenty layers of the costliest rule. */
    static final double LEAST_SCORE = -1000;

    /** With two, small boards end two points higher than with one, for twice the time; a third adds nothing. */
    private static final int DOTTINGS = 2;

    private final Grid grid;
    private final int numbers;
    private final Weights weights;
    private final boolean rareRulesFirst;
    private final Dotting dotting;
    private final Rater rater;

    /** @param rareRulesFirst whether a first puzzle must take one of the rarer rules, where the weights want these */
    LinesProblem(Grid grid, int numbers, Weights weights, boolean rareRulesFirst) {
        this.grid = grid;
        this.numbers = numbers;
        this.weights = weights;
        this.rareRulesFirst = rareRulesFirst && weights.wantRareRules();
        HumanSolver solver = new HumanSolver(grid);
        dotting = new Dotting(solver);
        rater = new Rater(solver);
    }

    @Override
    public Optional<Candidate> first(SeededRandom random) {
        for (int count = 0; count < TRIES; count++) {
            Optional<Candidate> candidate = dotting.dotted(Mutation.start(grid, numbers, random), random)
                    .map(this::rated)
                    .filter(rated -> rated.fitness().isPresent());
            if (candidate.isPresent() && (!rareRulesFirst || rater.tookRareRule())) {
                return candidate;
            }
        }
        return Optional.empty();
    }

    /** Changes the numbers and dots them anew. */
    @Override
    public Candidate mutate(Candidate parent, SeededRandom random) {
        return dotted(Mutation.mutated(parent.draft(), random), random);
    }

    /**
     * Dots numbers, more than once where ties were drawn; the better dots stay. Where none solve the numbers, these stay
     * without, and so without fitness.
     */
    private Candidate dotted(Draft child, SeededRandom random) {
        Candidate best = new Candidate(child, OptionalDouble.empty());
        for (int count = 0; count == 0 || (count < DOTTINGS && dotting.drewTies()); count++) {
            Optional<Candidate> candidate = dotting.dotted(child, random).map(this::rated);
            if (candidate.isPresent() && isBetter(candidate.get(), best)) {
                best = candidate.get();
            }
        }
        return best;
    }

    private static boolean isBetter(Candidate candidate, Candidate other) {
        return candidate.fitness().isPresent()
                && (other.fitness().isEmpty()
                        || candidate.fitness().getAsDouble() > other.fitness().getAsDouble());
    }

    private Candidate rated(Draft draft) {
        OptionalDouble fitness = rater.rate(draft) ? OptionalDouble.of(rater.score(weights)) : OptionalDouble.empty();
        return new Candidate(draft, fitness);
    }

    @Override
    public OptionalDouble fitness(Candidate candidate) {
        return candidate.fitness();
    }

    @Override
    public double leastFitness() {
        return LEAST_SCORE;
    }
}
