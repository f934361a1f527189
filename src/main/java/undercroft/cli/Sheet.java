package undercroft.cli;

import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import undercroft.export.format.Appearance;
import undercroft.export.picture.ContactSheet;
import undercroft.geometry.Box;
import undercroft.layout.Layout;

/** The file with all layouts of a run side by side. Not thread-safe. */
final class Sheet {

    private static final int SCORE_DECIMALS = 2;

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
        if (report.layout().isPresent() && report.statistics().isPresent()) {
            entries.add(entry(report.layout().get(), report.statistics().get()));
        }
    }

    private static ContactSheet.Entry entry(Layout layout, StatisticsRow row) {
        Box bounds = layout.bounds();
        String score = row.score()
                .map(some -> " · score " + some.setScale(SCORE_DECIMALS, RoundingMode.HALF_UP))
                .orElse("");
        return new ContactSheet.Entry(
                layout,
                List.of(
                        "seed " + row.seed() + " · " + bounds.width() + "x" + bounds.height(),
                        "compactness " + StatisticsRow.compactness(layout) + score));
    }

    /** Writes the file, if any layout was found. */
    void write(Appearance appearance) throws RefusedException {
        if (!entries.isEmpty()) {
            OutputFolder.write(file, out -> ContactSheet.write(entries, suffix, appearance, out));
        }
    }
}
