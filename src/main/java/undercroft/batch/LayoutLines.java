package undercroft.batch;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import undercroft.export.format.LayoutFormat;
import undercroft.files.WholeFile;
import undercroft.level.Level;

/**
 * A file of layouts, a line each, in the order of the jobs, gzipped where its name ends with {@code .gz}. Not thread-safe.
 *
 * <p>Lines are streamed to {@code FILE.part}, which takes the name {@code FILE} when the run is over; so {@code FILE} is
 * whole or not there. A run that takes up an earlier one first gathers, in {@code FILE.kept} and in one step, every
 * finished line that {@code FILE}, {@code FILE.kept} and {@code FILE.part} hold. Where a run is broken off, it loses the line at
 * hand, and of a gzipped file up to {@value #LINES_A_FLUSH} lines.
 */
public final class LayoutLines implements Closeable {

    private static final String PART = ".part";
    private static final String KEPT = ".kept";
    private static final String GZIP = ".gz";

    /** How often what was compressed goes to the disk: more often compresses worse, less often loses more when broken off. */
    private static final int LINES_A_FLUSH = 64;

    private static final int BUFFER = 1 << 16;

    private final Path file;
    private final OutputStream out;
    private final Iterator<FinishedLines.Line> kept;
    private Optional<FinishedLines.Line> nextKept;
    private int linesSinceFlush;

    private LayoutLines(Path file, Iterator<FinishedLines.Line> kept) throws IOException {
        this.file = file;
        this.kept = kept;
        this.nextKept = next();
        this.out = compressed(file, Files.newOutputStream(beside(file, PART)));
    }

    /** Begins a file anew; what an unfinished run left is discarded. */
    public static LayoutLines begin(Path file) throws IOException {
        Files.deleteIfExists(beside(file, KEPT));
        return new LayoutLines(file, List.<FinishedLines.Line>of().iterator());
    }

    /**
     * Takes up a file where an earlier run left it.
     *
     * @param format of the lines, with their ends
     * @param jobs of this run, in their order; the lines of others are dropped
     */
    public static LayoutLines resume(Path file, LayoutFormat format, List<Level> levels, List<Job> jobs)
            throws IOException {
        FinishedLines lines = new FinishedLines(format, levels, jobs);
        Path kept = beside(file, KEPT);
        List<Path> sources = List.of(file, kept, beside(file, PART));
        try {
            WholeFile.write(kept, stream -> {
                OutputStream out = compressed(kept, stream);
                Iterator<FinishedLines.Line> merged = lines.merged(sources);
                while (merged.hasNext()) {
                    out.write(bytes(merged.next().text()));
                }
                finish(out);
            });
        } catch (UncheckedIOException e) {
            throw new IOException(e);
        }
        return new LayoutLines(file, lines.of(kept));
    }

    /**
     * The line of a job that an earlier run finished. Jobs must be asked for in their order, each once.
     *
     * @param index of the job in the list of the run's jobs
     */
    public Optional<String> finished(int index) throws IOException {
        try {
            while (nextKept.isPresent() && nextKept.get().job() < index) {
                nextKept = next();
            }
        } catch (UncheckedIOException e) {
            throw new IOException(e);
        }
        return nextKept.filter(line -> line.job() == index).map(FinishedLines.Line::text);
    }

    private Optional<FinishedLines.Line> next() {
        return kept.hasNext() ? Optional.of(kept.next()) : Optional.empty();
    }

    /** Adds a line, with its end. */
    public void add(String line) throws IOException {
        out.write(bytes(line));
        linesSinceFlush++;
        if (linesSinceFlush == LINES_A_FLUSH) {
            out.flush();
            linesSinceFlush = 0;
        }
    }

    /** Gives the file its name: all jobs have been tried. */
    public void finish() throws IOException {
        finish(out);
        out.close();
        Files.move(beside(file, PART), file, StandardCopyOption.ATOMIC_MOVE);
        Files.deleteIfExists(beside(file, KEPT));
    }

    /** Leaves off; what was added stays for a run that takes it up. Does nothing after {@link #finish()}. */
    @Override
    public void close() throws IOException {
        out.close();
    }

    private static byte[] bytes(String line) {
        return line.getBytes(StandardCharsets.UTF_8);
    }

    private static void finish(OutputStream out) throws IOException {
        if (out instanceof GZIPOutputStream gzip) {
            gzip.finish();
        }
        out.flush();
    }

    private static OutputStream compressed(Path named, OutputStream out) throws IOException {
        return isGzip(named) ? new GZIPOutputStream(out, BUFFER, true) : out;
    }

    static boolean isGzip(Path file) {
        String name = file.getFileName().toString();
        return List.of(GZIP, GZIP + PART, GZIP + KEPT).stream().anyMatch(name::endsWith);
    }

    private static Path beside(Path file, String end) {
        return file.resolveSibling(file.getFileName() + end);
    }
}
