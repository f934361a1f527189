package undercroft.puzzle.elements;

import java.util.Locale;

/** The floor of a cell. Air and void never change; water, fire and earth turn into each other. */
public enum Floor {
    AIR('a'),
    WATER('w'),
    FIRE('f'),
    EARTH('e'),
    /** Neutral: deadly to nobody, changed by nobody. */
    VOID('.');

    private final char letter;

    Floor(char letter) {
        this.letter = letter;
    }

    /** The letter in drawings and files. */
    public char letter() {
        return letter;
    }

    /** The name in messages, such as {@code fire}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
