package undercroft.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reports whether the puzzle rooms of levels teach well. */
@Command(
        name = "campaign",
        sortOptions = false,
        description = {
            "Reports whether the puzzle rooms of levels, on the way from entrance to boss, teach well.",
            "Prints a line for each level, LEVEL seed N: R puzzle rooms, P problems → FILE, with its problems below,"
                    + " and writes a report in Markdown and a chart. All measures are proxies and do not replace"
                    + " playtests."
        },
        footer = {
            "",
            "Examples:",
            "  undercroft campaign graphs/oracle-caves.yaml",
            "  undercroft campaign graphs/riddle-crypt.yaml --seed 7 --fix --out better"
        })
final class CampaignCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "LEVEL", arity = "1..*", description = "Files of levels.")
    private List<Path> graphs = List.of();

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "N",
            defaultValue = "0",
            converter = Converters.Seed.class,
            description = "The seed of the layout whose puzzles are assessed. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--fix",
            description =
                    "Swap puzzles, change their settings and make new ones where that leaves fewer problems; then write"
                            + " the changed level and its layout.")
    private boolean fixes;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            defaultValue = "output",
            description = "The folder to write to, created if missing. Default: ${DEFAULT-VALUE}.")
    private Path folder = Path.of("");

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            defaultValue = "60s",
            description = "When to give up on a level, such as 10s or 2m. Default: ${DEFAULT-VALUE}.")
    private Duration timeLimit = Duration.ZERO;

    CampaignCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException {
        OutputFolder.prepare(folder, "--out");
        return new CampaignRun(graphs, seed, fixes, folder, timeLimit).run(console);
    }
}
