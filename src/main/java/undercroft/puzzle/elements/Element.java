package undercroft.puzzle.elements;

import java.util.List;
import java.util.Locale;

/** One of the four characters, with the floor it dies on and the floor it changes. */
public enum Element {
    AIR(Floor.EARTH, Floor.AIR, Floor.AIR),
    WATER(Floor.AIR, Floor.FIRE, Floor.WATER),
    FIRE(Floor.WATER, Floor.EARTH, Floor.FIRE),
    EARTH(Floor.FIRE, Floor.WATER, Floor.EARTH);

    /** All characters, in the order in which ties are broken. */
    static final List<Element> ALL = List.of(values());

    private final Floor deadly;
    private final Floor before;
    private final Floor after;

    Element(Floor deadly, Floor before, Floor after) {
        this.deadly = deadly;
        this.before = before;
        this.after = after;
    }

    /** The index in {@link #ALL}. */
    int number() {
        return ALL.indexOf(this);
    }

    /** The floor it dies on. */
    public Floor deadly() {
        return deadly;
    }

    /** The floor that a cell has after this character enters it. */
    public Floor turn(Floor floor) {
        return floor == before ? after : floor;
    }

    /** The name in files, such as {@code fire}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The letter in drawings with characters, such as {@code F}. */
    public char letter() {
        return name().charAt(0);
    }
}
