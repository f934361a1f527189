package undercroft.importing;

/**
 * What an import says about a place of a file.
 *
 * @param isError whether nothing can be made of the file; else it is only that something has no equivalent
 * @param line from 1
 * @param column from 1
 * @param text what is the matter, and what to do or what was done about it
 */
public record Remark(boolean isError, String file, int line, int column, String text) {

    @Override
    public String toString() {
        return "%s:%d:%d: %s: %s".formatted(file, line, column, isError ? "error" : "warning", text);
    }
}
