package undercroft.source;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Collects the diagnostics of one or more files. What is reported twice, for example through a YAML alias, is kept once. Of the
 * errors, as of the warnings, the first {@link #MAX_TOLD} are kept, and one more says how many follow.
 */
public final class Diagnostics {

    /** More than anybody corrects before the next try, and few enough to read. */
    public static final int MAX_TOLD = 100;

    /**
     * The diagnostics of one severity that are not kept.
     *
     * @param first the position of the one reported first
     * @param count at least 1
     */
    private record Rest(SourcePosition first, int count) {

        Rest plus(Rest other) {
            return new Rest(first, count + other.count);
        }

        Diagnostic diagnostic(Severity severity) {
            return new Diagnostic(
                    severity,
                    first,
                    "And %d more %s%s, the first one here. Correct the others first."
                            .formatted(count, severity.label(), count > 1 ? "s" : ""));
        }
    }

    private final Map<String, Integer> fileOrder = new LinkedHashMap<>();
    private final Set<Diagnostic> kept = new LinkedHashSet<>();
    private final Map<Severity, Integer> keptCount = new EnumMap<>(Severity.class);
    private final Map<Severity, Rest> rest = new EnumMap<>(Severity.class);
    private int errors;

    /** Fixes the place of a file's diagnostics among those of other files. Files that were not begun follow in the order of their reports. */
    public void beginFile(String file) {
        fileOrder.putIfAbsent(file, fileOrder.size());
    }

    /** Reports what makes the file unusable. */
    public void error(SourcePosition position, String text) {
        error(position, () -> text);
    }

    /**
     * Reports what makes the file unusable.
     *
     * @param text asked for only if the error is kept
     */
    public void error(SourcePosition position, Supplier<String> text) {
        errors++;
        add(Severity.ERROR, position, text);
    }

    /** Reports what the file can be used without. */
    public void warn(SourcePosition position, String text) {
        add(Severity.WARNING, position, () -> text);
    }

    private void add(Severity severity, SourcePosition position, Supplier<String> text) {
        beginFile(position.file());
        if (keptCount.getOrDefault(severity, 0) == MAX_TOLD) {
            rest.merge(severity, new Rest(position, 1), Rest::plus);
        } else if (kept.add(new Diagnostic(severity, position, text.get()))) {
            keptCount.merge(severity, 1, Integer::sum);
        }
    }

    /** Whether any error was reported. */
    public boolean hasErrors() {
        return errors > 0;
    }

    /**
     * The number of errors reported so far, repeated ones and those that are not kept included. It tells whether a step of a
     * reader reported any.
     *
     * @return at least 0
     */
    public int errorCount() {
        return errors;
    }

    /**
     * The diagnostics that are kept, each once.
     *
     * @return by file, then by line and column, then in the order of the reports; behind them, how many more there are
     */
    public List<Diagnostic> sorted() {
        Stream<Diagnostic> sorted = kept.stream()
                .sorted(Comparator.comparingInt((Diagnostic diagnostic) ->
                                fileOrder.getOrDefault(diagnostic.position().file(), 0))
                        .thenComparing(Diagnostic::position, SourcePosition.WITHIN_FILE));
        Stream<Diagnostic> others =
                rest.entrySet().stream().map(entry -> entry.getValue().diagnostic(entry.getKey()));
        return Stream.concat(sorted, others).toList();
    }

    /** All diagnostics as an exception, of which at least one should be an error. */
    public BadInputException toException() {
        return new BadInputException(sorted());
    }
}
