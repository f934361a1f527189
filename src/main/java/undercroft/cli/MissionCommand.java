package undercroft.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
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
        footer = {"", "Examples:", "  undercroft mission graphs/*.yaml", "  undercroft mission graphs/keep.yaml --json"
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

    MissionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException {
        int status = ExitStatus.DONE;
        for (Level level : InputFiles.levels(graphs, console)) {
            MissionVerdict verdict = MissionVerdict.on(level, seed);
            console.print(asJson ? verdict.json() : verdict.line());
            if (!asJson) {
                verdict.choices().forEach(choice -> console.print("  " + choice));
                verdict.judgement()
                        .map(Judgement::advice)
                        .orElse(List.of())
                        .forEach(advice -> console.print("  " + advice));
            }
            status = Math.max(status, verdict.exitStatus());
        }
        return status;
    }
}
