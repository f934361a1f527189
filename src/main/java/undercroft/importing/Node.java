package undercroft.importing;

import java.util.List;
import java.util.Optional;

/** A value of a YAML or JSON file with its place. */
sealed interface Node {

    SourcePosition at();

    /** A tag such as {@code OverlapMode}, without exclamation marks, or "" where the file gives none. */
    String tag();

    /** What it is, as a message would call it. */
    String shown();

    /**
     * A text, number or boolean.
     *
     * @param isQuoted whether it was written in quotes, and so is a text in any case
     */
    record Scalar(SourcePosition at, String tag, String text, boolean isQuoted) implements Node {
        @Override
        public String shown() {
            return isNothing() ? "nothing" : Diagnostics.shown(text);
        }

        @Override
        public boolean isNothing() {
            return !isQuoted && (text.isEmpty() || text.equals("~") || text.equalsIgnoreCase("null"));
        }
    }

    /** A list. */
    record Items(SourcePosition at, String tag, List<Node> items) implements Node {
        @Override
        public String shown() {
            return "a list of " + items.size();
        }
    }

    /** A mapping, in the order of the file; keys may repeat. */
    record Fields(SourcePosition at, String tag, List<Field> fields) implements Node {
        @Override
        public String shown() {
            return "a mapping";
        }

        /** The last value of a key: later ones replace earlier ones in the programs that wrote or read these files. */
        Optional<Node> get(String key) {
            return fields.stream()
                    .filter(field -> field.name().equals(key))
                    .reduce((first, second) -> second)
                    .map(Field::value);
        }
    }

    /** A key, which in YAML may be a list, with its value. */
    record Field(Node key, Node value) {

        /** The key as a text, or "" where it is none. */
        String name() {
            return key instanceof Scalar scalar ? scalar.text() : "";
        }
    }

    /** Whether nothing is written here. */
    default boolean isNothing() {
        return false;
    }
}
