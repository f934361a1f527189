package undercroft.source;

import java.util.Comparator;

/**
 * A position in a file.
 *
 * @param file its name, as messages give it
 * @param line from 1
 * @param column from 1, in characters
 */
public record SourcePosition(String file, int line, int column) {

    /** From the first line to the last, and from left to right; all positions must be in one file. */
    public static final Comparator<SourcePosition> WITHIN_FILE =
            Comparator.comparingInt(SourcePosition::line).thenComparingInt(SourcePosition::column);

    /** The first character of a file. */
    public static SourcePosition startOf(String file) {
        return new SourcePosition(file, 1, 1);
    }

    /**
     * Words for this position in a message about another one.
     *
     * @return {@code on line 4} within the same file, {@code in FILE:4} otherwise
     */
    public String seenFrom(SourcePosition other) {
        return file.equals(other.file) ? "on line " + line : "in " + file + ":" + line;
    }
}
