package undercroft.importing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Collects the diagnostics on one file. The same remark twice counts once. */
final class Diagnostics {

    /** Longer quotes from the file are cut. */
    private static final int LONGEST_QUOTE = 40;

    /** Of what comes on more lines than this, not all are listed. */
    private static final int MOST_LINES = 20;

    private final String file;
    private final Set<Remark> diagnostics = new LinkedHashSet<>();
    private final Map<String, List<SourcePosition>> passedOver = new LinkedHashMap<>();
    private boolean hasErrors;

    Diagnostics(String file) {
        this.file = file;
    }

    void error(SourcePosition at, String text) {
        hasErrors = true;
        diagnostics.add(new Remark(true, file, at.line(), at.column(), text));
    }

    void warn(SourcePosition at, String text) {
        diagnostics.add(new Remark(false, file, at.line(), at.column(), text));
    }

    /** Says once, at its first place, that something of a kind has no equivalent, and on which lines it comes again. */
    void passOver(SourcePosition at, String what) {
        passedOver.computeIfAbsent(what, first -> new ArrayList<>()).add(at);
    }

    boolean hasErrors() {
        return hasErrors;
    }

    /** In the order of the file. */
    List<Remark> sorted() {
        passedOver.forEach((what, places) -> {
            List<SourcePosition> sorted = places.stream()
                    .sorted(Comparator.comparingInt(SourcePosition::line).thenComparingInt(SourcePosition::column))
                    .toList();
            warn(sorted.get(0), "%s has no equivalent and is left out%s.".formatted(what, again(sorted)));
        });
        passedOver.clear();
        return diagnostics.stream()
                .sorted(Comparator.comparingInt(Remark::line).thenComparingInt(Remark::column))
                .toList();
    }

    private static String again(List<SourcePosition> places) {
        int first = places.get(0).line();
        int[] lines = places.stream()
                .mapToInt(SourcePosition::line)
                .filter(line -> line > first)
                .distinct()
                .toArray();
        if (lines.length == 0) {
            return "";
        }
        String listed = Arrays.stream(lines)
                .limit(MOST_LINES)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(
                        ", ", lines.length == 1 ? ", here and on line " : ", here and on lines ", ""));
        int unlisted = lines.length - MOST_LINES;
        return unlisted > 0 ? listed + " and %d more".formatted(unlisted) : listed;
    }

    /** A text of the file, short and on one line. */
    static String shown(String text) {
        String cut = text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "…";
        return cut.replaceAll("[\\p{Cntrl}\\p{Zl}\\p{Zp}]", "?");
    }
}
