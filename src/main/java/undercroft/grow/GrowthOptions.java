package undercroft.grow;

import undercroft.level.Level;

/**
 * What a grown level is to be like.
 *
 * @param rooms from 1 to {@link Level#MAX_ROOMS}
 * @param loopPercent how many independent cycles the graph has, in percent of its rooms, rounded down; at least 0, and
 *     no more than {@link #mostLoops} of them. Up to 30 there is a graph for every number of rooms.
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

    /** How many independent cycles the graph has: that many connections more than a tree. */
    public int loops() {
        return Math.toIntExact(loops(rooms, loopPercent));
    }

    /** What {@code percent} of so many rooms is in loops. */
    public static long loops(int rooms, int percent) {
        return (long) rooms * percent / 100;
    }

    /**
     * The most independent cycles that so many cells of a square lattice can make.
     *
     * <p>They have at most 2n − ⌈2√n⌉ pairs of neighbours (Harary and Harborth, Extremal animals, 1976), n − 1 of which
     * make a tree.
     */
    public static int mostLoops(int rooms) {
        return rooms + 1 - (int) Math.ceil(Math.sqrt(4.0 * rooms));
    }
}
