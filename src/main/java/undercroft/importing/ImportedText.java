package undercroft.importing;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import undercroft.source.SourcePosition;
import undercroft.source.SourceText;

/** Reads the text of a file that another program wrote: present, not too long, and UTF-8. */
final class ImportedText {

    /** Larger than any level or map that people draw by hand. */
    private static final int MAX_BYTES = 64 << 20;

    private ImportedText() {}

    static SourceText read(Path file, ImportReport report) throws ImportAbortedException {
        if (Files.isDirectory(file)) {
            throw refused(file, "The file is a folder. Name a file in it.", report);
        }
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(MAX_BYTES + 1);
        } catch (NoSuchFileException e) {
            throw refused(file, "There is no such file. Check the path.", report);
        } catch (IOException e) {
            throw refused(file, "The file cannot be read. Check its permissions.", report);
        }
        if (bytes.length > MAX_BYTES) {
            throw refused(file, "The file is longer than %d MiB. Make it smaller.".formatted(MAX_BYTES >> 20), report);
        }
        return SourceText.decode(file.toString(), bytes, "Save it as UTF-8.", report.diagnostics())
                .orElseThrow(ImportAbortedException::new);
    }

    private static ImportAbortedException refused(Path file, String why, ImportReport report) {
        report.error(SourcePosition.startOf(file.toString()), why);
        return new ImportAbortedException();
    }
}
