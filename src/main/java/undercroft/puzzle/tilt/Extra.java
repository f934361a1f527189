package undercroft.puzzle.tilt;

import java.util.Arrays;
import java.util.List;
import undercroft.random.SeededRandom;

/** The optional features of a terrain besides walls, in the order in which they are placed. */
enum Extra {
    ANTEATERS {
        @Override
        int count(GeneratorSettings settings) {
            return settings.anteaters();
        }

        @Override
        int present(Terrain terrain) {
            return Long.bitCount(terrain.allAnteaters() & ~terrain.walls);
        }

        @Override
        void clear(Terrain terrain) {
            Arrays.fill(terrain.anteaters, 0);
        }

        @Override
        boolean addOne(Terrain terrain, long taken, SeededRandom random) {
            Way facing = random.oneOf(Way.ALL);
            long cell = Cells.draw(dispensable(terrain) & ~taken, random);
            if (Long.bitCount(terrain.sight(cell, facing)) < LEAST_SIGHT) {
                return false;
            }
            terrain.anteaters[facing.index()] |= cell;
            return true;
        }
    },
    HEDGEHOGS {
        @Override
        int count(GeneratorSettings settings) {
            return settings.hedgehogs();
        }

        @Override
        int present(Terrain terrain) {
            return Long.bitCount(terrain.hedgehogs & ~terrain.walls);
        }

        @Override
        void clear(Terrain terrain) {
            terrain.hedgehogs = 0;
        }

        @Override
        boolean addOne(Terrain terrain, long taken, SeededRandom random) {
            long cell = Cells.draw(dispensable(terrain) & ~taken, random);
            terrain.hedgehogs |= cell;
            return cell != 0;
        }
    },
    PUDDLES {
        @Override
        int count(GeneratorSettings settings) {
            return settings.puddles();
        }

        @Override
        int present(Terrain terrain) {
            return Long.bitCount(terrain.puddles & terrain.open());
        }

        @Override
        void clear(Terrain terrain) {
            terrain.puddles = 0;
        }

        @Override
        boolean addOne(Terrain terrain, long taken, SeededRandom random) {
            long cell = Cells.draw(terrain.open() & ~terrain.puddles & ~taken, random);
            terrain.puddles |= cell;
            return cell != 0;
        }
    },
    SILLS {
        @Override
        int count(GeneratorSettings settings) {
            return settings.sills();
        }

        @Override
        int present(Terrain terrain) {
            int count = 0;
            for (Way way : Way.ALL) {
                long between = terrain.open() & terrain.grid.shifted(terrain.open(), way.opposite());
                count += Long.bitCount(terrain.sills[way.index()] & between);
            }
            return count;
        }

        @Override
        void clear(Terrain terrain) {
            Arrays.fill(terrain.sills, 0);
        }

        @Override
        boolean addOne(Terrain terrain, long taken, SeededRandom random) {
            Way way = random.oneOf(Way.ALL);
            // A border that can be crossed both ways has no sill yet. Two sills on one border would be a wall.
            long cell =
                    Cells.draw(terrain.leavable(way) & terrain.returnable(way) & ~terrain.sills[way.index()], random);
            terrain.sills[way.index()] |= cell;
            return cell != 0;
        }
    };

    static final List<Extra> ALL = List.of(values());

    /** The least number of cells that an anteater sees: one to pull from and one to pull to. */
    private static final int LEAST_SIGHT = 2;

    /** The wanted number. */
    abstract int count(GeneratorSettings settings);

    /** The number that the terrain has in valid places. */
    abstract int present(Terrain terrain);

    /** Removes all of them. */
    abstract void clear(Terrain terrain);

    abstract boolean addOne(Terrain terrain, long taken, SeededRandom random);

    /**
     * Adds the wanted number.
     *
     * @param taken cells to leave alone
     * @return whether there was room
     */
    boolean add(Terrain terrain, GeneratorSettings settings, long taken, SeededRandom random) {
        for (int i = 0; i < count(settings); i++) {
            if (!addOne(terrain, taken, random)) {
                return false;
            }
        }
        return true;
    }

    /** The open cells whose removal leaves the others connected. */
    private static long dispensable(Terrain terrain) {
        Grid grid = terrain.grid;
        long open = terrain.open();
        long dispensable = 0;
        for (long rest = open; rest != 0; rest &= rest - 1) {
            long without = open & ~Long.lowestOneBit(rest);
            if (without != 0 && grid.region(Long.numberOfTrailingZeros(without), without) == without) {
                dispensable |= Long.lowestOneBit(rest);
            }
        }
        return dispensable;
    }
}
