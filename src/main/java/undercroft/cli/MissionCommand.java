package undercroft.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.mission.Judgement;

/** Judges the missions of levels. */
@Command(
        name = "mission",
        sortOptions = false,
        description = {
            "Says whether levels can be finished, and whether a player can get stuck in them.",
            "Prints a line for each level: LEVEL: mission ok, LEVEL: mission cannot be finished: the reason, or LEVEL:"
                    + " mission can trap: the steps (exit status 5 for both, unless the level allows it), or LEVEL:"
                    + " mission unknown: what was tried (exit status 4)."
        },
        footer = {
            "",
            "Examples:",
            "  undercroft mission graphs/*.yaml",
            "  undercroft mission graphs/keep.yaml --json",
            "  undercroft mission graphs/keep.yaml --stats --layout output/keep-1.json"
        })
final class MissionCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "GRAPH", arity = "1..*", description = "Files of levels.")
    private List<Path> graphs = List.of();

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "N",
            defaultValue = "0",
            converter = Converters.Seed.class,
            description = "The seed by which the generator hides items and chooses locks. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--json", description = "Print a JSON object for each level, with the steps of the way.")
    private boolean asJson;

    @Option(
            names = "--stats",
            description =
                    "Print figures of each mission too: how long its way is, how much of the level it visits, how many locks"
                            + " each key opens, and how tension runs.")
    private boolean showsStatistics;

    @Option(
            names = "--layout",
            paramLabel = "LAYOUT.json",
            description =
                    "With --stats and one level: a layout of it. Its seed counts, and the way is measured in cells too.")
    private Optional<Path> layoutFile = Optional.empty();

    MissionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException {
        int status = ExitStatus.DONE;
        Optional<Layout> layout = layout();
        for (Level level : InputFiles.levels(graphs, console)) {
            MissionVerdict verdict =
                    MissionVerdict.on(level, layout.map(Layout::seed).orElse(seed));
            Optional<MissionFigures> figures = verdict.report()
                    .judgement()
                    .filter(judgement -> showsStatistics)
                    .map(judgement -> MissionFigures.of(judgement, layout));
            console.print(asJson ? verdict.json(figures) : verdict.line());
            if (!asJson) {
                verdict.report().choices().forEach(choice -> console.print("  " + choice));
                verdict.report()
                        .judgement()
                        .map(Judgement::advice)
                        .orElse(List.of())
                        .forEach(advice -> console.print("  " + advice));
                figures.map(MissionFigures::lines).orElse(List.of()).forEach(line -> console.print("  " + line));
            }
            status = Math.max(status, verdict.exitStatus());
        }
        return status;
    }

    private Optional<Layout> layout() throws RefusedException {
        if (layoutFile.isEmpty()) {
            return Optional.empty();
        }
        if (!showsStatistics || graphs.size() != 1) {
            throw new RefusedException("A --layout is measured with --stats and one level.");
        }
        return Optional.of(InputFiles.layout(layoutFile.get()));
    }
}
