package undercroft.input;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How the words and values of a file appear in messages: always on one line, never long. */
final class Shown {

    /** Longer texts are cut: the place says where the rest is. */
    private static final int MAX_LENGTH = 40;

    /** {@code \\p{N}} is written as its three parts, since TeaVM's patterns lack it. */
    private static final Pattern CLEAR_WITHOUT_QUOTES = Pattern.compile("[\\p{L}\\p{Nd}\\p{Nl}\\p{No}_./+-]+");

    private Shown() {}

    /** A word of the file, in quotes where it would be unclear without. */
    static String word(String text) {
        return text.length() <= MAX_LENGTH && CLEAR_WITHOUT_QUOTES.matcher(text).matches() ? text : quoted(text);
    }

    static String words(List<String> texts) {
        return texts.stream().map(Shown::word).collect(Collectors.joining(", "));
    }

    /** A bound of a range, without the fraction of whole numbers. */
    static String number(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }

    /** A value, or what kind of thing it is. */
    static String value(YamlNode node) {
        if (node instanceof YamlNode.Scalar scalar) {
            if (scalar.isNothing()) {
                return "empty";
            }
            return scalar.isPlain() ? word(scalar.text()) : quoted(scalar.text());
        }
        return node instanceof YamlNode.Sequence ? "a list" : "a mapping";
    }

    private static String quoted(String text) {
        StringBuilder shown = new StringBuilder("\"");
        int[] codePoints = text.codePoints().limit(MAX_LENGTH).toArray();
        for (int codePoint : codePoints) {
            if (isInvisible(codePoint)) {
                shown.append(String.format("\\u%04X", codePoint));
            } else {
                shown.appendCodePoint(codePoint);
            }
        }
        if (text.codePointCount(0, text.length()) > MAX_LENGTH) {
            shown.append('…');
        }
        return shown.append('"').toString();
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
