package undercroft.cli;

import java.util.Optional;
import picocli.CommandLine.Option;
import undercroft.layout.Layout;

/** The options of commands that make many layouts or puzzles from consecutive seeds, several at a time. */
final class SeriesOptions {

    /** More threads than the machines that this runs on have cores; they would only wait for each other. */
    static final int MOST_THREADS = 1_024;

    /** The statistics of a whole run are kept in memory: about 100 bytes a layout. */
    private static final int MOST_RESULTS = 1_000_000;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "N",
            converter = Converters.Seed.class,
            description = "The first seed, from 0 to 2^53 - 1. Default: a random one below 1000000, which is printed.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = {"-n", "--count"},
            paramLabel = "K",
            defaultValue = "1",
            description = "How many to make of each level or kind, with the seeds N to N + K - 1. Default:"
                    + " ${DEFAULT-VALUE}.")
    private int count;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "How many threads to use; the results are the same with any number. Default: one for each core.")
    private Optional<Integer> threads = Optional.empty();

    @Option(names = "--quiet", description = "Print only failures, neither a line for each result nor progress.")
    private boolean quiet;

    /**
     * Refuses numbers out of range.
     *
     * @param perSeed how many results each seed stands for
     */
    void check(int perSeed) throws RefusedException {
        RefusedException.unlessWithin(1, MOST_RESULTS / perSeed, "--count", count);
        RefusedException.unlessWithin(1, MOST_THREADS, "--threads", threads());
        if (seed.isPresent() && seed.get() > Layout.SEED_LIMIT - count) {
            throw new RefusedException("The seeds from --seed (%d) on, --count (%d) of them, must stay below 2^53 (%d)."
                    .formatted(seed.get(), count, Layout.SEED_LIMIT));
        }
    }

    boolean isSeedGiven() {
        return seed.isPresent();
    }

    /** The given seed or, if none is given, a random one, which differs from call to call. */
    long firstSeed() {
        return seed.orElseGet(RandomSeed::draw);
    }

    int count() {
        return count;
    }

    int threads() {
        return threads.orElseGet(() -> Runtime.getRuntime().availableProcessors());
    }

    boolean isQuiet() {
        return quiet;
    }
}
