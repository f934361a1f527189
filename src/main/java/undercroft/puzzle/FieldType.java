package undercroft.puzzle;

import java.util.List;

/** The type of a field in a puzzle file. Reading, checking and the JSON Schema all use it. */
public sealed interface FieldType {

    /** The name of the field, in camelCase. */
    String name();

    /** What the field means: one line without a full stop. */
    String meaning();

    /** A whole number from {@code least} to {@code most}. */
    record OfNumber(String name, String meaning, long least, long most) implements FieldType {}

    /** True or false. */
    record OfFlag(String name, String meaning) implements FieldType {}

    /** One of the words, or any text if there are none. */
    record OfText(String name, String meaning, List<String> words) implements FieldType {
        public OfText {
            words = List.copyOf(words);
        }
    }
}
