package undercroft.puzzle.tilt;

/**
 * Where pieces slide to on a terrain. For every cell and direction it stores the cells ahead up to the next fixed obstacle and
 * the last of them. A piece with k others ahead stops k cells before the last.
 *
 * <p>One object serves many terrains of one grid, one after another, without allocation.
 */
final class Slides {

    /** Bits of a cell in the index of a table by direction and cell. */
    private static final int WAY_SHIFT = 6;

    private final Grid grid;
    private final long[] ahead = new long[Way.COUNT << WAY_SHIFT];
    private final byte[] last = new byte[Way.COUNT << WAY_SHIFT];
    private final int[] strides = new int[Way.COUNT];
    private final long[] hitting = new long[Way.COUNT];
    private long puddles;
    private long hedgehogs;
    private int anteaters;
    private final long[] sight = new long[Grid.MOST_CELLS];
    private final byte[] facings = new byte[Grid.MOST_CELLS];

    Slides(Grid grid) {
        this.grid = grid;
        for (Way way : Way.ALL) {
            strides[way.index()] = grid.stride(way);
        }
    }

    void prepare(Terrain terrain) {
        puddles = terrain.puddles;
        hedgehogs = terrain.hedgehogs;
        for (Way way : Way.ALL) {
            prepareRuns(way.index(), terrain.leavable(way));
            hitting[way.index()] = terrain.besideHedgehog(way);
        }
        anteaters = 0;
        for (long rest = terrain.allAnteaters(); rest != 0; rest &= rest - 1) {
            prepareSight(terrain, Long.lowestOneBit(rest));
        }
    }

    private void prepareRuns(int way, long leavable) {
        int stride = strides[way];
        int cells = grid.cells();
        // Cells ahead come first, because the tables of a cell follow from those of the next one.
        int first = stride > 0 ? cells - 1 : 0;
        int step = stride > 0 ? -1 : 1;
        for (int i = 0, cell = first; i < cells; i++, cell += step) {
            int at = index(way, cell);
            if ((leavable & Grid.bit(cell)) == 0) {
                ahead[at] = 0;
                last[at] = (byte) cell;
            } else {
                ahead[at] = ahead[at + stride] | Grid.bit(cell + stride);
                last[at] = last[at + stride];
            }
        }
    }

    private void prepareSight(Terrain terrain, long anteater) {
        for (Way facing : Way.ALL) {
            if ((terrain.anteaters[facing.index()] & anteater) != 0) {
                sight[anteaters] = terrain.sight(anteater, facing);
                facings[anteaters] = (byte) facing.index();
                anteaters++;
            }
        }
    }

    private static int index(int way, int cell) {
        return way << WAY_SHIFT | cell;
    }

    boolean hasHedgehogs() {
        return hedgehogs != 0;
    }

    /** The number of anteaters, which are numbered in reading order. */
    int anteaters() {
        return anteaters;
    }

    int stride(int way) {
        return strides[way];
    }

    /** The cell where a piece stops, given all occupied cells. */
    int rest(int way, int cell, long occupied) {
        int at = index(way, cell);
        return last[at] - Long.bitCount(occupied & ahead[at]) * strides[way];
    }

    /** Whether a slide from one cell to another of its run enters a puddle. */
    boolean isWet(int way, int from, int to) {
        return (ahead[index(way, from)] & ~ahead[index(way, to)] & puddles) != 0;
    }

    /** The cells from which a step in a direction hits a hedgehog. */
    long hitting(int way) {
        return hitting[way];
    }

    /** The fruit that an anteater pulls, as a set; empty if it sees none or the fruit is next to it already. */
    long pulled(int anteater, long fruit, long occupied) {
        long seen = occupied & sight[anteater];
        int stride = strides[facings[anteater]];
        long first = stride > 0 ? Long.lowestOneBit(seen) : Long.highestOneBit(seen);
        return first & fruit & ~mouth(anteater);
    }

    /** The cell in front of an anteater, as a set; empty if it is solid. */
    long mouth(int anteater) {
        long line = sight[anteater];
        return strides[facings[anteater]] > 0 ? Long.lowestOneBit(line) : Long.highestOneBit(line);
    }

    /** Whether a fruit enters a puddle when it is pulled from a cell to the anteater. */
    boolean isPulledThroughPuddle(int anteater, long fruit) {
        int facing = facings[anteater];
        int back = (facing + Way.COUNT / 2) % Way.COUNT;
        return (ahead[index(back, Long.numberOfTrailingZeros(fruit))] & puddles) != 0;
    }
}
