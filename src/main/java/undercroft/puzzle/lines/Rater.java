package undercroft.puzzle.lines;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/** Solves puzzles to see how: the depth and width of every rule. A workspace; {@link #rate} allocates nothing. */
final class Rater {

    private static final Rule[] RULES = Rule.values();

    private final HumanSolver solver;
    private final Map<Rule, Tally> tallies = new EnumMap<>(Rule.class);
    private int deductions;

    /** The layers of one rule. */
    private static final class Tally {
        private int depth;
        private int width;
    }

    Rater(HumanSolver solver) {
        this.solver = solver;
        for (Rule rule : RULES) {
            tallies.put(rule, new Tally());
        }
    }

    /**
     * Solves a puzzle as a player who trusts that there is one solution. Where that trust was needed on the way, solves it
     * once more without.
     *
     * @return whether the sound rules alone solve it
     */
    boolean rate(Draft draft) {
        for (Rule rule : RULES) {
            Tally tally = tally(rule);
            tally.depth = 0;
            tally.width = 0;
        }
        deductions = 0;
        solver.start(draft);
        while (!solver.known().isSolved()) {
            if (!solver.trustingPass()) {
                return false;
            }
            Tally tally = tally(solver.rule());
            tally.depth++;
            deductions += solver.width();
            tally.width = Math.max(tally.width, solver.width());
        }
        boolean trusted = depth(Rule.SINGLE_SOLUTION) + depth(Rule.UNCONTESTED) > 0;
        return !trusted || solver.solves(draft);
    }

    /** Of the puzzle rated last: the sum of depth by weight, less the greatest width by its weight. */
    int score(Weights weights) {
        int score = 0;
        for (Rule rule : RULES) {
            score += depth(rule) * weights.of(rule);
        }
        return score - greatestWidth() * weights.width();
    }

    /** Whether the puzzle rated last took a sound rule that is neither cover nor cannot fit. */
    boolean tookRareRule() {
        return depth(Rule.SQUARE) + depth(Rule.DEPENDENCY) + depth(Rule.ONE_OF) > 0;
    }

    /** How many layers of a rule the puzzle rated last took. */
    int depth(Rule rule) {
        return tally(rule).depth;
    }

    /** How many numbers the widest of these layers told something about. */
    int width(Rule rule) {
        return tally(rule).width;
    }

    /** How much the puzzle rated last took of all rules: the numbers that layers told something about, over all layers. */
    int deductions() {
        return deductions;
    }

    /** The width of the widest layer of any rule. */
    int greatestWidth() {
        int greatest = 0;
        for (Rule rule : RULES) {
            greatest = Math.max(greatest, width(rule));
        }
        return greatest;
    }

    private Tally tally(Rule rule) {
        return Objects.requireNonNull(tallies.get(rule));
    }
}
