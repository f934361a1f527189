package undercroft.input;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import undercroft.source.Quotation;

/** Suggests a correction for a misspelled word. */
final class NearestName {

    /** If no name is near, up to this many are listed. */
    private static final int MAX_LISTED = 12;

    private NearestName() {}

    /** Advice for an unknown word: the name it was probably meant to be, or the known names. */
    static String advice(String unknown, Collection<String> known) {
        Optional<String> near = near(unknown, known);
        if (near.isPresent()) {
            return "Did you mean %s?".formatted(Quotation.word(near.get()));
        }
        if (known.size() > MAX_LISTED) {
            return "The nearest known name is %s."
                    .formatted(Quotation.word(nearest(unknown, known).orElseThrow()));
        }
        if (known.isEmpty()) {
            return "None is known.";
        }
        return "Write %s%s.".formatted(known.size() > 1 ? "one of " : "", Quotation.words(List.copyOf(known)));
    }

    /** The nearest name, if it is near enough to have been meant. */
    static Optional<String> near(String unknown, Collection<String> known) {
        return nearest(unknown, known).filter(name -> distance(unknown, name) <= tolerance(unknown));
    }

    /** The nearest name; of several, the first. */
    private static Optional<String> nearest(String unknown, Collection<String> known) {
        String best = "";
        int bestDistance = Integer.MAX_VALUE;
        for (String name : known) {
            if (Math.abs(name.length() - unknown.length()) < bestDistance) {
                int distance = distance(unknown, name);
                if (distance < bestDistance) {
                    best = name;
                    bestDistance = distance;
                }
            }
        }
        return known.isEmpty() ? Optional.empty() : Optional.of(best);
    }

    /**
     * The optimal string alignment distance without regard to case: the number of letters to insert, delete, replace or swap
     * with their neighbour.
     */
    static int distance(String from, String to) {
        String a = from.toLowerCase(Locale.ROOT);
        String b = to.toLowerCase(Locale.ROOT);
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, 1 + Math.min(last[j], row[j - 1]));
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (swapped) {
                    row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
                }
            }
            beforeLast = last;
            last = row;
        }
        return last[b.length()];
    }

    /** The distance at which a name is near: a third of the letters, and at least one. */
    private static int tolerance(String word) {
        return Math.max(1, word.length() / 3);
    }
}
