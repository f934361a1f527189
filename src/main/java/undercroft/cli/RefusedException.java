package undercroft.cli;

import java.util.List;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostic;

/** The program cannot do what the user asked for, and the fault is not the program's. */
final class RefusedException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<String> lines;

    /** Refuses with lines that are complete as they are, such as the diagnostics of a file. */
    RefusedException(List<String> lines) {
        super(String.join("\n", lines));
        this.lines = List.copyOf(lines);
    }

    /** Refuses with a message: a sentence that says what is wrong, and one that says what to do. */
    RefusedException(String message) {
        this(List.of("undercroft: " + message));
    }

    /** Refuses input, with everything that is wrong with it. */
    static RefusedException of(BadInputException e) {
        return new RefusedException(
                e.diagnostics().stream().map(Diagnostic::toString).toList());
    }

    /** Refuses an option's number that is below {@code least} or above {@code most}. */
    static void unlessWithin(long least, long most, String option, long number) throws RefusedException {
        if (number < least || number > most) {
            throw new RefusedException("The %s (%d) must be from %d to %d.".formatted(option, number, least, most));
        }
    }

    /** The lines to print. */
    List<String> lines() {
        return lines;
    }
}
