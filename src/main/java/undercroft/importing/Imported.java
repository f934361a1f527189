package undercroft.importing;

import java.nio.file.Path;
import java.util.List;
import undercroft.source.Diagnostic;

/**
 * The result of importing a file.
 *
 * @param file the imported file
 * @param name for the file to write, without extension
 * @param summary a line for people that says what the file holds
 * @param yaml a level or room templates in the documented format
 * @param diagnostics warnings about what has no equivalent
 */
public record Imported(Path file, String name, String summary, String yaml, List<Diagnostic> diagnostics) {

    public Imported {
        diagnostics = List.copyOf(diagnostics);
    }
}
