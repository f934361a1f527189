package undercroft.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import undercroft.source.SourceFile;
import undercroft.source.SourcePosition;
import undercroft.source.UnreadableFile;

/** Reads text files that people name: not too long, and UTF-8. */
public final class TextFile {

    private static final int BYTES_PER_MEBIBYTE = 1 << 20;

    private TextFile() {}

    /**
     * Reads a file. Its name in messages is the path as it is given.
     *
     * @param maxMebibytes longer files are refused
     * @param tooLongAdvice what to do about a longer file, a sentence
     * @return its text, or the reason why it cannot be read
     */
    public static SourceFile read(Path file, int maxMebibytes, String tooLongAdvice) {
        if (Files.isDirectory(file)) {
            return unreadable(file, "The file is a folder. Name a file in it.");
        }
        int maxBytes = maxMebibytes * BYTES_PER_MEBIBYTE;
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(maxBytes + 1);
        } catch (NoSuchFileException e) {
            return unreadable(file, "There is no such file. Check the path.");
        } catch (IOException e) {
            return unreadable(file, "The file cannot be read. Check its permissions and that it is a file.");
        }
        if (bytes.length > maxBytes) {
            return unreadable(file, "The file is longer than %d MiB. %s".formatted(maxMebibytes, tooLongAdvice));
        }
        return SourceFile.decode(file.toString(), bytes, "Save it as UTF-8.");
    }

    private static SourceFile unreadable(Path file, String reason) {
        return new UnreadableFile(SourcePosition.startOf(file.toString()), reason);
    }
}
