package undercroft.importing;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads a file that somebody else made: there, not too long, and UTF-8. */
final class SourceText {

    /** Larger than any level or map that people draw by hand. */
    private static final int MAX_BYTES = 64 << 20;

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private SourceText() {}

    static String read(Path file, Diagnostics diagnostics) throws EndOfReading {
        if (Files.isDirectory(file)) {
            throw refused(diagnostics, "The file is a folder. Name a file in it.");
        }
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(MAX_BYTES + 1);
        } catch (NoSuchFileException e) {
            throw refused(diagnostics, "There is no such file. Check the path.");
        } catch (IOException e) {
            throw refused(diagnostics, "The file cannot be read. Check its permissions.");
        }
        if (bytes.length > MAX_BYTES) {
            throw refused(diagnostics, "The file is longer than %d MiB. Make it smaller.".formatted(MAX_BYTES >> 20));
        }
        CharBuffer chars = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), chars, true);
        if (result.isError()) {
            throw refused(diagnostics, "The file is not text in UTF-8. Save it as UTF-8.");
        }
        String text = chars.flip().toString();
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }

    private static EndOfReading refused(Diagnostics diagnostics, String why) {
        diagnostics.error(SourcePosition.START, why);
        return new EndOfReading();
    }
}
