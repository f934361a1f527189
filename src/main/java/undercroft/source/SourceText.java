package undercroft.source;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The text of a file.
 *
 * @param file its name, as messages give it
 * @param text without a byte order mark
 */
public record SourceText(String file, String text) {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    public SourceText {
        boolean isMarked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
        text = isMarked ? text.substring(1) : text;
    }

    /**
     * Decodes a file in UTF-8.
     *
     * @param advice what to do if it is in another encoding, a sentence
     * @return nothing if it is, which is reported where the first byte is wrong
     */
    public static Optional<SourceText> decode(String file, byte[] bytes, String advice, Diagnostics diagnostics) {
        CharBuffer characters = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), characters, true);
        SourceText decoded = new SourceText(file, characters.flip().toString());
        if (result.isError()) {
            int end = decoded.text().length();
            diagnostics.error(decoded.positionAt(end), "The file is not text in UTF-8. " + advice);
            return Optional.empty();
        }
        return Optional.of(decoded);
    }

    /** The position of the first character. */
    public SourcePosition start() {
        return SourcePosition.startOf(file);
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
        return new SourcePosition(file, line, 1 + text.codePointCount(lineStart, index));
    }
}
