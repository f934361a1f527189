package undercroft.puzzle.lines;

import java.util.BitSet;

/**
 * Solves a puzzle as a player does who never guesses. In each pass the first rule that finds anything notes everything that it
 * finds. One object serves any number of puzzles over a grid; a pass allocates nothing.
 */
final class HumanSolver {

    /** The rules of a player who relies on the puzzle alone. */
    private static final Rule[] SOUND = {Rule.COVER, Rule.CANNOT_FIT, Rule.SQUARE, Rule.DEPENDENCY, Rule.ONE_OF};

    /**
     * The rules of a player who also trusts that there is one solution. Uncontested placements stand out, so they come first;
     * the other consequence of a single solution comes after the dots.
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

    /** The knowledge about the current puzzle. */
    Knowledge known() {
        return known;
    }

    UniquenessRules uniqueness() {
        return uniqueness;
    }

    /** Starts with a new puzzle. */
    void start(Draft draft) {
        known.start(draft);
    }

    /**
     * Solves a puzzle with the sound rules alone.
     *
     * @return whether they suffice
     */
    boolean solve(Draft draft) {
        start(draft);
        while (!known.isSolved()) {
            if (!pass()) {
                return false;
            }
        }
        return true;
    }

    /**
     * Makes one layer of deductions with the sound rules.
     *
     * @return false if no rule finds anything or the puzzle proved impossible
     */
    boolean pass() {
        return pass(SOUND);
    }

    /** As {@link #pass()}, by a player who also trusts that there is one solution. */
    boolean trustingPass() {
        return pass(TRUSTING);
    }

    /** The rule that the last successful pass used. */
    Rule rule() {
        return rule;
    }

    /** The number of numbers that the last pass found something about. */
    int width() {
        return width;
    }

    /** {@return the cells that decided the last pass of sound rules; valid until the next} */
    BitSet deciding() {
        return deduction.deciding();
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
