package undercroft.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The options before and beside every command. */
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
            "Example:",
            "  undercroft generate graphs/first-keep.yaml --seed 1",
            "",
            "Exit status: 0 done, 1 a defect of the program, 2 bad usage or bad input,",
            "3 proved impossible, 4 not found within the limits; of several the highest."
        })
final class RootCommand {

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "Where the program proves defective, print the place in it too.")
    private boolean debugging;

    boolean isDebugging() {
        return debugging;
    }
}
