package undercroft.source;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects the diagnostics of one or more files. What is reported twice, for example through a YAML alias, is kept once. */
public final class Diagnostics {

    private final Map<String, Integer> fileOrder = new LinkedHashMap<>();
    private final Set<Diagnostic> found = new LinkedHashSet<>();
    private int errors;

    /** Fixes the place of a file's diagnostics among those of other files. Files that were not begun follow in the order of their reports. */
    public void beginFile(String file) {
        fileOrder.putIfAbsent(file, fileOrder.size());
    }

    /** Reports what makes the file unusable. */
    public void error(SourcePosition position, String text) {
        errors++;
        add(new Diagnostic(Severity.ERROR, position, text));
    }

    /** Reports what the file can be used without. */
    public void warn(SourcePosition position, String text) {
        add(new Diagnostic(Severity.WARNING, position, text));
    }

    private void add(Diagnostic diagnostic) {
        beginFile(diagnostic.position().file());
        found.add(diagnostic);
    }

    /** Whether any error was reported. */
    public boolean hasErrors() {
        return errors > 0;
    }

    /**
     * The number of errors reported so far, repeated ones included. It tells whether a step of a reader reported any.
     *
     * @return at least 0
     */
    public int errorCount() {
        return errors;
    }

    /**
     * All diagnostics, each once.
     *
     * @return by file, then by line and column, then in the order of the reports
     */
    public List<Diagnostic> sorted() {
        return found.stream()
                .sorted(Comparator.comparingInt((Diagnostic diagnostic) ->
                                fileOrder.getOrDefault(diagnostic.position().file(), 0))
                        .thenComparing(Diagnostic::position, SourcePosition.WITHIN_FILE))
                .toList();
    }

    /** All diagnostics as an exception, of which at least one should be an error. */
    public BadInputException toException() {
        return new BadInputException(sorted());
    }
}
