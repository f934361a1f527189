package undercroft.yaml;

import java.util.regex.Pattern;

/** Writes text as a YAML scalar: plain where that is safe in lists and mappings alike, otherwise in double quotes. */
final class YamlScalar {

    private static final Pattern PLAIN = Pattern.compile("[\\p{IsAlphabetic}0-9_][\\p{IsAlphabetic}0-9_./+-]*");

    /** Words that a YAML 1.1 or 1.2 reader takes for a boolean or null. */
    private static final Pattern RESERVED_WORD =
            Pattern.compile("true|false|null|yes|no|on|off|y|n", Pattern.CASE_INSENSITIVE);

    private YamlScalar() {}

    static String of(String text) {
        boolean isPlain =
                PLAIN.matcher(text).matches() && !RESERVED_WORD.matcher(text).matches();
        return isPlain ? text : quoted(text);
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            if (c == '"' || c == '\\') {
                quoted.append('\\').appendCodePoint(c);
            } else if (isPrintable(c)) {
                quoted.appendCodePoint(c);
            } else {
                quoted.append(String.format(c > 0xFFFF ? "\\U%08X" : "\\u%04X", c));
            }
        });
        return quoted.append('"').toString();
    }

    private static boolean isPrintable(int codePoint) {
        int type = Character.getType(codePoint);
        return !Character.isISOControl(codePoint)
                && type != Character.LINE_SEPARATOR
                && type != Character.PARAGRAPH_SEPARATOR
                && type != Character.FORMAT
                && type != Character.SURROGATE
                && type != Character.PRIVATE_USE
                && type != Character.UNASSIGNED;
    }
}
