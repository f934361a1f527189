package undercroft.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.export.GraphFormat;
import undercroft.export.GraphFormats;
import undercroft.export.format.Appearance;
import undercroft.level.Level;

/**
 * A run of {@code export}.
 *
 * @param folder empty for standard output
 * @param chains whether pictures show faces and chains instead of types, locks and keys
 */
record GraphExport(List<Path> graphs, List<String> formats, Optional<Path> folder, String theme, boolean chains) {

    /** Writes all graphs and returns the exit status. */
    int run(Console console) throws RefusedException, IOException {
        Appearance appearance = Destination.appearance(theme);
        List<GraphFormat> chosen = FormatChoice.of(
                chains ? GraphFormats.withChains() : GraphFormats.standard(), formats, folder.isEmpty());
        if (folder.isEmpty() && graphs.size() > 1) {
            throw new RefusedException("Standard output takes one graph. Give only one with --out -.");
        }
        List<Level> levels = InputFiles.levels(graphs);
        if (folder.isPresent()) {
            InputFiles.checkNames(levels, graphs);
            OutputFolder.prepare(folder.get(), "--out");
        }
        int status = ExitStatus.DONE;
        for (Level level : levels) {
            List<String> written = new ArrayList<>();
            for (GraphFormat format : chosen) {
                Optional<String> refusal = format.refusal(level);
                if (refusal.isPresent()) {
                    console.report("undercroft: " + refusal.get());
                    status = ExitStatus.REFUSED;
                } else if (folder.isEmpty()) {
                    console.out().print(text(level, format, appearance));
                } else {
                    Path file = folder.get().resolve(level.name() + format.suffix());
                    OutputFolder.write(file, stream -> format.write(level, appearance, stream));
                    written.add(file.toString());
                }
            }
            if (!written.isEmpty()) {
                console.print("%s → %s".formatted(level.name(), String.join(", ", written)));
            }
        }
        return status;
    }

    private static String text(Level level, GraphFormat format, Appearance appearance) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        format.write(level, appearance, bytes);
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
