package undercroft.source;

import java.util.List;
import java.util.stream.Collectors;

/** Input that cannot be used, with everything that is wrong with it. */
public final class BadInputException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<Diagnostic> diagnostics;

    /** @param diagnostics at least one error, and any warnings beside it */
    public BadInputException(List<Diagnostic> diagnostics) {
        super(diagnostics.stream().map(Diagnostic::toString).collect(Collectors.joining("\n")));
        this.diagnostics = List.copyOf(diagnostics);
    }

    /** The diagnostics by file, in the order in which the files were given or named, then by line and column. */
    public List<Diagnostic> diagnostics() {
        return diagnostics;
    }
}
