package undercroft.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.export.Appearance;
import undercroft.export.Companion;
import undercroft.export.LayoutFormat;
import undercroft.export.LayoutFormats;
import undercroft.layout.Layout;
import undercroft.tiles.WallRule;

/**
 * Where layouts go and as what: files of a folder, or text on standard output. Thread-safe.
 *
 * @param folder empty for standard output
 * @param formats at least one, json first
 */
record Destination(Optional<Path> folder, List<LayoutFormat> formats, Appearance appearance) {

    private static final String FIRST_FORMAT = "json";

    private static final Set<String> TEXT_FORMATS = Set.of("json", "svg", "ascii", "tmx", "tmj", "ldtk", "csv");

    static Destination of(Optional<Path> folder, List<String> formatNames, String theme, String walls)
            throws RefusedException {
        WallRule rule = WallRule.named(walls)
                .orElseThrow(() -> new RefusedException("The --walls (%s) must be inside or edges.".formatted(walls)));
        List<LayoutFormat> formats = new ArrayList<>();
        for (String name : new LinkedHashSet<>(formatNames)) {
            formats.add(LayoutFormats.named(name, rule)
                    .orElseThrow(() -> new RefusedException("The --format (%s) is not known. Name some of %s."
                            .formatted(name, String.join(", ", LayoutFormats.names())))));
        }
        formats.sort(Comparator.comparing(format -> !format.name().equals(FIRST_FORMAT)));
        if (folder.isEmpty()
                && (formats.size() > 1 || !TEXT_FORMATS.contains(formats.get(0).name()))) {
            throw new RefusedException(
                    "Standard output takes one text format. Give --format json, svg, ascii, tmx, tmj, ldtk or csv with --out -.");
        }
        return new Destination(folder, List.copyOf(formats), appearance(theme));
    }

    private static Appearance appearance(String theme) throws RefusedException {
        for (Appearance.Theme known : Appearance.Theme.values()) {
            if (known.name().toLowerCase(Locale.ROOT).equals(theme)) {
                return Appearance.DEFAULT.withTheme(known);
            }
        }
        throw new RefusedException("The --theme (%s) must be light or dark.".formatted(theme));
    }

    boolean isStandardOutput() {
        return folder.isEmpty();
    }

    /** Makes sure that the files can be written, before anything takes time. */
    void prepare() throws RefusedException {
        if (folder.isPresent()) {
            OutputFolder.prepare(folder.get(), "--out");
        }
    }

    /**
     * Writes the files of a layout, each whole or not at all, with what they refer to. Only with a folder.
     *
     * @param stem the files' name without its end
     */
    void write(Layout layout, String stem) throws RefusedException {
        for (LayoutFormat format : formats) {
            for (Companion companion : format.companions()) {
                writeWhereMissing(companion);
            }
            OutputFolder.write(file(stem, format), out -> format.write(layout, appearance, out));
        }
    }

    /** Users may have put something of their own in its place. */
    private void writeWhereMissing(Companion companion) throws RefusedException {
        Path file = folder.orElseThrow().resolve(companion.name());
        if (!Files.exists(file)) {
            OutputFolder.write(file, companion.content());
        }
    }

    /** The layout as the text to print. Only with standard output. */
    String text(Layout layout) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        formats.get(0).write(layout, appearance, bytes);
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** The files of a layout for people and scripts to read. */
    String described(String stem) {
        return isStandardOutput()
                ? "standard output"
                : formats.stream().map(format -> file(stem, format).toString()).collect(Collectors.joining(", "));
    }

    private Path file(String stem, LayoutFormat format) {
        return folder.orElseThrow().resolve(stem + format.suffix());
    }
}
