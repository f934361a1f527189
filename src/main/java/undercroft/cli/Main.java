package undercroft.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program's start. */
@Command(
        name = "undercroft",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Lays out dungeons from graphs of rooms and hand-made room templates.")
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }
}
