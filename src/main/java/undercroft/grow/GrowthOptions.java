package undercroft.grow;

import undercroft.level.Level;

/**
 * The properties of a level to grow.
 *
 * @param rooms from 1 to {@link Level#MAX_ROOMS}
 * @param loopPercent the number of independent cycles of the graph in percent of its rooms, rounded down: at least 0, at most
 *     {@link #mostLoops}. Every number of rooms allows 30 percent.
 * @param doors where rooms offer doors
 * @param corridors whether every connection is a corridor
 * @param slanted whether the rooms have slanted walls
 */
public record GrowthOptions(int rooms, int loopPercent, DoorStyle doors, boolean corridors, boolean slanted) {

    public GrowthOptions {
        if (rooms < 1 || rooms > Level.MAX_ROOMS) {
            throw new IllegalArgumentException("The rooms (%d) must be 1 to %d.".formatted(rooms, Level.MAX_ROOMS));
        }
        if (loopPercent < 0 || loops(rooms, loopPercent) > mostLoops(rooms)) {
            throw new IllegalArgumentException("The loops (%d %% of %d rooms) must be 0 to %d in number."
                    .formatted(loopPercent, rooms, mostLoops(rooms)));
        }
    }

    /** The number of independent cycles of the graph: its connections beyond those of a tree. */
    public int loops() {
        return Math.toIntExact(loops(rooms, loopPercent));
    }

    /** The number of loops that is {@code percent} of {@code rooms}, rounded down. */
    public static long loops(int rooms, int percent) {
        return (long) rooms * percent / 100;
    }

    /**
     * The largest number of independent cycles that {@code rooms} cells of a square lattice can form.
     *
     * <p>They have at most 2n − ⌈2√n⌉ pairs of neighbours (Harary and Harborth, Extremal animals, 1976), of which a tree uses
     * n − 1.
     *
     * @return 0 or more
     */
    public static int mostLoops(int rooms) {
        return rooms + 1 - (int) Math.ceil(Math.sqrt(4.0 * rooms));
    }
}
