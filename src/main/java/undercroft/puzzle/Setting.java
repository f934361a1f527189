package undercroft.puzzle;

import java.util.List;
import java.util.OptionalInt;

/**
 * A setting of a kind of puzzle. Its value is a whole number; for a setting with words, the value is the index of the word.
 *
 * @param name in camelCase, as in level files and on the command line
 * @param meaning one line without a full stop; lengths are in cells
 * @param least the least allowed value
 * @param most the greatest allowed value
 * @param defaultValue the value if none is given; empty if the kind chooses it by the board
 * @param words the words for the values in order; empty if values are written as numbers
 */
public record Setting(String name, String meaning, int least, int most, OptionalInt defaultValue, List<String> words) {

    private static final List<String> BOOLEAN = List.of("false", "true");

    public Setting {
        words = List.copyOf(words);
    }

    /** Declares a number for which the kind chooses a default by the board. */
    public static Setting number(String name, String meaning, int least, int most) {
        return new Setting(name, meaning, least, most, OptionalInt.empty(), List.of());
    }

    /** Declares a number. */
    public static Setting number(String name, String meaning, int least, int most, int defaultValue) {
        return new Setting(name, meaning, least, most, OptionalInt.of(defaultValue), List.of());
    }

    /** Declares a flag. */
    public static Setting flag(String name, String meaning, boolean defaultValue) {
        return new Setting(name, meaning, 0, 1, OptionalInt.of(defaultValue ? 1 : 0), BOOLEAN);
    }

    /** Declares a choice of words, with the first one as the default. */
    public static Setting choice(String name, String meaning, List<String> words) {
        return new Setting(name, meaning, 0, words.size() - 1, OptionalInt.of(0), words);
    }

    /**
     * Parses a value.
     *
     * @return the value, or empty if the text is not an allowed value
     */
    public OptionalInt parse(String text) {
        if (!words.isEmpty()) {
            int place = words.indexOf(text);
            return place < 0 ? OptionalInt.empty() : OptionalInt.of(place);
        }
        if (!text.matches("-?[0-9]{1,9}")) {
            return OptionalInt.empty();
        }
        int value = Integer.parseInt(text);
        return value < least || value > most ? OptionalInt.empty() : OptionalInt.of(value);
    }

    /** Describes the allowed values, such as {@code a whole number from 1 to 60}. */
    public String range() {
        return words.isEmpty()
                ? "a whole number from %d to %d".formatted(least, most)
                : "one of " + String.join(", ", words);
    }
}
