package undercroft.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import undercroft.export.FormatRegistry;
import undercroft.export.LayoutFormats;
import undercroft.export.format.LayoutFormat;

/** Starts the program. */
public final class Main {

    /** In characters. Fixed: asking the terminal for its width takes longer than printing the help. */
    private static final int HELP_WIDTH = 100;

    private Main() {}

    public static void main(String[] args) {
        // Formatted numbers follow the default locale, for example with Arabic digits. The program's are the same
        // everywhere.
        Locale.setDefault(Locale.ROOT);
        System.exit(run(Console.ofProcess(), () -> LayoutFormats.standard(), args));
    }

    /**
     * Runs a command.
     *
     * @param formats the formats that layouts can be written in; asked for only by commands that need them
     * @return the exit status
     */
    static int run(Console console, Supplier<FormatRegistry<LayoutFormat>> formats, String... words) {
        Map<String, Supplier<Object>> all = commands(console, formats);
        String[] args = withHelpOption(all.keySet(), words);
        RootCommand root = new RootCommand();
        CommandLine commands = commandLine(root, all, factory(formats), args)
                .registerConverter(Integer.class, new Converters.WholeNumber())
                .registerConverter(int.class, new Converters.WholeNumber())
                .registerConverter(Path.class, new Converters.FilePath())
                .registerConverter(Duration.class, new TimeLimit())
                .setOut(writer(console.out()))
                .setErr(writer(console.err()))
                .setUsageHelpWidth(HELP_WIDTH)
                .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((exception, refused) -> badUsage(console, exception))
                .setExecutionExceptionHandler((exception, command, result) -> failed(console, root, exception));
        try {
            int status = commands.execute(args);
            return console.out().checkError() ? cannotPrint(console, status) : status;
        } catch (Throwable t) {
            // Even running out of memory must end with a message.
            return defect(console, root, t);
        }
    }

    /**
     * Replaces {@code help [COMMAND]} by {@code [COMMAND] --help}; nothing at all asks for help, too. An unknown command
     * stays alone, and is refused.
     */
    private static String[] withHelpOption(Set<String> commands, String... words) {
        if (words.length > 0 && !words[0].equals("help")) {
            return words;
        }
        List<String> asked = Arrays.asList(words).subList(Math.min(1, words.length), words.length);
        boolean isKnown = asked.isEmpty() || commands.contains(asked.get(0));
        return Stream.concat(asked.stream(), isKnown ? Stream.of("--help") : Stream.empty())
                .toArray(String[]::new);
    }

    /**
     * Adds only the command that was asked for, if it is known: picocli takes some 12 ms to read the annotations of
     * one.
     */
    private static CommandLine commandLine(
            RootCommand root, Map<String, Supplier<Object>> all, IFactory factory, String... args) {
        CommandLine commandLine = new CommandLine(root, factory);
        if (args.length > 0 && all.containsKey(args[0])) {
            all.keySet().retainAll(List.of(args[0]));
        }
        for (Supplier<Object> command : all.values()) {
            commandLine.addSubcommand(command.get());
        }
        return commandLine;
    }

    /** The commands by name, in the order of the help. */
    private static Map<String, Supplier<Object>> commands(
            Console console, Supplier<FormatRegistry<LayoutFormat>> formats) {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
        commands.put("generate", () -> new GenerateCommand(console, formats));
        commands.put("extend", () -> new ExtendCommand(console, formats));
        commands.put("check", () -> new CheckCommand(console));
        commands.put("mission", () -> new MissionCommand(console));
        commands.put("verify", () -> new VerifyCommand(console));
        commands.put("render", () -> new RenderCommand(console, formats));
        commands.put("grow", () -> new GrowCommand(console));
        commands.put("bench", () -> new BenchCommand(console));
        commands.put("campaign", () -> new CampaignCommand(console));
        commands.put("import", () -> new ImportCommand(console));
        commands.put("export", () -> new ExportCommand(console));
        commands.put("studio", () -> new StudioCommand(console));
        commands.put("schema", () -> new SchemaCommand(console));
        commands.put("puzzle", () -> PuzzleCommand.with(console));
        return commands;
    }

    /** Makes the objects whose classes the annotations of the commands name. */
    private static IFactory factory(Supplier<FormatRegistry<LayoutFormat>> formats) {
        IFactory others = CommandLine.defaultFactory();
        return new IFactory() {
            @Override
            public <K> K create(Class<K> type) throws Exception {
                return type == FormatNames.OfLayouts.class
                        ? type.cast(new FormatNames.OfLayouts(formats))
                        : others.create(type);
            }
        };
    }

    private static int badUsage(Console console, ParameterException exception) {
        CommandLine command = exception.getCommandLine();
        console.report("undercroft: " + exception.getMessage());
        if (!UnmatchedArgumentException.printSuggestions(exception, command.getErr())) {
            console.report("See %s --help.".formatted(command.getCommandSpec().qualifiedName()));
        }
        return ExitStatus.REFUSED;
    }

    private static int failed(Console console, RootCommand root, Exception exception) {
        if (exception instanceof RefusedException refused) {
            refused.lines().forEach(console::report);
            return ExitStatus.REFUSED;
        }
        if (exception instanceof InvalidPathException e) {
            // Only names that a user gives or a file holds become paths.
            console.report("undercroft: " + OutputFolder.unnameable(e));
            return ExitStatus.REFUSED;
        }
        return defect(console, root, exception);
    }

    private static int defect(Console console, RootCommand root, Throwable defect) {
        // What fails on another thread comes as the cause.
        if (defect instanceof OutOfMemoryError || defect.getCause() instanceof OutOfMemoryError) {
            console.report(("undercroft: the files, or what was asked for, need more memory than Java has, %d MiB."
                            + " Give it more, such as 2 GiB with JAVA_TOOL_OPTIONS=-Xmx2g, or take smaller files, fewer"
                            + " rooms or fewer --threads.")
                    .formatted(Runtime.getRuntime().maxMemory() >> 20));
            return ExitStatus.REFUSED;
        }
        console.report("undercroft: this is a defect in the program: " + defect);
        if (root.isDebugging()) {
            defect.printStackTrace(console.err());
        } else {
            console.report("Please report it with the command, its files, and what --debug adds to this message.");
        }
        return ExitStatus.DEFECT;
    }

    private static int cannotPrint(Console console, int status) {
        console.report("undercroft: some output could not be written to standard output.");
        return Math.max(status, ExitStatus.REFUSED);
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }
}
