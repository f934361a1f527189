package undercroft.tiles;

import java.util.Locale;

/** What a cell is made of. The numbers are those of every tile format: a tile's id in the tileset plus one. */
public enum Tile {
    /** Outside all rooms. */
    VOID(0),
    FLOOR(1),
    WALL(2),
    /** Beside a door, on either of its sides. */
    DOOR(3),
    /** The floor of a corridor. */
    CORRIDOR(4);

    private final int number;

    Tile(int number) {
        this.number = number;
    }

    /** 0 for nothing, then from 1. */
    public int number() {
        return number;
    }

    public boolean isWalkable() {
        return this == FLOOR || this == DOOR || this == CORRIDOR;
    }

    /** The name in files. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
