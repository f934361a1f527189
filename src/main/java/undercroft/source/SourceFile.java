package undercroft.source;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A file, wherever it comes from: its text, or the reason why there is none. */
public sealed interface SourceFile permits SourceText, UnreadableFile {

    /** The name of the file in messages, such as its path. */
    String name();

    /**
     * The text of the file.
     *
     * @return nothing if it could not be read, which is reported
     */
    Optional<SourceText> readable(Diagnostics diagnostics);

    /**
     * Decodes a file in UTF-8.
     *
     * @param advice what to do if it is in another encoding, a sentence
     * @return an unreadable file if any byte is wrong, with the position of the first one
     */
    static SourceFile decode(String name, byte[] bytes, String advice) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        // Java puts this character in the place of wrong bytes, but the file may also hold it.
        if (text.indexOf('\uFFFD') < 0) {
            return new SourceText(name, text);
        }
        CharBuffer characters = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), characters, true);
        SourceText decoded = new SourceText(name, characters.flip().toString());
        if (result.isError()) {
            SourcePosition end = decoded.positionAt(decoded.text().length());
            return new UnreadableFile(end, "The file is not text in UTF-8. " + advice);
        }
        return decoded;
    }
}
