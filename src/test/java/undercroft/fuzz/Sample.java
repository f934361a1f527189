package undercroft.fuzz;

/**
 * A correct file, to be damaged.
 *
 * @param name the file's name, whose extension tells its format
 */
record Sample(String name, String text, Grammar grammar, Tree parsed) {

    static Sample of(String name, String text, Grammar grammar) {
        return new Sample(name, text, grammar, grammar.parse(text));
    }

    /** A copy of the file's tree. */
    Tree tree() {
        return parsed.copy();
    }
}
