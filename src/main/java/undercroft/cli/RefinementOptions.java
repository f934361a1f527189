package undercroft.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;
import undercroft.files.ObjectiveFile;
import undercroft.level.Level;
import undercroft.level.Objective;
import undercroft.search.Limits;
import undercroft.search.Refinement;
import undercroft.source.BadInputException;

/** The options for layouts that are better than the first ones found. */
final class RefinementOptions {

    /** A layout takes a millisecond and more, so that more candidates would take hours. */
    private static final int MOST_CANDIDATES = 1_000_000;

    private static final Limits NO_IMPROVEMENT = Refinement.NONE.improvement();

    @Option(
            names = "--best",
            paramLabel = "N",
            description = "Make N layouts for each seed, and keep the best by --by. Default: 1.")
    private Optional<Integer> best = Optional.empty();

    @Option(
            names = "--by",
            paramLabel = "MEASURE",
            description = "What is better: compact, a smaller bounding box; square, a smaller square around the layout;"
                    + " walk, shorter ways from the first room; or a file of weights. Default: what the level prefers,"
                    + " or compact.")
    private Optional<String> by = Optional.empty();

    @Option(
            names = "--improve",
            paramLabel = "TIME|N",
            description = "Improve each layout by --by for a time, such as 1s, or for N iterations, which give the same"
                    + " layout on every machine. Rooms keep their templates.")
    private Optional<String> improve = Optional.empty();

    boolean isGiven() {
        return best.isPresent() || by.isPresent() || improve.isPresent();
    }

    /** Refuses numbers out of range, and a measure without use. */
    void check() throws RefusedException {
        if (best.isPresent()) {
            RefusedException.unlessWithin(1, MOST_CANDIDATES, "--best", best.get());
        }
        if (by.isPresent() && best.isEmpty() && improve.isEmpty()) {
            throw new RefusedException("--by says which layout is better. Give --best N or --improve TIME, too.");
        }
    }

    /** What is better in the layouts of a level; nothing if nothing is asked for. */
    Objective objective(Level level) throws RefusedException {
        Objective preferred = Objective.of(level.wishes().prefer());
        if (!isGiven()) {
            return preferred;
        }
        if (by.isEmpty()) {
            return preferred.equals(Objective.NONE) ? Objective.COMPACT : preferred;
        }
        return switch (by.get()) {
            case "compact" -> Objective.COMPACT;
            case "square" -> Objective.SQUARE;
            case "walk" -> Objective.WALK;
            default -> weights(by.get());
        };
    }

    /** What to do for the layouts of a level. */
    Refinement refinement(Level level) throws RefusedException {
        Objective objective = objective(level);
        if (!isGiven()) {
            return Refinement.of(objective);
        }
        return new Refinement(best.orElse(1), objective, improve.isPresent() ? limits(improve.get()) : NO_IMPROVEMENT);
    }

    private static Objective weights(String file) throws RefusedException {
        if (!file.contains(".")) {
            throw new RefusedException(
                    "The --by (%s) must be compact, square, walk or a file of weights such as weights.yaml."
                            .formatted(file));
        }
        try {
            return ObjectiveFile.read(Path.of(file));
        } catch (BadInputException e) {
            throw RefusedException.of(e);
        }
    }

    /** Reads a time such as {@code 1s}, or a number of iterations. */
    private static Limits limits(String text) throws RefusedException {
        Optional<Duration> time = TimeLimit.read(text);
        if (time.isPresent()) {
            return Limits.within(time.get());
        }
        if (!text.matches("[1-9]\\d{0,11}")) {
            throw new RefusedException(
                    "The --improve (%s) must be a time with its unit, such as 500ms or 10s, or a number of iterations."
                            .formatted(text));
        }
        return new Limits(Duration.ofSeconds(Long.MAX_VALUE), Long.parseLong(text));
    }
}
