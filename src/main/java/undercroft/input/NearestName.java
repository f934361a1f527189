package undercroft.input;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import undercroft.source.Quotation;

/**
 * Suggests a correction for a misspelled word. It compares the word with every known name, so it gives up on long words and on
 * many names.
 */
final class NearestName {

    /** In characters. Nobody misspells a longer word that could be recognized by its letters. */
    static final int MAX_LENGTH = 64;

    /** Names that a word is compared with: a thousand of the longest take some milliseconds. */
    static final int MAX_KNOWN = 1_000;

    /** If no name is near, up to this many are listed. */
    private static final int MAX_LISTED = 12;

    private NearestName() {}

    /** Advice for an unknown word: the name it was probably meant to be, or the known names. */
    static String advice(String unknown, Collection<String> known) {
        if (known.isEmpty()) {
            return "None is known.";
        }
        Optional<String> near = near(unknown, known);
        if (near.isPresent()) {
            return "Did you mean %s?".formatted(Quotation.word(near.get()));
        }
        if (known.size() > MAX_LISTED) {
            return nearest(unknown, known, MAX_LENGTH)
                    .map(name -> "The nearest known name is %s.".formatted(Quotation.word(name)))
                    .orElse("Write one of the %d known names.".formatted(known.size()));
        }
        return "Write %s%s.".formatted(known.size() > 1 ? "one of " : "", Quotation.words(List.copyOf(known)));
    }

    /** The nearest name, if it is near enough to have been meant: at most a third of the letters are wrong, or one. */
    static Optional<String> near(String unknown, Collection<String> known) {
        return nearest(unknown, known, Math.max(1, unknown.length() / 3));
    }

    /** The nearest name up to a distance; of several, the first. Nothing if the word is too long or there are too many names. */
    private static Optional<String> nearest(String unknown, Collection<String> known, int maxDistance) {
        if (unknown.length() > MAX_LENGTH || known.size() > MAX_KNOWN) {
            return Optional.empty();
        }
        Optional<String> best = Optional.empty();
        int limit = maxDistance;
        for (String name : known) {
            if (name.length() <= MAX_LENGTH && limit >= 0) {
                int distance = distance(unknown, name, limit);
                if (distance <= limit) {
                    best = Optional.of(name);
                    limit = distance - 1;
                }
            }
        }
        return best;
    }

    /**
     * The optimal string alignment distance without regard to case: the number of letters to insert, delete, replace or swap
     * with their neighbour. Only prefixes whose lengths differ by at most the limit are compared (Ukkonen, Algorithms for
     * Approximate String Matching, 1985).
     *
     * @param limit at least 0
     * @return the distance, or {@code limit + 1} if it is above the limit
     */
    static int distance(String from, String to, int limit) {
        String a = from.toLowerCase(Locale.ROOT);
        String b = to.toLowerCase(Locale.ROOT);
        int above = limit + 1;
        if (Math.abs(a.length() - b.length()) > limit) {
            return above;
        }
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = Math.min(j, above);
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            Arrays.fill(row, above);
            row[0] = Math.min(i, above);
            for (int j = Math.max(1, i - limit); j <= Math.min(b.length(), i + limit); j++) {
                int replaced = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(above, Math.min(replaced, 1 + Math.min(last[j], row[j - 1])));
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
}
