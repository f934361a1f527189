package undercroft.puzzle.lines;

/** The rules of deduction, the five sound ones in the order in which they are tried. */
enum Rule {
    /** A dot that one number alone can reach is covered by it. */
    COVER("cover", "cover"),
    /** A cell common to all placements of a number is covered by it. */
    CANNOT_FIT("cannot fit", "cannotFit"),
    /** Of two dots that the same two numbers reach and neither can cover both, each of them covers one. */
    SQUARE("square", "square"),
    /** Whoever covers one dot covers another one too: nobody else covers that. */
    DEPENDENCY("dependency", "dependency"),
    /** One of two numbers does not get a cell that both want, and then has to be elsewhere: nobody cuts off both. */
    ONE_OF("one of", "oneOf"),
    /** With a single solution, a number is not where it would have a choice. Only for rating. */
    SINGLE_SOLUTION("single solution", "singleSolution"),
    /** With a single solution, a number that has no dot to cover is where nobody else can be. Only for rating. */
    UNCONTESTED("uncontested", "uncontested");

    private final String words;
    private final String camelCase;

    Rule(String words, String camelCase) {
        this.words = words;
        this.camelCase = camelCase;
    }

    /** The rule in words, such as {@code cannot fit}. */
    String words() {
        return words;
    }

    /** The rule as names of measures have it, such as {@code cannotFit}. */
    String camelCase() {
        return camelCase;
    }
}
