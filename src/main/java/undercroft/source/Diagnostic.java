package undercroft.source;

/**
 * Something wrong with a file.
 *
 * @param text what is wrong with which value, and what to do about it: one line of two or more sentences
 */
public record Diagnostic(Severity severity, SourcePosition position, String text) {

    /** Whether the file cannot be used. */
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** The one-line form {@code FILE:LINE:COLUMN: error: TEXT}, which editors understand. */
    @Override
    public String toString() {
        return "%s:%d:%d: %s: %s"
                .formatted(position.file(), position.line(), position.column(), severity.label(), text);
    }
}
