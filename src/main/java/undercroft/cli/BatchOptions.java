package undercroft.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import undercroft.batch.Job;
import undercroft.batch.Shard;

/**
 * The options for very long runs: one file for all layouts, parts for several machines, and continuing after an
 * interruption.
 */
final class BatchOptions {

    @Option(
            names = "--jsonl",
            paramLabel = "FILE",
            description = "Write all layouts to this file, one to a line, compressed if its name ends with .gz or"
                    + " .undercroftpool. Files of single layouts are then written only if --out or --format is"
                    + " given too.")
    private Optional<Path> lines = Optional.empty();

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            description = "Make only part I, counted from 1, of N. The outputs of all parts, in order, are those of one"
                    + " run.")
    private Optional<String> shard = Optional.empty();

    @Option(
            names = "--resume",
            description = "Keep every complete and valid layout that an earlier run of the same command wrote.")
    private boolean resumes;

    /** Refuses options that cannot be used together or cannot be read. */
    void check(boolean isSeedGiven) throws RefusedException {
        if (!isSeedGiven && (shard.isPresent() || resumes)) {
            throw new RefusedException("With --shard and --resume every run must have the same seeds. Give --seed.");
        }
        if (shard.isPresent() && Shard.of(shard.get()).isEmpty()) {
            throw new RefusedException(
                    "The --shard (%s) must be I/N with I from 1 to N, for example 3/100.".formatted(shard.get()));
        }
    }

    /**
     * Adds the file of {@code --jsonl}, if it is given.
     *
     * @param isOnlyLines whether that file then replaces the files of single layouts
     */
    Destination extend(Destination destination, boolean isOnlyLines) throws RefusedException {
        Destination extended = lines.isPresent() ? destination.withLines(lines.get(), isOnlyLines) : destination;
        if (resumes && !extended.canTellWhatIsFinished()) {
            throw new RefusedException("--resume recognises finished layouts by their json files."
                    + " Add json to --format, and write to a folder.");
        }
        return extended;
    }

    /** The jobs of this part of the run. */
    List<Job> jobs(int levels, SeriesOptions series) {
        return shard.flatMap(Shard::of).orElse(Shard.WHOLE).jobs(levels, series.firstSeed(), series.count());
    }

    boolean resumes() {
        return resumes;
    }

    /** Whether the run makes all layouts itself, with neither {@code --shard} nor {@code --resume}. */
    boolean isWholeRun() {
        return shard.isEmpty() && !resumes;
    }
}
