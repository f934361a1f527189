package undercroft.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;

/**
 * A file that is written whole or not at all: into a temporary file beside the target, which takes the target's name in one
 * step once all is written. Until then the target stays as it was, and whatever goes wrong (a full disk, a defect in what is
 * written, Ctrl-C), the temporary file goes. Several files appear together if all are begun before the first is finished.
 */
public final class WholeFile implements AutoCloseable {

    private static final String PREFIX = ".undercroft-";

    private static final String SUFFIX = ".part";

    /** A file takes seconds to write. One that was not changed for this long is written by nobody, on whatever machine. */
    private static final Duration STALE = Duration.ofHours(1);

    private final Path target;
    private final Path temporary;
    private final Thread removal;

    private WholeFile(Path target, Path temporary) {
        this.target = target;
        this.temporary = temporary;
        this.removal = new Thread(() -> remove(temporary), "removal of an unfinished file");
        Runtime.getRuntime().addShutdownHook(removal);
    }

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
        try (WholeFile file = begin(target, content)) {
            file.finish();
        }
    }

    /**
     * Writes a temporary file, which is to be finished, and closed in any case.
     *
     * @throws IOException where the folder cannot be written, or from the content
     */
    public static WholeFile begin(Path target, Content content) throws IOException {
        WholeFile file = new WholeFile(target, createBeside(target));
        boolean isWritten = false;
        try {
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file.temporary))) {
                content.writeTo(out);
            }
            isWritten = true;
        } finally {
            if (!isWritten) {
                file.close();
            }
        }
        return file;
    }

    /** Where the file will be. */
    public Path target() {
        return target;
    }

    /** Gives the file its name, replacing one that is there. */
    public void finish() throws IOException {
        Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Removes the file if it was not finished. */
    @Override
    public void close() {
        remove(temporary);
        forget(removal);
    }

    /**
     * Creates an empty file. Its name is short, so that the target's may be as long as the file system allows. A file of
     * that name can exist: one that a killed process left, or one of a process on another machine.
     */
    private static Path createBeside(Path target) throws IOException {
        String prefix = PREFIX + ProcessHandle.current().pid() + "-"
                + Thread.currentThread().getId();
        int number = 0;
        while (true) {
            try {
                return Files.createFile(target.resolveSibling(prefix + "-" + number + SUFFIX));
            } catch (FileAlreadyExistsException e) {
                number++;
            }
        }
    }

    /**
     * Removes the temporary files of processes that were killed, from which nothing could remove them. Those that others may
     * still write are left alone. Files that cannot be removed are too.
     *
     * @param now the time by the clock of the folder's file system, such as that of a file just written there
     * @throws IOException where the folder cannot be listed
     */
    public static void removeStale(Path folder, FileTime now) throws IOException {
        Instant end = now.toInstant().minus(STALE);
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, PREFIX + "*" + SUFFIX)) {
            for (Path file : files) {
                if (wasLastChangedBefore(end, file)) {
                    remove(file);
                }
            }
        }
    }

    /** Whether a file was last changed before a time; false if it is gone. */
    private static boolean wasLastChangedBefore(Instant end, Path file) {
        try {
            return Files.getLastModifiedTime(file).toInstant().isBefore(end);
        } catch (IOException e) {
            return false;
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
