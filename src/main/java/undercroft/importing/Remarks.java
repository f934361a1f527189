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

/** Collects the remarks on one file. The same remark twice counts once. */
final class Remarks {

    /** Longer quotes from the file are cut. */
    private static final int LONGEST_QUOTE = 40;

    /** Of what comes on more lines than this, not all are listed. */
    private static final int MOST_LINES = 20;

    private final String file;
    private final Set<Remark> remarks = new LinkedHashSet<>();
    private final Map<String, List<At>> passedOver = new LinkedHashMap<>();
    private boolean hasErrors;

    Remarks(String file) {
        this.file = file;
    }

    void error(At at, String text) {
        hasErrors = true;
        remarks.add(new Remark(true, file, at.line(), at.column(), text));
    }

    void warn(At at, String text) {
        remarks.add(new Remark(false, file, at.line(), at.column(), text));
    }

    /** Says once, at its first place, that something of a kind has no equivalent, and on which lines it comes again. */
    void passOver(At at, String what) {
        passedOver.computeIfAbsent(what, first -> new ArrayList<>()).add(at);
    }

    boolean hasErrors() {
        return hasErrors;
    }

    /** In the order of the file. */
    List<Remark> sorted() {
        passedOver.forEach((what, places) -> {
            List<At> sorted = places.stream()
                    .sorted(Comparator.comparingInt(At::line).thenComparingInt(At::column))
                    .toList();
            warn(sorted.get(0), "%s has no equivalent and is left out%s.".formatted(what, again(sorted)));
        });
        passedOver.clear();
        return remarks.stream()
                .sorted(Comparator.comparingInt(Remark::line).thenComparingInt(Remark::column))
                .toList();
    }

    private static String again(List<At> places) {
        int first = places.get(0).line();
        int[] lines = places.stream()
                .mapToInt(At::line)
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
