package undercroft.importing;

import java.util.List;
import java.util.stream.Collectors;

/** A file that nothing can be made of, with every remark on it. */
public final class BadImportException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<Remark> diagnostics;

    BadImportException(List<Remark> diagnostics) {
        super(diagnostics.stream().map(Remark::toString).collect(Collectors.joining("\n")));
        this.diagnostics = List.copyOf(diagnostics);
    }

    /** At least one of them an error, by line and column. */
    public List<Remark> diagnostics() {
        return diagnostics;
    }
}
