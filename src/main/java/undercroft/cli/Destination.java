package undercroft.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import undercroft.batch.FinishedLayout;
import undercroft.export.FormatRegistry;
import undercroft.export.LayoutJsonLine;
import undercroft.export.format.Appearance;
import undercroft.export.format.Appearance.Theme;
import undercroft.export.format.Companion;
import undercroft.export.format.Detail;
import undercroft.export.format.LayoutFormat;
import undercroft.export.format.SharedFileFormat;
import undercroft.files.WholeFile;
import undercroft.layout.Layout;
import undercroft.level.Level;

/**
 * Where layouts are written, and in which formats: files in a folder, text on standard output, or lines of one file.
 * Thread-safe.
 *
 * @param folder empty for standard output
 * @param formats readable ones first; empty if layouts go only to the file of lines
 * @param lines the file that holds each layout on a line, if any
 * @param detail how much JSON holds, where that was asked for
 * @param shared files that hold all layouts of a level, if any
 */
record Destination(
        Optional<Path> folder,
        List<LayoutFormat> formats,
        Optional<Path> lines,
        Appearance appearance,
        Optional<Detail> detail,
        Optional<SharedFiles> shared) {

    static Destination of(
            Optional<Path> folder, FormatRegistry<LayoutFormat> known, List<String> formatNames, Appearance appearance)
            throws RefusedException {
        List<LayoutFormat> formats = FormatChoice.of(known, formatNames, folder.isEmpty());
        formats.sort(Comparator.comparing(format -> !format.isReadable()));
        return new Destination(
                folder, List.copyOf(formats), Optional.empty(), appearance, Optional.empty(), Optional.empty());
    }

    static Appearance appearance(String theme) throws RefusedException {
        return Theme.named(theme)
                .map(Appearance.DEFAULT::withTheme)
                .orElseThrow(() ->
                        new RefusedException("The --theme (%s) must be light, dark or parchment.".formatted(theme)));
    }

    /**
     * Adds a file of lines.
     *
     * @param only whether to write nothing else
     */
    Destination withLines(Path file, boolean only) {
        return new Destination(folder, only ? List.of() : formats, Optional.of(file), appearance, detail, shared);
    }

    /** The same, with one file for all layouts of a level in each format that can hold several; only with a folder. */
    Destination withSharedFiles() {
        List<SharedFileFormat> ofSeveral = formats.stream()
                .filter(SharedFileFormat.class::isInstance)
                .map(SharedFileFormat.class::cast)
                .toList();
        if (folder.isEmpty() || ofSeveral.isEmpty()) {
            return this;
        }
        List<LayoutFormat> ofOne = formats.stream()
                .filter(format -> !(format instanceof SharedFileFormat))
                .toList();
        SharedFiles files = new SharedFiles(folder.get(), ofSeveral, appearance);
        return new Destination(folder, ofOne, lines, appearance, detail, Optional.of(files));
    }

    /** Writes what was kept back until all layouts were there. */
    void finish() throws RefusedException {
        if (shared.isPresent()) {
            shared.get().write();
        }
    }

    private List<LayoutFormat> allFormats() {
        return Stream.concat(formats.stream(), shared.stream().flatMap(files -> files.formats().stream()))
                .toList();
    }

    /** Whether anything is written that holds more than plain JSON does. */
    boolean wantsSurvey() {
        boolean inFiles = !allFormats().isEmpty() && appearance.detail() == Detail.FULL;
        boolean inLines = lines.isPresent() && detailOfLines() == Detail.FULL;
        return inFiles || inLines;
    }

    /** The same, with another detail in all JSON. */
    Destination withDetail(Detail newDetail) {
        return new Destination(
                folder, formats, lines, appearance.withDetail(newDetail), Optional.of(newDetail), shared);
    }

    /** How much the file of lines holds: unless asked for, little, since such files are long. */
    Detail detailOfLines() {
        return detail.orElse(Detail.PLAIN);
    }

    boolean isStandardOutput() {
        return folder.isEmpty();
    }

    /** Whether any files are written, of single layouts or of lines. */
    boolean writesFiles() {
        return folder.isPresent() || lines.isPresent();
    }

    /**
     * Refuses files that cannot be written, before anything takes time.
     *
     * @param stems the longest names of files to be written, without their suffixes
     */
    void prepare(List<String> stems) throws RefusedException {
        if (folder.isPresent() && !allFormats().isEmpty()) {
            OutputFolder.prepare(folder.get(), "--out");
            for (String stem : stems) {
                for (LayoutFormat format : allFormats()) {
                    OutputFolder.checkName(file(stem, format));
                }
            }
        }
        OutputFolder.prepareFor(lines, "--jsonl");
    }

    /**
     * Writes the files of a layout and their companions, all or none. Only with a folder.
     *
     * @param stem the names of the files without their suffixes
     */
    void write(Layout layout, String stem) throws RefusedException {
        Map<Path, WholeFile.Content> contents = new LinkedHashMap<>();
        for (LayoutFormat format : allFormats()) {
            for (Companion companion : format.companions(appearance)) {
                Path file = folder.orElseThrow().resolve(companion.name());
                // Never replaced: users may have put a file of their own in its place.
                if (!Files.exists(file)) {
                    contents.put(file, companion::writeTo);
                }
            }
        }
        for (LayoutFormat format : formats) {
            contents.put(file(stem, format), out -> format.write(layout, appearance, out));
        }
        OutputFolder.writeTogether(contents);
        shared.ifPresent(files -> files.add(layout));
    }

    /** What the user should know of the files of a layout, each thing once. */
    List<String> notes(Layout layout) {
        Stream<String> missing = appearance.mission() && layout.mission().isEmpty()
                ? Stream.of("The level %s has no mission to show.".formatted(layout.level()))
                : Stream.empty();
        return Stream.concat(missing, formats.stream().flatMap(format -> format.note(layout, appearance).stream()))
                .distinct()
                .toList();
    }

    /** Whether all files of a layout exist and are finished. Only if {@link #canTellWhatIsFinished}. */
    boolean has(Level level, long seed, String stem) throws IOException {
        return formats.isEmpty()
                || (formats.stream().allMatch(format -> Files.isRegularFile(file(stem, format)))
                        && FinishedLayout.isIn(
                                file(stem, formats.get(0)), formats.get(0), appearance.detail(), level, seed));
    }

    /** Whether an earlier run's layouts can be recognised as finished: pictures alone do not tell. */
    boolean canTellWhatIsFinished() {
        return formats.isEmpty() || (!isStandardOutput() && formats.get(0).isReadable());
    }

    /** A layout as a line of the file of lines. */
    String line(Layout layout) throws IOException {
        return text(layout, new LayoutJsonLine(), appearance.withDetail(detailOfLines()));
    }

    /** A layout as the text to print. Only with standard output. */
    String text(Layout layout) throws RefusedException {
        try {
            return text(layout, formats.get(0), appearance);
        } catch (IOException e) {
            // Memory does not fail: the format cannot hold the layout, and says what to do.
            throw new RefusedException(OutputFolder.reason(e));
        }
    }

    private static String text(Layout layout, LayoutFormat format, Appearance appearance) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        format.write(layout, appearance, bytes);
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** Where a layout of a level is written, for its line of output. */
    String described(String level, String stem) {
        if (isStandardOutput()) {
            return "standard output";
        }
        return Stream.of(
                        formats.stream().map(format -> file(stem, format)),
                        shared.stream().flatMap(files -> files.of(level).stream()),
                        lines.stream())
                .flatMap(files -> files)
                .map(Path::toString)
                .collect(Collectors.joining(", "));
    }

    private Path file(String stem, LayoutFormat format) {
        return folder.orElseThrow().resolve(stem + format.suffix());
    }
}
