package undercroft.puzzle.lines;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/** Measures how a puzzle is solved: the depth and width of every rule. {@link #rate} allocates nothing. */
final class Rater {

    private static final Rule[] RULES = Rule.values();

    private final HumanSolver solver;
    private final Map<Rule, Tally> tallies = new EnumMap<>(Rule.class);
    private int deductions;

    /** The number of layers of one rule and the width of the widest. */
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
     * Solves a puzzle as a player who trusts that there is one solution. If that trust was used, solves it again without.
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
        return !trusted || solver.solve(draft);
    }

    /**
     * The score of the last puzzle: the sum of depth times weight over all rules, minus the greatest width times its weight.
     */
    int score(Weights weights) {
        int score = 0;
        for (Rule rule : RULES) {
            score += depth(rule) * weights.of(rule);
        }
        return score - greatestWidth() * weights.width();
    }

    /** Whether the last puzzle needed a sound rule other than cover and cannot fit. */
    boolean neededRareRule() {
        return depth(Rule.SQUARE) + depth(Rule.DEPENDENCY) + depth(Rule.ONE_OF) > 0;
    }

    /** The number of layers of a rule that the last puzzle needed. */
    int depth(Rule rule) {
        return tally(rule).depth;
    }

    /** The number of numbers that the widest of these layers found something about. */
    int width(Rule rule) {
        return tally(rule).width;
    }

    /** The deductions that the last puzzle needed: the widths of all layers of all rules together. */
    int deductions() {
        return deductions;
    }

    /** The width of the widest layer of all rules. */
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
