package undercroft.importing;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects the remarks on one file. The same remark twice counts once. */
final class Remarks {

    /** Longer quotes from the file are cut. */
    private static final int LONGEST_QUOTE = 40;

    private record Repeated(At first, int times) {}

    private final String file;
    private final Set<Remark> remarks = new LinkedHashSet<>();
    private final Map<String, Repeated> passedOver = new LinkedHashMap<>();
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

    /** Says once, at its first place, that something of a kind has no equivalent, and how often it comes. */
    void passOver(At at, String what) {
        passedOver.merge(what, new Repeated(at, 1), (old, one) -> new Repeated(old.first(), old.times() + 1));
    }

    boolean hasErrors() {
        return hasErrors;
    }

    /** In the order of the file. */
    List<Remark> sorted() {
        passedOver.forEach((what, repeated) -> warn(
                repeated.first(),
                "%s has no equivalent and is left out%s."
                        .formatted(
                                what,
                                repeated.times() == 1
                                        ? ""
                                        : ", here and %d times more".formatted(repeated.times() - 1))));
        passedOver.clear();
        return remarks.stream()
                .sorted(Comparator.comparingInt(Remark::line).thenComparingInt(Remark::column))
                .toList();
    }

    /** A text of the file, short and on one line. */
    static String shown(String text) {
        String cut = text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "…";
        return cut.replaceAll("[\\p{Cntrl}\\p{Zl}\\p{Zp}]", "?");
    }
}
