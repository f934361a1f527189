package undercroft.input;

import java.util.List;
import java.util.regex.Pattern;

/** A value of a YAML file with its place. */
sealed interface YamlNode {

    Place place();

    /** How a scalar was written. */
    enum Style {
        PLAIN,
        QUOTED,
        /** After {@code |}: line by line as it stands. */
        LITERAL,
        /** After {@code >}: with its lines joined. */
        FOLDED
    }

    /**
     * A text, number, boolean or nothing.
     *
     * @param sourceLines the lines of the whole file
     */
    record Scalar(Place place, String text, Style style, List<String> sourceLines) implements YamlNode {

        private static final Pattern NOTHING = Pattern.compile("|~|null|Null|NULL");
        private static final Pattern BOOLEAN = Pattern.compile("true|True|TRUE|false|False|FALSE");

        boolean isPlain() {
            return style == Style.PLAIN;
        }

        boolean isNothing() {
            return isPlain() && NOTHING.matcher(text).matches();
        }

        /** In the sense of YAML 1.2: {@code yes} and {@code on} are texts. */
        boolean isBoolean() {
            return isPlain() && BOOLEAN.matcher(text).matches();
        }
    }

    record Sequence(Place place, List<YamlNode> items) implements YamlNode {}

    /** With its keys in the order of the file; the same key may be there twice. */
    record Mapping(Place place, List<Entry> entries) implements YamlNode {}

    /** A value that could not be composed; its problem is reported already. */
    record Broken(Place place) implements YamlNode {}

    record Entry(YamlNode key, YamlNode value) {}
}
