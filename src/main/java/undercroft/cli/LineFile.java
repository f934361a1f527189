package undercroft.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import undercroft.batch.Job;
import undercroft.batch.LayoutLines;
import undercroft.export.LayoutJsonLine;
import undercroft.export.format.Detail;
import undercroft.level.Level;

/**
 * The file of {@code --jsonl}, or none. It refuses where {@link LayoutLines} throws an {@link IOException}. Not
 * thread-safe.
 */
record LineFile(Optional<Path> file, Optional<LayoutLines> lines) implements AutoCloseable {

    private interface Writing<T> {
        T run() throws IOException;
    }

    /**
     * Opens the file, if there is one.
     *
     * @param detail how much each line is to hold
     * @param resumes whether to keep layouts that an earlier run finished
     */
    static LineFile open(Optional<Path> file, Detail detail, List<Level> levels, List<Job> jobs, boolean resumes)
            throws RefusedException {
        if (file.isEmpty()) {
            return new LineFile(file, Optional.empty());
        }
        Path path = file.get();
        return new LineFile(
                file,
                Optional.of(refusing(
                        path,
                        () -> resumes
                                ? LayoutLines.resume(path, new LayoutJsonLine(), detail, levels, jobs)
                                : LayoutLines.begin(path))));
    }

    /** The line of a job that an earlier run finished. Ask in the order of the jobs. */
    Optional<String> finished(int job) throws RefusedException {
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        return refusing(file.orElseThrow(), () -> lines.get().finished(job));
    }

    /** Adds a line; nothing if it is empty. */
    void add(String line) throws RefusedException {
        if (lines.isPresent() && !line.isEmpty()) {
            refusing(file.orElseThrow(), () -> {
                lines.get().add(line);
                return line;
            });
        }
    }

    /** Completes the file and gives it its name. */
    void finish() throws RefusedException {
        if (lines.isPresent()) {
            refusing(file.orElseThrow(), () -> {
                lines.get().finish();
                return file;
            });
        }
    }

    @Override
    public void close() throws RefusedException {
        if (lines.isPresent()) {
            refusing(file.orElseThrow(), () -> {
                lines.get().close();
                return file;
            });
        }
    }

    private static <T> T refusing(Path file, Writing<T> writing) throws RefusedException {
        try {
            return writing.run();
        } catch (IOException e) {
            throw new RefusedException("%s cannot be written: %s.".formatted(file, OutputFolder.reason(e)));
        }
    }
}
