package undercroft.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
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
        Path temporary = createBeside(target);
        Thread removal = new Thread(() -> remove(temporary), "removal of an unfinished file");
        boolean isMoved = false;
        try {
            Runtime.getRuntime().addShutdownHook(removal);
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(temporary))) {
                content.writeTo(out);
            }
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
            isMoved = true;
        } finally {
            if (!isMoved) {
                remove(temporary);
            }
            forget(removal);
        }
    }

    /**
     * Creates an empty file. Its name is short, so that the target's may be as long as the file system allows. A file of
     * that name can exist: one that a killed process left, or one of a process on another machine.
     */
    private static Path createBeside(Path target) throws IOException {
        String prefix = ".undercroft-" + ProcessHandle.current().pid() + "-"
                + Thread.currentThread().getId();
        int number = 0;
        while (true) {
            try {
                return Files.createFile(target.resolveSibling(prefix + "-" + number + ".part"));
            } catch (FileAlreadyExistsException e) {
                number++;
            }
        }
    }

    private static void remove(Path temporary) {
        try {
            Files.deleteIfExists(temporary);
        } catch (IOException e) {
            // Nothing can be done about it, and what kept the file from being written matters more.
            return;
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
