package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Gathers bytes for a slower stream on one thread. {@link java.io.BufferedOutputStream} takes a lock for every byte, and XML
 * is written byte by byte: the locks cost more than all the rest.
 */
final class UnsharedBuffer extends OutputStream {

    private static final int SIZE = 1 << 14;

    private final OutputStream out;
    private final byte[] bytes = new byte[SIZE];
    private int used;

    UnsharedBuffer(OutputStream out) {
        this.out = out;
    }

    @Override
    public void write(int b) throws IOException {
        if (used == SIZE) {
            empty();
        }
        bytes[used++] = (byte) b;
    }

    @Override
    public void write(byte[] source, int from, int count) throws IOException {
        if (count > SIZE - used) {
            empty();
        }
        if (count > SIZE) {
            out.write(source, from, count);
            return;
        }
        System.arraycopy(source, from, bytes, used, count);
        used += count;
    }

    @Override
    public void flush() throws IOException {
        empty();
        out.flush();
    }

    @Override
    public void close() throws IOException {
        try (out) {
            flush();
        }
    }

    private void empty() throws IOException {
        out.write(bytes, 0, used);
        used = 0;
    }
}
