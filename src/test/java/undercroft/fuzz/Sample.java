package undercroft.fuzz;

/**
 * A correct file, to be damaged.
 *
 * @param name the file's name, whose extension tells its format
 * @param size characters that a reader reads for this file: its own and those of files that it names
 * @param byWords the text as lines of words, whatever its grammar; trees of samples are never changed
 */
record Sample(String name, String text, long size, Grammar grammar, Tree parsed, Grammar words, Tree byWords) {

    static Sample of(String name, String text, Grammar grammar) {
        Grammar words = WordGrammar.of(grammar);
        return new Sample(name, text, text.length(), grammar, grammar.parse(text), words, words.parse(text));
    }

    /** This file, which names others. */
    Sample naming(long characters) {
        return new Sample(name, text, text.length() + characters, grammar, parsed, words, byWords);
    }
}
