package undercroft.puzzle.lines;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import undercroft.puzzle.Scale;
import undercroft.puzzle.optimise.Graded;
import undercroft.random.SeededRandom;

/** The search for numbers and dots whose deductions run deep and narrow. For one thread. */
final class LinesProblem implements Graded<Candidate> {

    /**
     * Boards of random numbers tried for a first puzzle. Crowded boards of 13×9 take a thousand on average, a few microseconds
     * each.
     */
    private static final int TRIES = 100_000;

    /** Below every score of a bearable puzzle: as low as twenty layers of the worst rule. */
    static final double LEAST_SCORE = -1000;

    /**
     * Attempts to place dots on the same numbers. With two, small boards end two points higher than with one and take twice the
     * time; a third adds nothing.
     */
    private static final int DOT_ATTEMPTS = 2;

    private final Grid grid;
    private final int numbers;
    private final Weights weights;
    private final boolean rareRulesFirst;
    private final DotPlacer dotPlacer;
    private final Rater rater;
    private final Scale scale;
    private long work;

    /**
     * Sets the goal.
     *
     * @param rareRulesFirst whether a first puzzle must need one of the rarer rules, if the weights reward them
     */
    LinesProblem(Grid grid, int numbers, Weights weights, boolean rareRulesFirst) {
        this.grid = grid;
        this.numbers = numbers;
        this.weights = weights;
        this.rareRulesFirst = rareRulesFirst && weights.wantRareRules();
        HumanSolver solver = new HumanSolver(grid);
        dotPlacer = new DotPlacer(solver);
        rater = new Rater(solver);
        scale = LinesScale.of(grid.openCount());
    }

    @Override
    public Optional<Candidate> first(SeededRandom random) {
        for (int count = 0; count < TRIES; count++) {
            Optional<Candidate> candidate = dotPlacer
                    .placeDots(Mutation.start(grid, numbers, random), random)
                    .map(this::rated)
                    .filter(rated -> rated.fitness().isPresent());
            if (candidate.isPresent() && (!rareRulesFirst || rater.tier() > 0)) {
                return candidate;
            }
        }
        return Optional.empty();
    }

    /** Changes the numbers and places all dots again. */
    @Override
    public Candidate mutate(Candidate parent, SeededRandom random) {
        return withBestDots(Mutation.mutated(parent.draft(), random), random);
    }

    /**
     * Places dots, more than once if ties were drawn, and keeps the better ones. If none make the numbers solvable, the
     * candidate has no dots and no fitness.
     */
    private Candidate withBestDots(Draft child, SeededRandom random) {
        work += grid.openCount();
        Candidate best = Candidate.unsolvable(child);
        for (int count = 0; count == 0 || (count < DOT_ATTEMPTS && dotPlacer.drewTies()); count++) {
            Optional<Candidate> candidate = dotPlacer.placeDots(child, random).map(this::rated);
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
        return rater.rate(draft)
                ? new Candidate(draft, OptionalDouble.of(rater.score(weights)), rater.difficulty())
                : Candidate.unsolvable(draft);
    }

    @Override
    public OptionalDouble fitness(Candidate candidate) {
        return candidate.fitness();
    }

    @Override
    public OptionalInt difficulty(Candidate candidate, int least) {
        return candidate.fitness().isPresent()
                ? OptionalInt.of(scale.difficulty(candidate.rating()))
                : OptionalInt.empty();
    }

    /** The cells of all boards on which dots were placed. */
    @Override
    public long work() {
        return work;
    }

    @Override
    public double leastFitness() {
        return LEAST_SCORE;
    }
}
