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
    public Optional<Draft> first(Dice dice) {
        for (int count = 0; count < TRIES; count++) {
            Optional<Draft> draft = dotting.dotted(Mutation.start(grid, numbers, dice), dice);
            if (draft.isPresent() && rater.rate(draft.get()) && (!rareRulesFirst || rater.tookRareRule())) {
                return draft;
            }
        }
        return Optional.empty();
    }

    /**
     * Changes the numbers and dots them anew, more than once, for ties are drawn; the better dots stay. Where none solve
     * the numbers, these stay without, and so without fitness.
     */
    @Override
    public Draft mutate(Draft parent, Dice dice) {
        Draft child = Mutation.mutated(parent, dice);
        Draft best = child;
        int greatest = Integer.MIN_VALUE;
        for (int count = 0; count < DOTTINGS; count++) {
            Optional<Draft> dotted = dotting.dotted(child, dice);
            if (dotted.isPresent() && rater.rate(dotted.get()) && rater.score(weights) > greatest) {
                best = dotted.get();
                greatest = rater.score(weights);
            }
        }
        return best;
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
