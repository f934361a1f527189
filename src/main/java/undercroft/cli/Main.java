package undercroft.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program's start. */
public final class Main {

    /** In characters; fixed, because asking the terminal takes longer than the help itself. */
    private static final int HELP_WIDTH = 100;

    private Main() {}

    public static void main(String[] args) {
        System.exit(run(Console.ofProcess(), args));
    }

    /** Runs a command and returns the exit status. */
    static int run(Console console, String... args) {
        RootCommand root = new RootCommand();
        CommandLine commands = new CommandLine(root)
                .addSubcommand(new GenerateCommand(console))
                .addSubcommand(new CheckCommand(console))
                .addSubcommand(new VerifyCommand(console))
                .addSubcommand(new RenderCommand(console))
                .addSubcommand(new GrowCommand(console))
                .addSubcommand(new BenchCommand(console))
                .addSubcommand(new CampaignCommand(console))
                .addSubcommand(new ImportCommand(console))
                .addSubcommand(new ExportCommand(console))
                .addSubcommand(new SchemaCommand(console))
                .addSubcommand(PuzzleCommand.with(console))
                .registerConverter(Integer.class, new WholeNumber())
                .registerConverter(int.class, new WholeNumber())
                .registerConverter(Duration.class, new TimeLimit())
                .setOut(writer(console.out()))
                .setErr(writer(console.err()))
                .setUsageHelpWidth(HELP_WIDTH)
                .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Main::badUsage)
                .setExecutionExceptionHandler((exception, command, result) -> {
                    if (exception instanceof RefusedException refused) {
                        refused.lines().forEach(console.err()::println);
                        return ExitStatus.REFUSED;
                    }
                    return defect(console, root, exception);
                });
        try {
            int status = commands.execute(args);
            return console.out().checkError() ? cannotPrint(console, status) : status;
        } catch (Throwable t) {
            // Even running out of memory must end in a sentence.
            return defect(console, root, t);
        }
    }

    private static int badUsage(ParameterException exception, String[] args) {
        CommandLine command = exception.getCommandLine();
        PrintWriter err = command.getErr();
        err.println("undercroft: " + exception.getMessage());
        if (!UnmatchedArgumentException.printSuggestions(exception, err)) {
            err.println("See %s --help.".formatted(command.getCommandSpec().qualifiedName()));
        }
        return ExitStatus.REFUSED;
    }

    private static int defect(Console console, RootCommand root, Throwable defect) {
        console.err().println("undercroft: this is a defect of the program: " + defect);
        if (root.isDebugging()) {
            defect.printStackTrace(console.err());
        } else {
            console.err()
                    .println("Please report it with the files and the command that led to it, and with what"
                            + " --debug adds to this message.");
        }
        return ExitStatus.DEFECT;
    }

    private static int cannotPrint(Console console, int status) {
        console.err().println("undercroft: not everything could be printed to standard output.");
        return Math.max(status, ExitStatus.REFUSED);
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }
}
