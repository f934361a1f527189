package undercroft.source;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Texts of a file as messages quote them: on one line, and short. */
public final class Quotation {

    /** In characters. Longer texts are cut off; the position tells where to find the rest. */
    private static final int MAX_LENGTH = 40;

    private static final Pattern LINE_BREAKING = Pattern.compile("[\\p{Cntrl}\\p{Zl}\\p{Zp}]");

    /** Letters and numbers; TeaVM's patterns know the three kinds of numbers, but not all of them as one. */
    private static final Pattern CLEAR_WITHOUT_QUOTES = Pattern.compile("[\\p{L}\\p{Nd}\\p{Nl}\\p{No}_./+-]+");

    private Quotation() {}

    /** A text without quotes; control characters and line separators become question marks. */
    public static String plain(String text) {
        return LINE_BREAKING
                .matcher(isLong(text) ? beginning(text) + "…" : text)
                .replaceAll("?");
    }

    /** A text in quotes if it would be unclear without; invisible characters become escape sequences. */
    public static String word(String text) {
        return !isLong(text) && CLEAR_WITHOUT_QUOTES.matcher(text).matches() ? text : quoted(text);
    }

    /** Several texts, each as {@link #word} quotes it, with commas between them. */
    public static String words(List<String> texts) {
        return texts.stream().map(Quotation::word).collect(Collectors.joining(", "));
    }

    /** A text in quotes; invisible characters become escape sequences. */
    public static String quoted(String text) {
        return "\"" + cut(text) + "\"";
    }

    /**
     * A whole text with escape sequences for its invisible characters: control characters, line ends, and marks that change the
     * direction of writing. With these, a name from a file could change what a terminal shows.
     */
    public static String visible(String text) {
        if (text.codePoints().noneMatch(Quotation::isInvisible)) {
            return text;
        }
        StringBuilder visible = new StringBuilder();
        text.codePoints().forEach(codePoint -> {
            if (isInvisible(codePoint)) {
                visible.append(String.format(Locale.ROOT, "\\u%04X", codePoint));
            } else {
                visible.appendCodePoint(codePoint);
            }
        });
        return visible.toString();
    }

    private static boolean isLong(String text) {
        int longestShort = 2 * MAX_LENGTH; // each code point takes one or two chars
        return text.length() > longestShort || text.codePointCount(0, text.length()) > MAX_LENGTH;
    }

    /** The beginning of a long text, with an ellipsis, or the whole text; invisible characters become escape sequences. */
    static String cut(String text) {
        return visible(beginning(text)) + (isLong(text) ? "…" : "");
    }

    private static String beginning(String text) {
        return isLong(text) ? text.substring(0, text.offsetByCodePoints(0, MAX_LENGTH)) : text;
    }

    private static boolean isInvisible(int codePoint) {
        int type = Character.getType(codePoint);
        return Character.isISOControl(codePoint)
                || type == Character.FORMAT
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || type == Character.SURROGATE;
    }
}
