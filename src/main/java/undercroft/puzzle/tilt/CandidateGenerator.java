package undercroft.puzzle.tilt;

import java.util.Optional;
import undercroft.random.SeededRandom;

/**
 * Makes candidates: positions that look like puzzles but may have no solution. Fruit is placed where it is hard to reach, with
 * high weights for ends of corridors and corners.
 */
final class CandidateGenerator {

    /** Weights of cells for fruit. An end and a corner get a random extra weight below {@link #SPREAD}. */
    private static final int END = 6;

    private static final int CORNER = 3;
    private static final int SPREAD = 3;
    private static final int CORRIDOR = 2;
    private static final int OPEN = 1;

    /** Free cells besides those of pieces and extras; with fewer there are hardly any choices. */
    private static final int LEAST_FREE = 4;

    private final Grid grid;
    private final long area;
    private final GeneratorSettings settings;
    private final int[] weights = new int[Grid.MOST_CELLS];

    CandidateGenerator(Grid grid, long area, GeneratorSettings settings) {
        this.grid = grid;
        this.area = area;
        this.settings = settings;
    }

    /** The number of open cells that a puzzle of these settings needs. */
    static int leastCells(GeneratorSettings settings) {
        return settings.pieces() + settings.anteaters() + settings.hedgehogs() + settings.puddles() + LEAST_FREE;
    }

    /**
     * Makes a candidate.
     *
     * @return empty if the walls left no room for everything
     */
    Optional<Position> next(SeededRandom random) {
        long open = WallGenerator.openCells(grid, area, random);
        if (Long.bitCount(open) < leastCells(settings)) {
            return Optional.empty();
        }
        Terrain terrain = new Terrain(grid);
        terrain.walls = grid.all() & ~open;
        for (Extra extra : Extra.ALL) {
            if (!extra.add(terrain, settings, 0, random)) {
                return Optional.empty();
            }
        }
        return populated(terrain, random);
    }

    private Optional<Position> populated(Terrain terrain, SeededRandom random) {
        long seen = terrain.allSights();
        weigh(terrain.open(), random);
        long free = terrain.open() & ~terrain.puddles;
        long[] fruit = new long[settings.colours()];
        for (int i = 0; i < 2 * settings.pairs(); i++) {
            int colour = i / 2 % settings.colours();
            long cell = drawByWeight(free & ~seen & ~grid.beside(fruit[colour]), random);
            if (cell == 0) {
                return Optional.empty();
            }
            fruit[colour] |= cell;
            free &= ~cell;
        }
        long blocks = 0;
        for (int i = 0; i < settings.blocks(); i++) {
            long cell = Cells.draw(free, random);
            blocks |= cell;
            free &= ~cell;
        }
        return Long.bitCount(blocks) == settings.blocks()
                ? Optional.of(new Position(terrain, blocks, fruit, 0))
                : Optional.empty();
    }

    private void weigh(long open, SeededRandom random) {
        long north = grid.shifted(open, Way.SOUTH);
        long south = grid.shifted(open, Way.NORTH);
        long west = grid.shifted(open, Way.EAST);
        long east = grid.shifted(open, Way.WEST);
        for (long rest = open; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long bit = Long.lowestOneBit(rest);
            int vertical = ((north & bit) == 0 ? 0 : 1) + ((south & bit) == 0 ? 0 : 1);
            int horizontal = ((west & bit) == 0 ? 0 : 1) + ((east & bit) == 0 ? 0 : 1);
            weights[cell] = weight(vertical, horizontal, random);
        }
    }

    /** The weight of a cell by its numbers of open neighbours in both directions. */
    private static int weight(int vertical, int horizontal, SeededRandom random) {
        if (vertical + horizontal <= 1) {
            return END + random.below(SPREAD);
        }
        if (vertical == 1 && horizontal == 1) {
            return CORNER + random.below(SPREAD);
        }
        return vertical + horizontal == 2 ? CORRIDOR : OPEN;
    }

    private long drawByWeight(long cells, SeededRandom random) {
        int total = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            total += weights[Long.numberOfTrailingZeros(rest)];
        }
        if (total == 0) {
            return 0;
        }
        int drawn = random.below(total);
        long rest = cells;
        while (true) {
            drawn -= weights[Long.numberOfTrailingZeros(rest)];
            if (drawn < 0) {
                return Long.lowestOneBit(rest);
            }
            rest &= rest - 1;
        }
    }
}
