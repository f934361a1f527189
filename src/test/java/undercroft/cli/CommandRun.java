package undercroft.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import undercroft.export.FormatRegistry;
import undercroft.export.LayoutFormats;
import undercroft.export.format.LayoutFormat;

/** The result of a command that was run in this JVM. */
public record CommandRun(int status, String out, String err) {

    public static CommandRun of(Object... args) {
        return of(LayoutFormats.standard(), args);
    }

    /** Runs a command of a program with other formats of layouts. */
    static CommandRun of(FormatRegistry<LayoutFormat> formats, Object... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] words = new String[args.length];
        for (int i = 0; i < args.length; i++) {
            words[i] = args[i].toString();
        }
        Console console = new Console(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false);
        int status = Main.run(console, () -> formats, words);
        return new CommandRun(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
