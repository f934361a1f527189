package undercroft.tiles;

import java.util.Locale;

/** The kinds of tiles. In every tile format the number of a kind is its id in the tileset plus one. */
public enum Tile {
    /** Outside all rooms. */
    VOID(0),
    FLOOR(1),
    WALL(2),
    /** Next to a door, on either side. */
    DOOR(3),
    /** The floor of a corridor. */
    CORRIDOR(4);

    private final int number;

    Tile(int number) {
        this.number = number;
    }

    /** {@return the number in tile formats: 0 for no tile, otherwise from 1} */
    public int number() {
        return number;
    }

    public boolean isWalkable() {
        return this == FLOOR || this == DOOR || this == CORRIDOR;
    }

    /** {@return the name in files} */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
