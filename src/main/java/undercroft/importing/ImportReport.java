package undercroft.importing;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import undercroft.files.TextFile;
import undercroft.source.Diagnostic;
import undercroft.source.Diagnostics;
import undercroft.source.SourcePosition;
import undercroft.source.SourceText;

/**
 * Collects the diagnostics of importing one file, together with those on the files it refers to. What has no equivalent is
 * one warning for each kind of thing.
 */
final class ImportReport {

    /** Larger than any level or map that people draw by hand. */
    private static final int MAX_MEBIBYTES = 32;

    /** The number of lines that a warning lists. A file can omit the same thing on thousands. */
    private static final int MAX_LISTED_LINES = 20;

    /** Kinds of things without an equivalent that are told of one by one: as many as warnings are told. */
    private static final int MAX_KINDS = Diagnostics.MAX_TOLD;

    private static final String OTHER_KINDS = "Something else";

    private record Omission(String file, String what) {}

    private final String file;
    private final Diagnostics diagnostics = new Diagnostics();
    private final Map<Omission, List<SourcePosition>> omissions = new LinkedHashMap<>();

    /** @param file the name of the file to import */
    ImportReport(String file) {
        this.file = file;
        diagnostics.beginFile(file);
    }

    /** Where the file begins, for what concerns the whole of it. */
    SourcePosition start() {
        return SourcePosition.startOf(file);
    }

    /** Reads a file, or reports why it cannot be read. */
    SourceText read(Path path) throws ImportAbortedException {
        return TextFile.read(path, MAX_MEBIBYTES, "Make it smaller.")
                .readable(diagnostics)
                .orElseThrow(ImportAbortedException::new);
    }

    /** The collector behind this report, for the parsers. */
    Diagnostics diagnostics() {
        return diagnostics;
    }

    void error(SourcePosition position, String text) {
        diagnostics.error(position, text);
    }

    void warn(SourcePosition position, String text) {
        diagnostics.warn(position, text);
    }

    /**
     * Warns that something has no equivalent. The first position of each file gets the warning, which lists the lines of the
     * others.
     *
     * @param what the beginning of a sentence, such as {@code The shape of a node}
     */
    void omit(SourcePosition position, String what) {
        Omission omission = new Omission(position.file(), what);
        boolean isTold = omissions.size() < MAX_KINDS || omissions.containsKey(omission);
        omissions
                .computeIfAbsent(
                        isTold ? omission : new Omission(position.file(), OTHER_KINDS), first -> new ArrayList<>())
                .add(position);
    }

    boolean hasErrors() {
        return diagnostics.hasErrors();
    }

    int errorCount() {
        return diagnostics.errorCount();
    }

    /** Everything reported: the file to import comes first, the files it refers to follow. */
    List<Diagnostic> sorted() {
        omissions.forEach((omission, positions) -> {
            List<SourcePosition> sorted =
                    positions.stream().sorted(SourcePosition.WITHIN_FILE).toList();
            warn(
                    sorted.get(0),
                    "%s has no equivalent and is left out%s.".formatted(omission.what(), otherLines(sorted)));
        });
        omissions.clear();
        return diagnostics.sorted();
    }

    private static String otherLines(List<SourcePosition> positions) {
        int first = positions.get(0).line();
        int[] lines = positions.stream()
                .mapToInt(SourcePosition::line)
                .filter(line -> line > first)
                .distinct()
                .toArray();
        if (lines.length == 0) {
            return "";
        }
        String listed = Arrays.stream(lines)
                .limit(MAX_LISTED_LINES)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(
                        ", ", lines.length == 1 ? ", here and on line " : ", here and on lines ", ""));
        int unlisted = lines.length - MAX_LISTED_LINES;
        return unlisted > 0 ? listed + " and %d more".formatted(unlisted) : listed;
    }
}
