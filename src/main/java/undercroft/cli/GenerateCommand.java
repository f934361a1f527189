package undercroft.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import undercroft.batch.Job;
import undercroft.export.FormatRegistry;
import undercroft.export.format.LayoutFormat;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.search.Limits;
import undercroft.search.Refinement;
import undercroft.search.Strategy;

/** Reads levels and lays them out. */
@Command(
        name = "generate",
        sortOptions = false,
        description = {
            "Lays out levels.",
            "Prints a line for each layout: LEVEL seed N: R rooms, WxH, T ms → FILE. The same files, seed and version"
                    + " give the same layout on every machine."
        },
        footer = {
            "",
            "Examples:",
            "  undercroft generate graphs/first-keep.yaml",
            "  undercroft generate graphs/first-keep.yaml --seed 7 --format ascii --out -",
            "  undercroft generate graphs/*.yaml --seed 1 --count 20 --format json,png --out dungeons",
            "  undercroft generate graphs/first-keep.yaml --seed 7 --trace search.svg",
            "  undercroft generate graphs/catacombs.yaml --seed 7 --improve 1s",
            "  undercroft generate graphs/first-keep.yaml --seed 1 --different 9 --sheet sheet.html",
            "  undercroft generate graphs/first-keep.yaml --keep output/first-keep-7.json --free treasury --count 9",
            "  undercroft generate graphs/*.yaml --seed 1 --count 1000 --shard 3/100 --jsonl part-3.jsonl.gz --resume"
        })
final class GenerateCommand implements Callable<Integer> {

    private final Console console;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "GRAPH", arity = "1..*", description = "Files of levels.")
    private List<Path> graphs = List.of();

    @Mixin
    private SeriesOptions series = new SeriesOptions();

    @Mixin
    private final OutputOptions output;

    @Mixin
    private SearchOptions search = new SearchOptions();

    @Option(
            names = "--iteration-limit",
            paramLabel = "N",
            description = "When to give up on a layout, in iterations of its search: the same point on every machine."
                    + " Default: none.")
    private Optional<Long> iterationLimit = Optional.empty();

    @Mixin
    private KeepOptions keep = new KeepOptions();

    @Mixin
    private RefinementOptions refinement = new RefinementOptions();

    @Mixin
    private DifferentOptions different = new DifferentOptions();

    @Mixin
    private SearchFiles files = new SearchFiles();

    @Mixin
    private BatchOptions batch = new BatchOptions();

    GenerateCommand(Console console, Supplier<FormatRegistry<LayoutFormat>> formats) {
        this.console = console;
        this.output = new OutputOptions(formats);
    }

    @Override
    public Integer call() throws RefusedException, InterruptedException {
        check();
        Strategy strategy = StrategyNames.resolve(search.strategy());
        ParseResult given = spec.commandLine().getParseResult();
        boolean isOnlyLines = !given.hasMatchedOption("--out") && !given.hasMatchedOption("--format");
        Destination destination = batch.extend(output.destination(), isOnlyLines);
        if (series.count() > 1 && batch.isWholeRun()) {
            destination = destination.withSharedFiles();
        }
        List<Level> levels = InputFiles.levels(graphs, console);
        if (destination.writesFiles()) {
            InputFiles.checkNames(levels, graphs);
        }
        int missions = judgeMissions(levels);
        if (missions == ExitStatus.BAD_MISSION) {
            return missions;
        }
        files.prepare();
        List<Refinement> refinements = new ArrayList<>();
        for (Level level : levels) {
            refinements.add(refinement.refinement(level));
        }
        Limits limits = new Limits(search.timeLimit(), iterationLimit.orElse(Long.MAX_VALUE));
        List<Job> jobs = different.isGiven()
                ? new DifferentSeeds(different, series.firstSeed(), strategy, limits, series.threads())
                        .choose(levels, refinements)
                : batch.jobs(levels.size(), series);
        return new Generation(
                        levels,
                        refinements,
                        jobs,
                        batch.resumes(),
                        limits,
                        strategy,
                        series.threads(),
                        destination,
                        files,
                        series.isQuiet(),
                        keep.kept(levels.get(0)))
                .run(console);
    }

    /** Judges all missions before the first search, and tells what is wrong with them. */
    private int judgeMissions(List<Level> levels) {
        int status = ExitStatus.DONE;
        for (Level level : levels) {
            if (level.hasMission()) {
                MissionVerdict mission = MissionVerdict.on(level, MissionVerdict.FIXED_SEED);
                if (!mission.isOk()) {
                    console.report(mission.line());
                }
                status = Math.max(status, mission.exitStatus());
            }
        }
        return status;
    }

    private void checkKeep() throws RefusedException {
        keep.check();
        refinement.check();
        different.check();
        if (different.isGiven()) {
            checkDifferent();
        }
        if (keep.isGiven() && refinement.isGiven()) {
            throw new RefusedException("--keep leaves rooms where they are, and --best and --improve move them."
                    + " Give only one of them.");
        }
        ParseResult given = spec.commandLine().getParseResult();
        if (keep.isGiven() && (graphs.size() > 1 || batch.resumes() || given.hasMatchedOption("--strategy"))) {
            throw new RefusedException(
                    "--keep changes one layout, by ears. Give one graph and no --resume or --strategy.");
        }
    }

    private void checkDifferent() throws RefusedException {
        if (keep.isGiven() || series.count() > 1 || !batch.isWholeRun()) {
            throw new RefusedException(
                    "--different chooses the seeds itself. Give no --count, --keep, --shard or --resume.");
        }
        if (series.isSeedGiven() && series.firstSeed() > Layout.SEED_LIMIT - different.all()) {
            throw new RefusedException(
                    "The seeds from --seed (%d) on, %d of them, must stay below 2^53 (%d). Give a smaller one."
                            .formatted(series.firstSeed(), different.all(), Layout.SEED_LIMIT));
        }
    }

    private void check() throws RefusedException {
        series.check(graphs.size());
        batch.check(series.isSeedGiven());
        checkKeep();
        if (iterationLimit.isPresent() && iterationLimit.get() < 1) {
            throw new RefusedException(
                    "The --iteration-limit (%d) must be at least 1.".formatted(iterationLimit.get()));
        }
        boolean isOneSearch = series.count() == 1 && graphs.size() == 1 && batch.isWholeRun();
        if (files.isOneSearchShown() && !isOneSearch) {
            throw new RefusedException("--trace and --partial show a single search."
                    + " Give one graph and no --count, --shard or --resume.");
        }
    }
}
