package undercroft.importing;

import java.nio.file.Path;
import java.util.List;

/**
 * What was made of a file.
 *
 * @param file that it was made of
 * @param name of the file to write, without its end
 * @param summary what it holds, for people
 * @param yaml a level, or room templates, in the documented format
 * @param diagnostics what had no equivalent, none of them an error
 */
public record Imported(Path file, String name, String summary, String yaml, List<Remark> diagnostics) {

    public Imported {
        diagnostics = List.copyOf(diagnostics);
    }
}
