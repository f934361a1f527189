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
import undercroft.export.format.Detail;
import undercroft.export.format.LayoutFormat;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.source.BadInputException;
import undercroft.tiles.MapSize;
import undercroft.verify.LayoutVerifier;

/**
 * Decides whether an existing layout need not be made again. It must be complete, of the right seed, valid for its
 * level, as detailed as asked for, and byte for byte what this version of the program would write.
 */
public final class FinishedLayout {

    private FinishedLayout() {}

    /**
     * Whether a file holds the finished layout of a level with a seed.
     *
     * @param format the format of the file; it must be readable
     * @param detail how much the file is to hold
     */
    public static boolean isIn(Path file, LayoutFormat format, Detail detail, Level level, long seed)
            throws IOException {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        byte[] bytes = Files.readAllBytes(file);
        return parsed(bytes)
                .filter(layout -> layout.seed() == seed)
                .filter(layout -> isFinished(layout, bytes, format, detail, level))
                .isPresent();
    }

    /** The layout in some bytes; empty if they do not hold one. */
    static Optional<Layout> parsed(byte[] bytes) throws IOException {
        try {
            return Optional.of(LayoutJson.read(new ByteArrayInputStream(bytes), ""));
        } catch (BadInputException e) {
            return Optional.empty();
        }
    }

    /**
     * Whether a layout is valid for a level, and its bytes are what this version of the program would write.
     *
     * @param bytes what it was parsed from
     * @param detail how much it is to hold
     */
    static boolean isFinished(Layout layout, byte[] bytes, LayoutFormat format, Detail detail, Level level) {
        return layout.level().equals(level.name())
                && isDetailed(layout, detail)
                && Arrays.equals(bytes, written(layout, format))
                && LayoutVerifier.verify(layout, level).isEmpty();
    }

    /** Whether a layout holds as much as is asked for, and no more. One that is too large to be tiles has no survey. */
    private static boolean isDetailed(Layout layout, Detail detail) {
        return switch (detail) {
            case PLAIN -> layout.isPlain();
            case FULL -> layout.survey().isPresent() || MapSize.excess(layout).isPresent();
        };
    }

    private static byte[] written(Layout layout, LayoutFormat format) {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        try {
            format.write(layout, Appearance.DEFAULT, written);
        } catch (IOException e) {
            throw new IllegalStateException("Writing to memory failed.", e);
        }
        return written.toByteArray();
    }
}
