package undercroft.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Where the commands speak.
 *
 * @param out for results
 * @param err for everything else
 * @param isTerminal whether {@code err} is read by a person right now
 */
record Console(PrintStream out, PrintStream err, boolean isTerminal) {

    /** Set by the launcher, which can tell: what {@link System#console()} says differs between versions of Java. */
    private static final String TERMINAL_PROPERTY = "undercroft.terminal";

    /** The console of this process. In UTF-8 whatever the locale, so that output is the same everywhere. */
    static Console ofProcess() {
        return new Console(utf8(FileDescriptor.out), utf8(FileDescriptor.err), Boolean.getBoolean(TERMINAL_PROPERTY));
    }

    private static PrintStream utf8(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }
}
