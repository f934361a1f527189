package undercroft.fuzz;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A damaged file, which is written only for what reads it by its name. */
final class Input {

    private final long seed;
    private final Path file;
    private final byte[] bytes;

    /**
     * Makes an input.
     *
     * @param seed from which it was made, and which tells how thoroughly to use it
     * @param file in a folder of its own, beside which nothing may appear
     */
    Input(long seed, Path file, byte[] bytes) {
        this.seed = seed;
        this.file = file;
        this.bytes = bytes;
    }

    /** Whether what takes long should be done with this input: for one input in {@code others}. */
    boolean isOneIn(int others) {
        return Math.floorMod(seed, others) == 0;
    }

    /** One of several, in turn among the inputs for which {@link #isOneIn} is true. */
    int turn(int others, int count) {
        return (int) Math.floorMod(seed / others, (long) count);
    }

    /** The name of the file, whether it is written or not. */
    Path path() {
        return file;
    }

    /** The file, written. */
    Path file() throws IOException {
        return Files.write(file, bytes);
    }

    InputStream stream() {
        return new ByteArrayInputStream(bytes);
    }
}
