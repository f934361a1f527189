package undercroft.puzzle.elements;

import java.util.Locale;

/** What a cell is made of. Air and void never change; the other three turn into each other. */
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

    /** What stands for it in drawings and files. */
    public char letter() {
        return letter;
    }

    /** Its name in messages, such as {@code fire}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
