package undercroft.puzzle.lines;

/**
 * Solves as a player does who never guesses: pass after pass, in each the first rule that finds anything, and all that it
 * finds. One workspace for any number of puzzles over a grid; a pass allocates nothing.
 */
final class HumanSolver {

    /** A player who relies on the puzzle alone. */
    private static final Rule[] SOUND = {Rule.COVER, Rule.CANNOT_FIT, Rule.SQUARE, Rule.DEPENDENCY, Rule.ONE_OF};

    /**
     * A player who also trusts that there is one solution: sees uncontested placements before all else, but looks for
     * what a single solution tells only where no dot tells it.
     */
    private static final Rule[] TRUSTING = {
        Rule.UNCONTESTED, Rule.COVER, Rule.SINGLE_SOLUTION, Rule.CANNOT_FIT, Rule.SQUARE, Rule.DEPENDENCY, Rule.ONE_OF
    };

    private final Knowledge known;
    private final Deduction deduction;
    private final UniquenessRules uniqueness;
    private Rule rule = Rule.COVER;
    private int width;

    HumanSolver(Grid grid) {
        known = new Knowledge(grid);
        deduction = new Deduction(known);
        uniqueness = new UniquenessRules(known);
    }

    /** What is known so far of the puzzle begun last. */
    Knowledge known() {
        return known;
    }

    UniquenessRules uniqueness() {
        return uniqueness;
    }

    /** Begins a puzzle. */
    void start(Draft draft) {
        known.start(draft);
    }

    /** Whether the sound rules alone solve a puzzle. */
    boolean solves(Draft draft) {
        start(draft);
        while (!known.isSolved()) {
            if (!pass()) {
                return false;
            }
        }
        return true;
    }

    /** Makes one layer of deductions; false where no sound rule finds anything, or the puzzle proved impossible. */
    boolean pass() {
        return pass(SOUND);
    }

    /** As {@link #pass()}, by a player who also trusts that there is one solution. */
    boolean trustingPass() {
        return pass(TRUSTING);
    }

    /** The rule of the last pass that found something. */
    Rule rule() {
        return rule;
    }

    /** How many numbers the last pass found something about. */
    int width() {
        return width;
    }

    private boolean pass(Rule[] rules) {
        known.settle();
        if (known.isImpossible()) {
            return false;
        }
        for (Rule next : rules) {
            apply(next);
            if (known.changed() != 0) {
                rule = next;
                width = Long.bitCount(known.changed());
                return true;
            }
        }
        return false;
    }

    private void apply(Rule next) {
        switch (next) {
            case COVER -> deduction.cover();
            case CANNOT_FIT -> deduction.cannotFit();
            case SQUARE -> deduction.square();
            case DEPENDENCY -> deduction.dependency();
            case ONE_OF -> deduction.oneOf();
            case SINGLE_SOLUTION -> uniqueness.singleSolution();
            case UNCONTESTED -> uniqueness.uncontested();
        }
    }
}
