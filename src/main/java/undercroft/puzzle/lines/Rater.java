package undercroft.puzzle.lines;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Measures how a puzzle is solved: the depth and width of every rule. {@link #rate} allocates nothing. */
final class Rater {

    private static final Rule[] RULES = Rule.values();

    /** The three rules that not every puzzle needs, in the order in which a player tries them. */
    private static final List<Rule> RARE = List.of(Rule.SQUARE, Rule.DEPENDENCY, Rule.ONE_OF);

    /** Difficulty of one point of the score. The number of deductions, which is below it, breaks ties between equal scores. */
    private static final long PER_POINT = 1000;

    /** Scores beyond this count as this, so that no score makes up for a rule. No puzzle of 64 numbers has come near it. */
    private static final int GREATEST_SCORE = 999;

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

    /**
     * The difficulty of the last puzzle: first by the hardest rule that it needed, then by its score, then by its deductions. It is
     * that of {@link #difficulty(int, long)}.
     */
    long difficulty() {
        long ties = Math.min(deductions, PER_POINT - 1);
        return difficulty(tier(), score(Weights.STANDARD)) + ties;
    }

    /**
     * The least difficulty of a tier and a score.
     *
     * @param tier as in {@link #tier}
     */
    static long difficulty(int tier, long score) {
        long bounded = Math.max(-GREATEST_SCORE, Math.min(GREATEST_SCORE, score));
        return PER_POINT * (2L * (GREATEST_SCORE + 1) * tier + bounded);
    }

    /** The hardest rule that the last puzzle needed: 0 cover or cannot fit, 1 square, 2 dependency, 3 one of. */
    int tier() {
        int tier = RARE.size();
        while (tier > 0 && depth(RARE.get(tier - 1)) == 0) {
            tier--;
        }
        return tier;
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
