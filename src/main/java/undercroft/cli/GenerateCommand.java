package undercroft.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import undercroft.export.FormatRegistry;
import undercroft.export.LayoutFormat;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.search.Limits;
import undercroft.search.Strategy;

/** Reads levels and lays them out. */
@Command(
        name = "generate",
        sortOptions = false,
        description = {
            "Lays out levels.",
            "Prints a line a layout: LEVEL seed N: R rooms, WxH, T ms → FILE. The same files, seed and version give the"
                    + " same layout everywhere."
        },
        footer = {
            "",
            "Examples:",
            "  undercroft generate graphs/first-keep.yaml",
            "  undercroft generate graphs/first-keep.yaml --seed 7 --format ascii --out -",
            "  undercroft generate graphs/*.yaml --seed 1 --count 20 --format json,png --out dungeons",
            "  undercroft generate graphs/first-keep.yaml --seed 7 --trace search.svg",
            "  undercroft generate graphs/*.yaml --seed 1 --count 1000 --shard 3/100 --jsonl part-3.jsonl.gz --resume"
        })
final class GenerateCommand implements Callable<Integer> {

    /** More than anyone could look at; the statistics of all are kept in memory. */
    private static final int MOST_LAYOUTS = 1_000_000;

    private final Console console;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "GRAPH", arity = "1..*", description = "Files of levels.")
    private List<Path> graphs = List.of();

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = SeedNumber.class,
            description = "The first seed, from 0 to 2^53 - 1. Default: a random one, which is printed.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--count",
            paramLabel = "K",
            defaultValue = "1",
            description = "How many layouts of each level, with the seeds N to N + K - 1. Default: ${DEFAULT-VALUE}.")
    private int count;

    @Mixin
    private final OutputOptions output;

    @Mixin
    private TimeLimitOption timeLimit = new TimeLimitOption();

    @Option(
            names = "--iteration-limit",
            paramLabel = "N",
            description =
                    "When to give up on a layout, in moves of its search, the same on every machine. Default: none.")
    private Optional<Long> iterationLimit = Optional.empty();

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many layouts to make at once or, where they are fewer, attempts at one; it never changes"
                    + " them. Default: all cores.")
    private Optional<Integer> threads = Optional.empty();

    @Mixin
    private StrategyOption strategy = new StrategyOption();

    @Option(
            names = "--stats",
            paramLabel = "FILE.csv",
            description = "Write there what each layout's search cost, a row a layout.")
    private Optional<Path> statistics = Optional.empty();

    @Option(
            names = "--trace",
            paramLabel = "FILE.svg",
            description = "Write there the search of one layout as an animated picture.")
    private Optional<Path> trace = Optional.empty();

    @Option(
            names = "--partial",
            paramLabel = "FILE.svg",
            description = "Write there the largest part that was found of one layout, if it is not found whole.")
    private Optional<Path> partial = Optional.empty();

    @Option(
            names = "--jsonl",
            paramLabel = "FILE",
            description =
                    "Write the layouts there, a line each, gzipped where it ends with .gz; files of single layouts"
                            + " then only where --out or --format is given too.")
    private Optional<Path> lines = Optional.empty();

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            description = "Make only part I, from 1, of N. The outputs of all parts in order are those of one run.")
    private Optional<String> shard = Optional.empty();

    @Option(
            names = "--resume",
            description = "Keep every whole and valid layout that an earlier run of the same command finished.")
    private boolean resumes;

    @Option(names = "--quiet", description = "Print neither the lines of layouts nor progress, only what fails.")
    private boolean quiet;

    GenerateCommand(Console console, Supplier<FormatRegistry<LayoutFormat>> formats) {
        this.console = console;
        this.output = new OutputOptions(formats);
    }

    @Override
    public Integer call() throws RefusedException, InterruptedException {
        checkNumbers();
        Strategy search = StrategyNames.resolve(strategy.name());
        ShardNumber.of(shard);
        Destination destination = destination();
        List<Level> levels = LevelFiles.read(graphs);
        if (!destination.isStandardOutput() || lines.isPresent()) {
            LevelFiles.checkNames(levels, graphs);
        }
        destination.prepare();
        if (statistics.isPresent()) {
            OutputFolder.prepare(OutputFolder.of(statistics.get()), "--stats");
        }
        if (trace.isPresent()) {
            OutputFolder.prepare(OutputFolder.of(trace.get()), "--trace");
        }
        if (partial.isPresent()) {
            OutputFolder.prepare(OutputFolder.of(partial.get()), "--partial");
        }
        int cores = Runtime.getRuntime().availableProcessors();
        return new Generation(
                        levels,
                        ShardNumber.of(shard).jobs(levels.size(), firstSeed(), count),
                        resumes,
                        new Limits(timeLimit.time(), iterationLimit.orElse(Long.MAX_VALUE)),
                        search,
                        threads.orElse(cores),
                        destination,
                        statistics,
                        trace,
                        partial,
                        quiet)
                .run(console);
    }

    private Destination destination() throws RefusedException {
        Destination destination = output.destination();
        if (lines.isPresent()) {
            ParseResult given = spec.commandLine().getParseResult();
            boolean alone = !given.hasMatchedOption("--out") && !given.hasMatchedOption("--format");
            destination = destination.withLines(lines.get(), alone);
        }
        if (resumes && !destination.tellsWhatIsFinished()) {
            throw new RefusedException("With --resume, only the json files tell which layouts are finished."
                    + " Add json to --format, and write to a folder.");
        }
        return destination;
    }

    private void checkNumbers() throws RefusedException {
        if (seed.isEmpty() && (shard.isPresent() || resumes)) {
            throw new RefusedException("With --shard and --resume every run must have the same seeds. Give --seed.");
        }
        if (count < 1 || (long) count * graphs.size() > MOST_LAYOUTS) {
            throw new RefusedException("The --count (%d) must be at least 1, and all layouts together at most %d."
                    .formatted(count, MOST_LAYOUTS));
        }
        if (seed.isPresent() && seed.get() > Layout.SEED_LIMIT - count) {
            throw new RefusedException("The seeds from --seed (%d) on, --count (%d) of them, must stay below 2^53 (%d)."
                    .formatted(seed.get(), count, Layout.SEED_LIMIT));
        }
        if (threads.isPresent()) {
            ThreadCount.check(threads.get());
        }
        if (iterationLimit.isPresent() && iterationLimit.get() < 1) {
            throw new RefusedException(
                    "The --iteration-limit (%d) must be at least 1.".formatted(iterationLimit.get()));
        }
        boolean isOneSearch = count == 1 && graphs.size() == 1 && shard.isEmpty() && !resumes;
        if ((trace.isPresent() || partial.isPresent()) && !isOneSearch) {
            throw new RefusedException(
                    "A --trace or --partial shows one search. Give one graph and no --count, --shard or --resume.");
        }
    }

    private long firstSeed() {
        return seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(Layout.SEED_LIMIT - count + 1));
    }
}
