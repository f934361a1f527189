package undercroft.tiles;

import java.util.Locale;
import undercroft.layout.Door;
import undercroft.level.Bar;

/** The kinds of tiles. In every tile format the number of a kind is its id in the tileset plus one. */
public enum Tile {
    /** Outside all rooms. */
    VOID(0),
    FLOOR(1),
    WALL(2),
    /** Next to a door, on either side. */
    DOOR(3),
    /** The floor of a corridor. */
    CORRIDOR(4),
    /** Next to a door with a lock. */
    LOCKED(5),
    /** Next to a secret door. */
    SECRET(6),
    /** Next to a door that can be passed one way only. */
    ONE_WAY(7),
    /** Next to a door that is barred on one side. */
    BARRED(8),
    /** A pillar in a room. */
    PILLAR(9);

    private final int number;

    Tile(int number) {
        this.number = number;
    }

    /** {@return the number in tile formats: 0 for no tile, otherwise from 1} */
    public int number() {
        return number;
    }

    /** {@return the tile on both sides of a door} Of several kinds the first counts: secret, locked, barred, one-way. */
    static Tile of(Door door) {
        if (door.access().secret()) {
            return SECRET;
        }
        if (!door.lock().isEmpty()) {
            return LOCKED;
        }
        if (door.access().bar() != Bar.NONE) {
            return BARRED;
        }
        return door.oneWay() ? ONE_WAY : DOOR;
    }

    /** {@return whether it is next to a door, of whatever kind} */
    public boolean isDoor() {
        return this == DOOR || this == LOCKED || this == SECRET || this == ONE_WAY || this == BARRED;
    }

    /** {@return whether one can stand on it, though a door may have to be opened first} */
    public boolean isWalkable() {
        return this == FLOOR || this == CORRIDOR || isDoor();
    }

    /** {@return whether it stops who walks into it} */
    public boolean isSolid() {
        return this == WALL || this == PILLAR;
    }

    /** {@return the name in files} */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
