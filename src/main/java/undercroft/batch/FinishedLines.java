package undercroft.batch;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import undercroft.export.format.Detail;
import undercroft.export.format.LayoutFormat;
import undercroft.layout.Layout;
import undercroft.level.Level;

/**
 * Reads the finished lines from files of earlier runs, in the order of the jobs of this run. Only one line of each file
 * is in memory. An incomplete last line is ignored, and so is everything after the point where a gzipped file breaks
 * off.
 */
final class FinishedLines {

    /** Longer than the line of any layout, in bytes. Guards against files of another kind. */
    private static final int LONGEST_LINE = 128 << 20;

    /**
     * A finished layout.
     *
     * @param job its index among the jobs of the run
     * @param text the line with its end
     */
    record Line(int job, String text) {}

    private final LayoutFormat format;
    private final Detail detail;
    private final List<Level> levels;
    private final Map<Job, Integer> indexes = new HashMap<>();

    FinishedLines(LayoutFormat format, Detail detail, List<Level> levels, List<Job> jobs) {
        this.format = format;
        this.detail = detail;
        this.levels = levels;
        for (Job job : jobs) {
            indexes.put(job, indexes.size());
        }
    }

    /** The finished lines of a file in ascending order of jobs; none if the file does not exist. */
    Iterator<Line> of(Path file) throws IOException {
        return Files.isRegularFile(file)
                ? new LineIterator(opened(file))
                : List.<Line>of().iterator();
    }

    /** The finished lines of several files in ascending order of jobs, each job once. */
    Iterator<Line> merged(List<Path> files) throws IOException {
        List<Iterator<Line>> all = new ArrayList<>();
        for (Path file : files) {
            all.add(of(file));
        }
        return new MergedIterator(all);
    }

    private static InputStream opened(Path file) throws IOException {
        InputStream in = new BufferedInputStream(Files.newInputStream(file));
        if (!LayoutLines.isGzip(file)) {
            return in;
        }
        try {
            return new BufferedInputStream(new GZIPInputStream(in));
        } catch (EOFException | ZipException e) {
            in.close();
            return InputStream.nullInputStream();
        }
    }

    private Optional<Line> line(byte[] bytes) throws IOException {
        return FinishedLayout.parsed(bytes).flatMap(layout -> line(layout, bytes));
    }

    private Optional<Line> line(Layout layout, byte[] bytes) {
        for (int level = 0; level < levels.size(); level++) {
            Optional<Integer> job = Optional.ofNullable(indexes.get(new Job(level, layout.seed())));
            if (job.isPresent() && FinishedLayout.isFinished(layout, bytes, format, detail, levels.get(level))) {
                return Optional.of(new Line(job.get(), new String(bytes, StandardCharsets.UTF_8)));
            }
        }
        return Optional.empty();
    }

    /** Iterates over the lines of one file and skips those that are not in ascending order. */
    private final class LineIterator implements Iterator<Line> {
        private final InputStream in;
        private int last = -1;
        private Optional<Line> next;

        LineIterator(InputStream in) throws IOException {
            this.in = in;
            this.next = read();
        }

        @Override
        public boolean hasNext() {
            return next.isPresent();
        }

        @Override
        public Line next() {
            Line line = next.orElseThrow(NoSuchElementException::new);
            last = line.job();
            try {
                next = read();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return line;
        }

        private Optional<Line> read() throws IOException {
            Optional<byte[]> bytes = wholeLine();
            while (bytes.isPresent()) {
                Optional<Line> line = line(bytes.get());
                if (line.isPresent() && line.get().job() > last) {
                    return line;
                }
                bytes = wholeLine();
            }
            in.close();
            return Optional.empty();
        }

        private Optional<byte[]> wholeLine() throws IOException {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            try {
                for (int b = in.read(); b >= 0 && line.size() < LONGEST_LINE; b = in.read()) {
                    line.write(b);
                    if (b == '\n') {
                        return Optional.of(line.toByteArray());
                    }
                }
            } catch (EOFException | ZipException e) {
                // A gzipped file breaks off here. Everything before has been read.
                return Optional.empty();
            }
            return Optional.empty();
        }
    }

    private static final class MergedIterator implements Iterator<Line> {

        private record Head(Line line, Iterator<Line> rest) {}

        private final PriorityQueue<Head> heads =
                new PriorityQueue<>(Comparator.comparingInt(head -> head.line().job()));

        MergedIterator(List<Iterator<Line>> all) {
            all.forEach(this::push);
        }

        private void push(Iterator<Line> lines) {
            if (lines.hasNext()) {
                heads.add(new Head(lines.next(), lines));
            }
        }

        @Override
        public boolean hasNext() {
            return !heads.isEmpty();
        }

        @Override
        public Line next() {
            Head first = heads.remove();
            push(first.rest());
            while (!heads.isEmpty()
                    && heads.element().line().job() == first.line().job()) {
                push(heads.remove().rest());
            }
            return first.line();
        }
    }
}
