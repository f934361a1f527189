package undercroft.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import undercroft.bench.BenchmarkPlan;
import undercroft.search.Limits;

/** Measures how fast levels are laid out and how much their layouts vary. */
@Command(
        name = "bench",
        sortOptions = false,
        description = {
            "Measures how fast levels are laid out and how much their layouts vary.",
            "Each level is laid out, by default on one thread, first with a few seeds to warm up, then with the seeds 0"
                    + " to N - 1. Times are in milliseconds of CPU time of the search alone, over the layouts found;"
                    + " a ratio compares with the baseline. Every layout is verified, which is not part of the time."
        },
        footer = {
            "",
            "Examples:",
            "  undercroft bench graphs/*.yaml",
            "  undercroft bench graphs/*.yaml --out before.csv",
            "  undercroft bench graphs/*.yaml --baseline before.csv --plot times.svg"
        })
final class BenchCommand implements Callable<Integer> {

    /** The costs and templates of all layouts of a level are kept in memory. */
    private static final int MOST_SEEDS = 100_000;

    private final Console console;

    @Parameters(paramLabel = "GRAPH", arity = "1..*", description = "Files of levels.")
    private List<Path> graphs = List.of();

    @Option(
            names = "--seeds",
            paramLabel = "N",
            defaultValue = "100",
            description =
                    "How many layouts of each level to measure, with the seeds 0 to N - 1. Default: ${DEFAULT-VALUE}.")
    private int seeds;

    @Option(
            names = "--warmups",
            paramLabel = "N",
            defaultValue = "10",
            description =
                    "How many layouts of each level to make before those that are measured. Default: ${DEFAULT-VALUE}.")
    private int warmups;

    @Option(
            names = "--warmup-time",
            paramLabel = "TIME",
            defaultValue = "3s",
            description =
                    "How long to lay out levels before anything is measured, so that Java has compiled the search by"
                            + " then. Default: ${DEFAULT-VALUE}.")
    private Duration warmupTime = Duration.ZERO;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "How many threads to use for each layout. With 2 or more, times are by the clock instead of CPU"
                            + " times. Default: ${DEFAULT-VALUE}.")
    private int threads;

    @Mixin
    private SearchOptions search = new SearchOptions();

    @Option(
            names = "--level-limit",
            paramLabel = "TIME",
            description = "How long after its first warm-up a level gets no more layouts. Default: never.")
    private Optional<Duration> levelLimit = Optional.empty();

    @Option(
            names = "--baseline",
            paramLabel = "FILE.csv",
            description =
                    "Figures to compare with: a file with the columns name, cpu_median_ms and cpu_p99_ms, such as one"
                            + " written by --out.")
    private Optional<Path> baseline = Optional.empty();

    @Mixin
    private BenchFiles files = new BenchFiles();

    BenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException {
        checkNumbers();
        files.check();
        return new BenchRun(
                        graphs,
                        StrategyNames.resolve(search.strategy()),
                        new BenchmarkPlan(warmups, seeds, threads, Limits.within(search.timeLimit()), levelLimit),
                        baseline,
                        files,
                        warmupTime)
                .run(console);
    }

    private void checkNumbers() throws RefusedException {
        RefusedException.unlessWithin(1, MOST_SEEDS, "--seeds", seeds);
        RefusedException.unlessWithin(0, MOST_SEEDS, "--warmups", warmups);
        RefusedException.unlessWithin(1, SeriesOptions.MOST_THREADS, "--threads", threads);
    }
}
