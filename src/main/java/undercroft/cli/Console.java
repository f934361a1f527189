package undercroft.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The streams that commands print to.
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

    private static PrintStream utf8(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }
}
