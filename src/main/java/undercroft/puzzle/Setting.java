package undercroft.puzzle;

import java.util.List;
import java.util.OptionalInt;

/**
 * Something that can be chosen about the puzzles of a kind. Its value is a whole number; where it has words, the number is
 * the place of a word among them, from 0.
 *
 * @param name as level files and the command line spell it, in camelCase
 * @param meaning one line without a full stop, in cells where it is a length
 * @param least allowed value
 * @param most allowed value
 * @param standard the value where none is given; empty where the kind chooses by the board
 * @param words what stands for the values, or none where they are written as numbers
 */
public record Setting(String name, String meaning, int least, int most, OptionalInt standard, List<String> words) {

    private static final List<String> TRUTH = List.of("false", "true");

    public Setting {
        words = List.copyOf(words);
    }

    /** A number within limits that the kind chooses by the board where none is given. */
    public static Setting number(String name, String meaning, int least, int most) {
        return new Setting(name, meaning, least, most, OptionalInt.empty(), List.of());
    }

    /** A number within limits. */
    public static Setting number(String name, String meaning, int least, int most, int standard) {
        return new Setting(name, meaning, least, most, OptionalInt.of(standard), List.of());
    }

    /** A yes or no. */
    public static Setting flag(String name, String meaning, boolean standard) {
        return new Setting(name, meaning, 0, 1, OptionalInt.of(standard ? 1 : 0), TRUTH);
    }

    /** One of some words; the first where none is given. */
    public static Setting choice(String name, String meaning, List<String> words) {
        return new Setting(name, meaning, 0, words.size() - 1, OptionalInt.of(0), words);
    }

    /** The value that a text stands for, or nothing where it stands for none that is allowed. */
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

    /** What is allowed, such as {@code a whole number from 1 to 60}. */
    public String range() {
        return words.isEmpty()
                ? "a whole number from %d to %d".formatted(least, most)
                : "one of " + String.join(", ", words);
    }
}
