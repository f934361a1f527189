package undercroft.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
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
        return new Console(utf8(FileDescriptor.out), utf8(FileDescriptor.err), Boolean.getBoolean(TERMINAL_PROPERTY));
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
