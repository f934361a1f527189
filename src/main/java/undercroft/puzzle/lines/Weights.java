package undercroft.puzzle.lines;

/**
 * The value of a layer of each rule and the cost of width. The numbers are J. Snellman's. He used others for each of his board sizes;
 * difficulty uses those of his largest board for all.
 *
 * @param cover value of a layer of {@link Rule#COVER}; the following parameters are those of the other rules
 * @param width cost of each number in the widest layer
 */
record Weights(
        int cover,
        int cannotFit,
        int square,
        int dependency,
        int oneOf,
        int singleSolution,
        int uncontested,
        int width) {

    /** For 9×6 and 10×7. */
    static final Weights SMALL = new Weights(1, 3, 0, 0, 0, -50, -1, 1);

    /** For 11×8. */
    static final Weights MEDIUM = new Weights(1, 3, 50, 0, 0, -50, -1, 2);

    /** For 13×9, and for the difficulty of puzzles of every size. */
    static final Weights STANDARD = new Weights(1, 3, 50, 100, 60, -50, -1, 2);

    /** Halfway between the 70 cells of 10×7 and the 88 of 11×8. */
    private static final int MEDIUM_CELLS = 79;

    /** Halfway between the 88 cells of 11×8 and the 117 of 13×9. */
    private static final int LARGE_CELLS = 102;

    /** The published weights for a board with this many open cells. */
    static Weights published(int openCells) {
        if (openCells < MEDIUM_CELLS) {
            return SMALL;
        }
        return openCells <= LARGE_CELLS ? MEDIUM : STANDARD;
    }

    /** The weight of a layer of a rule. */
    int of(Rule rule) {
        return switch (rule) {
            case COVER -> cover;
            case CANNOT_FIT -> cannotFit;
            case SQUARE -> square;
            case DEPENDENCY -> dependency;
            case ONE_OF -> oneOf;
            case SINGLE_SOLUTION -> singleSolution;
            case UNCONTESTED -> uncontested;
        };
    }

    /** Whether the weights reward any of the three rarer rules. */
    boolean wantRareRules() {
        return square > 0 || dependency > 0 || oneOf > 0;
    }
}
