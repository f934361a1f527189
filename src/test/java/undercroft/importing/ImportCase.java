package undercroft.importing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostic;

/** Imports a file in a folder of its own. */
final class ImportCase {

    private ImportCase() {}

    /** The YAML of a file that must be valid, without the heading. */
    static String yaml(Path folder, String name, String text) throws IOException, BadInputException {
        return imported(folder, name, text).yaml().replaceFirst("# Imported from .*\n", "");
    }

    /** The warnings about what was left out, one per line, without the folder. */
    static String warnings(Path folder, String name, String text) throws IOException, BadInputException {
        return lines(folder, imported(folder, name, text).diagnostics());
    }

    /** The errors of a file that must be invalid, one per line, without the folder. */
    static String errors(Path folder, String name, String text) throws IOException {
        try {
            Imported imported = imported(folder, name, text);
            throw new AssertionError("The file was imported: " + imported.yaml());
        } catch (BadInputException e) {
            return lines(
                    folder, e.diagnostics().stream().filter(Diagnostic::isError).toList());
        }
    }

    private static Imported imported(Path folder, String name, String text) throws IOException, BadInputException {
        Path file = folder.resolve(name);
        Files.writeString(file, text);
        return Importer.all(List.of(file)).get(0);
    }

    private static String lines(Path folder, List<Diagnostic> diagnostics) {
        return String.join("\n", diagnostics.stream().map(Diagnostic::toString).toList())
                .replace(folder + "/", "");
    }
}
