package undercroft.puzzle.tilt;

import java.util.Arrays;
import java.util.Objects;

/**
 * Everything that never moves, as sets of cells of a grid. Walls, anteaters and hedgehogs are solid.
 *
 * <p>The arrays are indexed by {@link Way#index}: the anteaters that face that direction, and the cells with a sill that can be
 * left in that direction only. The code that builds a terrain fills them first; nothing changes them afterwards.
 */
final class Terrain {

    final Grid grid;
    long walls;
    long puddles;
    long hedgehogs;
    final long[] anteaters = new long[Way.COUNT];
    final long[] sills = new long[Way.COUNT];

    Terrain(Grid grid) {
        this.grid = grid;
    }

    Terrain copy() {
        Terrain copy = new Terrain(grid);
        copy.walls = walls;
        copy.puddles = puddles;
        copy.hedgehogs = hedgehogs;
        System.arraycopy(anteaters, 0, copy.anteaters, 0, anteaters.length);
        System.arraycopy(sills, 0, copy.sills, 0, sills.length);
        return copy;
    }

    long allAnteaters() {
        return anteaters[0] | anteaters[1] | anteaters[2] | anteaters[3];
    }

    long solid() {
        return walls | hedgehogs | allAnteaters();
    }

    /** The cells where pieces can be. */
    long open() {
        return grid.all() & ~solid();
    }

    /** The cells from which a piece can step in a direction if no other piece blocks it. */
    long leavable(Way way) {
        Way back = way.opposite();
        return open() & grid.shifted(open() & ~sills[back.index()], back);
    }

    /** The cells to which a piece can step back from the next cell in a direction. */
    long returnable(Way way) {
        return grid.shifted(leavable(way.opposite()), way.opposite());
    }

    /** The cells from which a step in a direction hits a hedgehog. */
    long besideHedgehog(Way way) {
        return open() & grid.shifted(hedgehogs, way.opposite());
    }

    /**
     * The cells in front of an anteater from which it could pull a fruit, with the nearest cell, where the fruit would stop.
     *
     * @param anteater a set of one cell
     */
    long sight(long anteater, Way facing) {
        long towards = leavable(facing.opposite());
        long line = grid.shifted(anteater, facing) & open();
        for (long next = line; next != 0; next = grid.shifted(next, facing) & towards) {
            line |= next;
        }
        return line;
    }

    /** The cells from which, or to which, any anteater could pull a fruit. */
    long allSights() {
        long sights = 0;
        for (Way facing : Way.ALL) {
            for (long rest = anteaters[facing.index()]; rest != 0; rest &= rest - 1) {
                sights |= sight(Long.lowestOneBit(rest), facing);
            }
        }
        return sights;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Terrain terrain
                && grid.equals(terrain.grid)
                && walls == terrain.walls
                && puddles == terrain.puddles
                && hedgehogs == terrain.hedgehogs
                && Arrays.equals(anteaters, terrain.anteaters)
                && Arrays.equals(sills, terrain.sills);
    }

    @Override
    public int hashCode() {
        return Objects.hash(grid, walls, puddles, hedgehogs, Arrays.hashCode(anteaters), Arrays.hashCode(sills));
    }
}
