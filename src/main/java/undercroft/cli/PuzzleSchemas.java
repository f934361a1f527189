package undercroft.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import undercroft.puzzle.PuzzleKinds;
import undercroft.puzzle.file.PuzzleSchema;

/** The schema of puzzle files. */
final class PuzzleSchemas {

    private PuzzleSchemas() {}

    static String text() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            PuzzleSchema.write(PuzzleKinds.all(), bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
