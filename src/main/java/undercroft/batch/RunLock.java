package undercroft.batch;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Keeps a second run from writing to the same file, with a lock on an empty file beside it. The system ends the lock with the
 * process, however that ends, so that a file left by a killed run locks nothing.
 */
final class RunLock implements Closeable {

    private final Path file;
    private final FileChannel channel;

    private RunLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Takes the lock. On a file system without locks it is always free.
     *
     * @param file the file of the lock
     * @throws IOException if another run has it, or the file cannot be written
     */
    static RunLock take(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        // The run that had the lock deletes the file at its end; what was opened before is then not the file.
        if (isFree(channel) && Files.exists(file)) {
            return new RunLock(file, channel);
        }
        channel.close();
        throw new IOException("another run is writing it");
    }

    private static boolean isFree(FileChannel channel) {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    /** Gives the lock up and deletes its file. */
    @Override
    public void close() throws IOException {
        if (channel.isOpen()) {
            Files.deleteIfExists(file);
            channel.close();
        }
    }
}
