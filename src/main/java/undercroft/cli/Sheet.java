package undercroft.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import undercroft.export.format.Appearance;
import undercroft.export.picture.ContactSheet;

/** The file with all layouts of a run side by side. Not thread-safe. */
final class Sheet {

    private final Path file;
    private final String suffix;
    private final List<ContactSheet.Entry> entries = new ArrayList<>();

    private Sheet(Path file, String suffix) {
        this.file = file;
        this.suffix = suffix;
    }

    /** A sheet that is written to a file at the end of a run of some layouts. */
    static Sheet of(Path file, int layouts) throws RefusedException {
        String name = file.toString();
        for (String suffix : List.of(".svg", ".png", ".html")) {
            if (name.endsWith(suffix)) {
                if (layouts > ContactSheet.MOST_LAYOUTS) {
                    throw new RefusedException("A --sheet shows %d layouts at most; these are %d."
                            .formatted(ContactSheet.MOST_LAYOUTS, layouts));
                }
                return new Sheet(file, suffix);
            }
        }
        throw new RefusedException("The --sheet (%s) must end with .svg, .png or .html.".formatted(file));
    }

    void add(Report report) {
        report.sheetEntry().ifPresent(entries::add);
    }

    /** Writes the file, if any layout was found. */
    void write(Appearance appearance) throws RefusedException {
        if (!entries.isEmpty()) {
            OutputFolder.write(file, out -> ContactSheet.write(entries, suffix, appearance, out));
        }
    }
}
