package undercroft.puzzle.lines;

/** The rules of deduction: the five sound ones in the order in which they are tried, then two that are only used for rating. */
enum Rule {
    /** A dot that only one number reaches is covered by it. */
    COVER("cover", "cover"),
    /** A cell common to all placements of a number is covered by it. */
    CANNOT_FIT("cannot fit", "cannotFit"),
    /** If only the same two numbers reach two dots and neither can cover both, each covers one. */
    SQUARE("square", "square"),
    /** If every number that may cover one dot then covers another one too, no other number covers that one. */
    DEPENDENCY("dependency", "dependency"),
    /** One of two numbers does not get a cell that both contest and must lie elsewhere, so no third number cuts off both. */
    ONE_OF("one of", "oneOf"),
    /** Only for rating: if the solution is unique, a number does not lie where it would have a choice. */
    SINGLE_SOLUTION("single solution", "singleSolution"),
    /** Only for rating: if the solution is unique, a number without a dot to cover lies where no other number can. */
    UNCONTESTED("uncontested", "uncontested");

    private final String words;
    private final String camelCase;

    Rule(String words, String camelCase) {
        this.words = words;
        this.camelCase = camelCase;
    }

    /** The name in words, such as {@code cannot fit}. */
    String words() {
        return words;
    }

    /** The name in the names of measures, such as {@code cannotFit}. */
    String camelCase() {
        return camelCase;
    }
}
