package undercroft.export.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Names broken into lines: after hyphens and underscores, and between words. */
public final class NameLines {

    /** The most lines of a name: more look like a list. */
    private static final int MOST_LINES = 3;

    private static final Pattern BREAK = Pattern.compile("(?<=[-_ ])(?=[^-_ ])");

    private NameLines() {}

    /**
     * The ways to write a name on one, two and three lines, as far as it can be broken; each with the widest line as
     * narrow as possible.
     */
    public static List<List<String>> waysToBreak(String name, ToDoubleFunction<String> width) {
        List<String> parts = List.of(BREAK.split(name));
        return IntStream.rangeClosed(1, Math.min(MOST_LINES, parts.size()))
                .mapToObj(lines -> broken(parts, lines, width))
                .toList();
    }

    public static double widest(List<String> lines, ToDoubleFunction<String> width) {
        return lines.stream().mapToDouble(width).max().orElse(0);
    }

    private static List<String> broken(List<String> parts, int lines, ToDoubleFunction<String> width) {
        if (lines == 1) {
            return List.of(String.join("", parts).strip());
        }
        List<String> best = List.of();
        for (int first = 1; first <= parts.size() - lines + 1; first++) {
            List<String> candidate = new ArrayList<>();
            candidate.add(String.join("", parts.subList(0, first)).strip());
            candidate.addAll(broken(parts.subList(first, parts.size()), lines - 1, width));
            if (best.isEmpty() || widest(candidate, width) < widest(best, width)) {
                best = candidate;
            }
        }
        return best;
    }
}
