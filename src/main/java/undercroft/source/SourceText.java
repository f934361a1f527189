package undercroft.source;

import java.util.Optional;

/**
 * The text of a file.
 *
 * @param name of the file in messages
 * @param text without a byte order mark, which is removed
 */
public record SourceText(String name, String text) implements SourceFile {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    public SourceText {
        boolean isMarked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
        text = isMarked ? text.substring(1) : text;
    }

    @Override
    public Optional<SourceText> readable(Diagnostics diagnostics) {
        return Optional.of(this);
    }

    /** The position of the first character. */
    public SourcePosition start() {
        return SourcePosition.startOf(name);
    }

    /**
     * The position of a character, in time proportional to the text before it.
     *
     * @param index from 0 to the length of the text
     */
    public SourcePosition positionAt(int index) {
        int line = 1;
        int lineStart = 0;
        for (int end = text.indexOf('\n'); end >= 0 && end < index; end = text.indexOf('\n', lineStart)) {
            line++;
            lineStart = end + 1;
        }
        return new SourcePosition(name, line, 1 + text.codePointCount(lineStart, index));
    }
}
