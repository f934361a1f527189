package undercroft.input;

import java.util.List;
import java.util.stream.Collectors;

/** Input that is no level, with every problem that was found in it. */
public final class BadInputException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<Diagnostic> diagnostics;

    BadInputException(List<Diagnostic> diagnostics) {
        super(diagnostics.stream().map(Diagnostic::toString).collect(Collectors.joining("\n")));
        this.diagnostics = List.copyOf(diagnostics);
    }

    /** At least one, by file in the order in which the files were given or named, then by line and column. */
    public List<Diagnostic> diagnostics() {
        return diagnostics;
    }
}
