package undercroft.cli;

import java.util.Optional;
import picocli.CommandLine.Option;

/** The options for choosing the most different of many layouts. */
final class DifferentOptions {

    /** Layouts to choose from for each one that is chosen. */
    private static final int OF_EACH = 20;

    /** All layouts to choose from are kept in memory: a thousand of a hundred rooms take some ten megabytes. */
    private static final int MOST = 10_000;

    @Option(
            names = "--different",
            paramLabel = "K",
            description = "Of many layouts of each level, with the seeds from --seed on, write the K that differ most.")
    private Optional<Integer> chosen = Optional.empty();

    @Option(
            names = "--of",
            paramLabel = "N",
            description = "How many layouts --different chooses from. Default: 20 for each that is chosen.")
    private Optional<Integer> all = Optional.empty();

    boolean isGiven() {
        return chosen.isPresent();
    }

    /** How many to choose. */
    int chosen() {
        return chosen.orElseThrow();
    }

    /** How many to choose from. */
    int all() {
        return all.orElseGet(() -> OF_EACH * chosen());
    }

    /** Refuses numbers out of range. */
    void check() throws RefusedException {
        if (chosen.isPresent()) {
            RefusedException.unlessWithin(1, MOST, "--different", chosen());
            RefusedException.unlessWithin(chosen(), MOST, "number of layouts to choose from", all());
        } else if (all.isPresent()) {
            throw new RefusedException("--of says how many layouts --different chooses from. Give --different K, too.");
        }
    }
}
