package undercroft.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import undercroft.input.SourceFile;

/** Reads a file of a level or of room templates: not too long, and UTF-8. */
final class YamlPath {

    /** A level of {@code Level.MAX_ROOMS} rooms needs less than a quarter of it. */
    static final int MAX_BYTES = 8 << 20;

    private YamlPath() {}

    /** The file's text, or why there is none; messages call the file by its path as it is given. */
    static SourceFile read(Path file) {
        String name = file.toString();
        if (Files.isDirectory(file)) {
            return unreadable(name, "The file is a folder.", "Name a file in it.");
        }
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(MAX_BYTES + 1);
        } catch (NoSuchFileException e) {
            return unreadable(name, "There is no such file.", "Check the path.");
        } catch (IOException e) {
            return unreadable(name, "The file cannot be read.", "Check its permissions and that it is a file.");
        }
        if (bytes.length > MAX_BYTES) {
            return unreadable(
                    name,
                    "The file is longer than %d bytes.".formatted(MAX_BYTES),
                    "Divide its templates among several.");
        }
        CharBuffer chars = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), chars, true);
        String text = chars.flip().toString();
        return result.isError()
                ? new SourceFile.Unreadable(name, text, "The file is not text in UTF-8.", "Save it as UTF-8.")
                : new SourceFile.Text(name, text);
    }

    private static SourceFile unreadable(String name, String problem, String advice) {
        return new SourceFile.Unreadable(name, "", problem, advice);
    }
}
