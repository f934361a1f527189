package undercroft.puzzle;

import java.util.List;

/** What a field of a puzzle file may hold; reading, checking and the JSON Schema follow from it. */
public sealed interface FieldType {

    /** In camelCase. */
    String name();

    /** One line without a full stop. */
    String meaning();

    /** A whole number from {@code least} to {@code most}. */
    record OfNumber(String name, String meaning, long least, long most) implements FieldType {}

    /** True or false. */
    record OfTruth(String name, String meaning) implements FieldType {}

    /** One of some words, or any text where there are none. */
    record OfText(String name, String meaning, List<String> words) implements FieldType {
        public OfText {
            words = List.copyOf(words);
        }
    }
}
