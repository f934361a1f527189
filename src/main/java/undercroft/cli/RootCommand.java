package undercroft.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The program without a command, and the options of every command. */
@Command(
        name = "undercroft",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        scope = ScopeType.INHERIT,
        description = "Lays out dungeons from graphs of rooms and hand-made room templates.",
        synopsisSubcommandLabel = "COMMAND",
        sortOptions = false,
        footer = {
            "",
            "The options of a command: undercroft help COMMAND",
            "",
            "Example:",
            "  undercroft generate graphs/first-keep.yaml --seed 1",
            "",
            "Exit status: 0 done, 1 a defect in the program, 2 bad usage or bad input,",
            "3 proved impossible, 4 not found within the limits; if several apply, the highest."
        })
final class RootCommand {

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "If the program fails because of a defect, also print where.")
    private boolean debugging;

    boolean isDebugging() {
        return debugging;
    }
}
