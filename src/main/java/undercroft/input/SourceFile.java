package undercroft.input;

/** A file of the documented formats, wherever it came from. */
public sealed interface SourceFile {

    /** What messages call the file, such as its path. */
    String name();

    /**
     * A file that could be read.
     *
     * @param text with or without a byte order mark
     */
    record Text(String name, String text) implements SourceFile {}

    /**
     * A file that could not be read, or only in part.
     *
     * @param start the text that was read; the problem is reported where it ends
     * @param problem what is wrong with the file, a sentence
     * @param advice what to do about it, a sentence
     */
    record Unreadable(String name, String start, String problem, String advice) implements SourceFile {}
}
