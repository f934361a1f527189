package undercroft.source;

import java.util.regex.Pattern;
import undercroft.source.SourceNode.Bool;
import undercroft.source.SourceNode.Null;
import undercroft.source.SourceNode.Numeral;
import undercroft.source.SourceNode.Scalar;
import undercroft.source.SourceNode.Style;
import undercroft.source.SourceNode.Text;

/**
 * What a YAML scalar without quotes is, by the core schema of YAML 1.2.2, section 10.3.2: {@code yes} and {@code on} are
 * texts. Numbers are decimal only: octal, hexadecimal, infinite and undefined ones are texts too.
 */
final class PlainScalar {

    private static final Pattern NUMBER = Pattern.compile("[-+]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([eE][-+]?[0-9]+)?");

    private PlainScalar() {}

    static Scalar of(SourcePosition position, String text) {
        return switch (text) {
            case "", "~", "null", "Null", "NULL" -> new Null(position, text);
            case "true", "True", "TRUE", "false", "False", "FALSE" -> new Bool(position, text);
            default ->
                text.length() <= Numeral.MAX_LENGTH && NUMBER.matcher(text).matches()
                        ? new Numeral(position, text)
                        : new Text(position, text, Style.PLAIN);
        };
    }
}
