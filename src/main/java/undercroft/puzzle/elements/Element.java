package undercroft.puzzle.elements;

import java.util.List;
import java.util.Locale;

/** One of the four characters, by what it can and cannot bear. */
public enum Element {
    AIR(Floor.EARTH, Floor.AIR, Floor.AIR),
    WATER(Floor.AIR, Floor.FIRE, Floor.WATER),
    FIRE(Floor.WATER, Floor.EARTH, Floor.FIRE),
    EARTH(Floor.FIRE, Floor.WATER, Floor.EARTH);

    /** In their order wherever a choice among them is open. */
    static final List<Element> ALL = List.of(values());

    private final Floor deadly;
    private final Floor before;
    private final Floor after;

    Element(Floor deadly, Floor before, Floor after) {
        this.deadly = deadly;
        this.before = before;
        this.after = after;
    }

    /** Its place in {@link #ALL}. */
    int number() {
        return ALL.indexOf(this);
    }

    /** The floor it dies on. */
    public Floor deadly() {
        return deadly;
    }

    /** What a floor is after it has entered. */
    public Floor turn(Floor floor) {
        return floor == before ? after : floor;
    }

    /** Its name in files, such as {@code fire}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What stands for it in drawings with characters, such as {@code F}. */
    public char letter() {
        return name().charAt(0);
    }
}
