package undercroft.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The parent of the commands about puzzles. */
@Command(
        name = "puzzle",
        description = "Makes, solves, rates and measures puzzles for rooms.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {"", "Example:", "  undercroft puzzle generate lines --seed 7 --format svg,ascii"})
final class PuzzleCommand {

    private PuzzleCommand() {}

    static CommandLine with(Console console) {
        return new CommandLine(new PuzzleCommand())
                .addSubcommand(new PuzzleGenerateCommand(console))
                .addSubcommand(new PuzzleSolveCommand(console))
                .addSubcommand(new PuzzleRateCommand(console))
                .addSubcommand(new PuzzlePageCommand(console))
                .addSubcommand(new PuzzlePrintCommand(console))
                .addSubcommand(new PuzzleImportCommand(console))
                .addSubcommand(new PuzzleDesignCommand(console))
                .addSubcommand(new PuzzleTilesCommand(console))
                .addSubcommand(new PuzzleBenchCommand(console));
    }
}
