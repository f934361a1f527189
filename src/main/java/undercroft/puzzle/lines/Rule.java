package undercroft.puzzle.lines;

/** The rules of deduction, the five sound ones in the order in which they are tried. */
public enum Rule {
    /** A dot that one number alone can reach is covered by it. */
    COVER("cover"),
    /** A cell common to all placements of a number is covered by it. */
    CANNOT_FIT("cannot fit"),
    /** Of two dots that the same two numbers reach and neither can cover both, each of them covers one. */
    SQUARE("square"),
    /** Whoever covers one dot covers another one too: nobody else covers that. */
    DEPENDENCY("dependency"),
    /** One of two numbers does not get a cell that both want, and then has to be elsewhere: nobody cuts off both. */
    ONE_OF("one of"),
    /** With a single solution, a number is not where it would have a choice. Only for rating. */
    SINGLE_SOLUTION("single solution"),
    /** With a single solution, a number that has no dot to cover is where nobody else can be. Only for rating. */
    UNCONTESTED("uncontested");

    private final String words;

    Rule(String words) {
        this.words = words;
    }

    /** The rule in words, such as {@code cannot fit}. */
    public String words() {
        return words;
    }

    /** Whether the rule follows from the puzzle alone, not from the promise of a single solution. */
    public boolean isSound() {
        return compareTo(ONE_OF) <= 0;
    }
}
