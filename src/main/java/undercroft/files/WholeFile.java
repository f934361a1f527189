package undercroft.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Writes files whole or not at all: into a temporary file beside the target, which takes the target's name in one step
 * once all is written. Until then the target stays as it was, and whatever goes wrong (a full disk, a defect in what is
 * written, Ctrl-C), the temporary file goes.
 */
public final class WholeFile {

    private WholeFile() {}

    /** What to write. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * Writes a file, replacing one that is there. Any number of threads may write, to the same target too: the last one
     * done then wins.
     *
     * @throws IOException where the folder cannot be written, or from the content
     */
    public static void write(Path target, Content content) throws IOException {
        Path temporary = target.resolveSibling("." + target.getFileName() + "."
                + ProcessHandle.current().pid() + "-" + Thread.currentThread().getId() + ".part");
        Thread removal = new Thread(() -> remove(temporary), "removal of an unfinished file");
        Runtime.getRuntime().addShutdownHook(removal);
        boolean isMoved = false;
        try {
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(temporary))) {
                content.writeTo(out);
            }
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
            isMoved = true;
        } finally {
            if (!isMoved) {
                Files.deleteIfExists(temporary);
            }
            forget(removal);
        }
    }

    private static void remove(Path temporary) {
        try {
            Files.deleteIfExists(temporary);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void forget(Thread removal) {
        try {
            Runtime.getRuntime().removeShutdownHook(removal);
        } catch (IllegalStateException e) {
            // The program is ending and the removal runs already.
            return;
        }
    }
}
