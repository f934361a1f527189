package undercroft.puzzle.lines;

import java.util.Optional;
import java.util.OptionalDouble;
import undercroft.puzzle.optimise.Dice;
import undercroft.puzzle.optimise.Problem;

/** To place numbers and dots so that the deductions run deep and narrow. A workspace for one thread. */
final class LinesProblem implements Problem<Draft> {

    /**
     * Boards of numbers tried for a first puzzle. The crowded ones of 13×9 take a thousand on average, of some
     * microseconds each.
     */
    private static final int TRIES = 100_000;

    /** Below every score of a puzzle that a player could bear: some twenty layers of the costliest rule. */
    private static final double LEAST_SCORE = -1000;

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
    public Optional<Draft> first(Dice dice) {
        for (int count = 0; count < TRIES; count++) {
            Optional<Draft> draft = dotting.dotted(Mutation.start(grid, numbers, dice), dice);
            if (draft.isPresent() && rater.rate(draft.get()) && (!rareRulesFirst || rater.tookRareRule())) {
                return draft;
            }
        }
        return Optional.empty();
    }

    /** Where no dots solve the changed numbers, they stay without, and so without fitness. */
    @Override
    public Draft mutate(Draft parent, Dice dice) {
        Draft child = Mutation.mutated(parent, dice);
        return dotting.dotted(child, dice).orElse(child);
    }

    @Override
    public OptionalDouble fitness(Draft candidate) {
        return rater.rate(candidate) ? OptionalDouble.of(rater.score(weights)) : OptionalDouble.empty();
    }

    @Override
    public double leastFitness() {
        return LEAST_SCORE;
    }
}
