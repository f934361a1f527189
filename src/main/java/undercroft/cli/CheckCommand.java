package undercroft.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import undercroft.level.Level;

/** Decides, where it can, whether levels have a layout. */
@Command(
        name = "check",
        sortOptions = false,
        description = {
            "Decides, where it can, whether levels have a layout, and whether their missions can be finished.",
            "Prints a line for each level: LEVEL: ok, LEVEL: impossible: the reason (exit status 3), or LEVEL: unknown,"
                    + " and then on standard error where the search got stuck."
        },
        footer = {"", "Example:", "  undercroft check graphs/*.yaml"})
final class CheckCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "GRAPH", arity = "1..*", description = "Files of levels.")
    private List<Path> graphs = List.of();

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            defaultValue = "10s",
            description = "When to give up on a level, such as 500ms, 10s or 2m. Default: ${DEFAULT-VALUE}.")
    private Duration timeLimit = Duration.ZERO;

    CheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException {
        int status = ExitStatus.DONE;
        for (Level level : InputFiles.levels(graphs, console)) {
            status = Math.max(status, FeasibilityVerdict.report(level, timeLimit, console));
            status = Math.max(status, MissionVerdict.report(level, console));
        }
        return status;
    }
}
