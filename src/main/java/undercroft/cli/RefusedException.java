package undercroft.cli;

import java.util.List;

/** What was asked for cannot be done, and it is not the program's fault. */
final class RefusedException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<String> lines;

    /** Refuses with lines that stand for themselves, such as the diagnostics of a file. */
    RefusedException(List<String> lines) {
        super(String.join("\n", lines));
        this.lines = List.copyOf(lines);
    }

    /** Refuses with a sentence that says what is wrong and one that says what to do. */
    RefusedException(String message) {
        this(List.of("undercroft: " + message));
    }

    /** What to print. */
    List<String> lines() {
        return lines;
    }
}
