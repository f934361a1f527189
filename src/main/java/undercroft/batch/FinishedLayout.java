package undercroft.batch;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import undercroft.export.LayoutJson;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.source.BadInputException;
import undercroft.verify.LayoutVerifier;

/**
 * Decides whether bytes that are already there are a layout that need not be made again: whole, valid for its level, of the
 * seed, and byte for byte what this version of the program writes of it.
 */
public final class FinishedLayout {

    private FinishedLayout() {}

    /**
     * Whether a file is the finished layout of a level's seed.
     *
     * @param format that the file should be in, JSON on one line or on many
     */
    public static boolean isIn(Path file, LayoutFormat format, Level level, long seed) throws IOException {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        byte[] bytes = Files.readAllBytes(file);
        return parsed(bytes)
                .filter(layout -> layout.seed() == seed)
                .filter(layout -> isFinished(layout, bytes, format, level))
                .isPresent();
    }

    /** The layout that some bytes hold, where they hold one. */
    static Optional<Layout> parsed(byte[] bytes) throws IOException {
        try {
            return Optional.of(LayoutJson.read(new ByteArrayInputStream(bytes), ""));
        } catch (BadInputException e) {
            return Optional.empty();
        }
    }

    /**
     * Whether a layout is valid for a level, and as this version of the program would write it.
     *
     * @param bytes that it was parsed from
     */
    static boolean isFinished(Layout layout, byte[] bytes, LayoutFormat format, Level level) {
        return layout.level().equals(level.name())
                && Arrays.equals(bytes, written(layout, format))
                && LayoutVerifier.verify(layout, level).isEmpty();
    }

    private static byte[] written(Layout layout, LayoutFormat format) {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        try {
            format.write(layout, Appearance.DEFAULT, written);
        } catch (IOException e) {
            throw new IllegalStateException("Nothing can go wrong in memory.", e);
        }
        return written.toByteArray();
    }
}
