package undercroft.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import undercroft.source.Quotation;

/**
 * The streams that commands print to. Whole lines go through {@link #print} and {@link #report}, which let no control
 * character of a name reach the terminal; the streams themselves are for the text of layouts and other files, whose bytes
 * must stay as they are.
 *
 * @param out for results
 * @param err for everything else
 * @param isTerminal whether {@code err} is a terminal, so that it may show progress
 */
record Console(PrintStream out, PrintStream err, boolean isTerminal) {

    /** Set by the launcher: {@link System#console()} does not mean the same in all versions of Java. */
    private static final String TERMINAL_PROPERTY = "undercroft.terminal";

    /** The streams of this process, in UTF-8 whatever the locale, so that output is the same everywhere. */
    static Console ofProcess() {
        boolean isTerminal = Optional.ofNullable(System.getProperty(TERMINAL_PROPERTY))
                .map(Boolean::parseBoolean)
                .orElseGet(Console::isAtTerminal);
        return new Console(utf8(FileDescriptor.out), utf8(FileDescriptor.err), isTerminal);
    }

    /** Without the launcher, the JVM has to tell. */
    @SuppressWarnings("SystemConsoleNull") // the method that newer versions have for this is asked below
    private static boolean isAtTerminal() {
        java.io.Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            // Before Java 22, which has the method, there is a console only at a terminal.
            return true;
        }
    }

    /** Prints a line of results. Invisible characters, line ends too, become escape sequences. */
    void print(String line) {
        out.println(Quotation.visible(line));
    }

    /** Prints a line that is no result, such as an error. Invisible characters become escape sequences. */
    void report(String line) {
        err.println(Quotation.visible(line));
    }

    /** Reports a text of the program's own lines, each as {@link #report} does. No name in it may hold a line end. */
    void reportLines(String text) {
        text.lines().forEach(this::report);
    }

    private static PrintStream utf8(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }
}
