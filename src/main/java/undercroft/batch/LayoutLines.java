package undercroft.batch;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import undercroft.export.format.Detail;
import undercroft.export.format.LayoutFormat;
import undercroft.files.WholeFile;
import undercroft.level.Level;

/**
 * Writes a file with a line for each layout, in the order of the jobs, gzipped if its name ends with {@code .gz} or
 * {@code .undercroftpool}. Not thread-safe.
 * <p>Lines are written to {@code FILE.part}, which is renamed to {@code FILE} at the end of the run; so {@code FILE} is
 * complete or does not exist. A run that resumes an earlier one first collects all finished lines of {@code FILE},
 * {@code FILE.kept} and {@code FILE.part} in a new {@code FILE.kept}, which replaces the old one in one step. A run
 * that is interrupted loses the unfinished line, and up to {@value #LINES_PER_FLUSH} lines of a gzipped file.
 * While a run writes, a lock on {@code FILE.lock} keeps any other from the file.
 */
public final class LayoutLines implements Closeable {

    private static final String PART = ".part";
    private static final String KEPT = ".kept";
    private static final String LOCK = ".lock";

    /** Ends of the names of gzipped files. */
    private static final List<String> GZIPPED = List.of(".gz", ".undercroftpool");

    /** Lines between two flushes. More flushes compress worse; fewer lose more lines when the run is interrupted. */
    private static final int LINES_PER_FLUSH = 64;

    private static final int BUFFER = 1 << 16;

    private final Path file;
    private final RunLock lock;
    private final OutputStream out;
    private final Iterator<FinishedLines.Line> kept;
    private Optional<FinishedLines.Line> nextKept;
    private int linesSinceFlush;

    private LayoutLines(Path file, RunLock lock, Iterator<FinishedLines.Line> kept) throws IOException {
        this.file = file;
        this.lock = lock;
        this.kept = kept;
        this.nextKept = next();
        this.out = compressed(file, Files.newOutputStream(beside(file, PART)));
    }

    /** Starts a new file and discards what an unfinished run left. */
    public static LayoutLines begin(Path file) throws IOException {
        RunLock lock = RunLock.take(beside(file, LOCK));
        try {
            Files.deleteIfExists(beside(file, KEPT));
            return new LayoutLines(file, lock, Collections.emptyIterator());
        } catch (IOException e) {
            lock.close();
            throw e;
        }
    }

    /**
     * Continues a file of an earlier run.
     *
     * @param format the format of the lines, including their ends
     * @param detail how much each line is to hold; other lines are dropped
     * @param jobs the jobs of this run, in order; lines of other jobs are dropped
     */
    public static LayoutLines resume(Path file, LayoutFormat format, Detail detail, List<Level> levels, List<Job> jobs)
            throws IOException {
        RunLock lock = RunLock.take(beside(file, LOCK));
        try {
            return resume(file, lock, new FinishedLines(format, detail, levels, jobs));
        } catch (IOException e) {
            lock.close();
            throw e;
        }
    }

    private static LayoutLines resume(Path file, RunLock lock, FinishedLines lines) throws IOException {
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
        return new LayoutLines(file, lock, lines.of(kept));
    }

    /**
     * The line of a job that an earlier run finished. Ask for each job once, in order.
     *
     * @param index the index of the job in the list of jobs
     * @return the line with its end; empty if the job is not finished
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

    /** Adds a line, which includes its end. */
    public void add(String line) throws IOException {
        out.write(bytes(line));
        linesSinceFlush++;
        if (linesSinceFlush == LINES_PER_FLUSH) {
            out.flush();
            linesSinceFlush = 0;
        }
    }

    /** Completes the file after the last job and gives it its name. */
    public void finish() throws IOException {
        finish(out);
        out.close();
        Files.move(beside(file, PART), file, StandardCopyOption.ATOMIC_MOVE);
        Files.deleteIfExists(beside(file, KEPT));
        lock.close();
    }

    /** Stops writing; a later run can resume. Has no effect after {@link #finish()}. */
    @Override
    public void close() throws IOException {
        try (lock) {
            out.close();
        }
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
        return Stream.of("", PART, KEPT)
                .flatMap(end -> GZIPPED.stream().map(gzipped -> gzipped + end))
                .anyMatch(name::endsWith);
    }

    private static Path beside(Path file, String end) {
        return file.resolveSibling(file.getFileName() + end);
    }
}
