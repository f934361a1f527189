package undercroft.puzzle.tilt;

import java.util.List;
import undercroft.random.SeededRandom;

/**
 * Changes a position a little: moves a fruit or a block, adds or removes a wall with its images under a symmetry that the walls
 * have, or places the extras of one sort again. A change that makes an invalid start is undone.
 */
final class Mutation {

    private final BoardField field;
    private final GeneratorSettings settings;
    private final SeededRandom random;

    Mutation(BoardField field, GeneratorSettings settings, SeededRandom random) {
        this.field = field;
        this.settings = settings;
        this.random = random;
    }

    Position of(Position parent) {
        List<Extra> extras =
                Extra.ALL.stream().filter(extra -> extra.count(settings) > 0).toList();
        Position child = switch (random.below(extras.isEmpty() ? 3 : 4)) {
            case 0 -> withFruitMoved(parent);
            case 1 -> withBlockMoved(parent);
            case 2 -> withWallToggled(parent);
            default -> withExtrasReplaced(parent, random.oneOf(extras));
        };
        return isStart(child) ? child : parent;
    }

    private Position withFruitMoved(Position parent) {
        int colour = random.below(parent.colours());
        long[] fruit = parent.allFruit();
        fruit[colour] = moved(fruit[colour], parent);
        return new Position(parent.terrain(), parent.blocks(), fruit, parent.awake());
    }

    private Position withBlockMoved(Position parent) {
        return new Position(parent.terrain(), moved(parent.blocks(), parent), parent.allFruit(), parent.awake());
    }

    /** Moves one cell of a set to a cell where a piece could be. */
    private long moved(long set, Position parent) {
        return set == 0 ? 0 : (set & ~Cells.draw(set, random)) | Cells.draw(parent.free(), random);
    }

    private Position withWallToggled(Position parent) {
        Grid grid = parent.grid();
        Terrain terrain = parent.terrain().copy();
        long open = field.area() & ~terrain.walls;
        List<Symmetry> kept = Symmetry.ALL.stream()
                .filter(symmetry -> (symmetry.images(grid, open) & field.area()) == open)
                .toList();
        long cell = Cells.draw(field.area(), random);
        long images = random.oneOf(kept).images(grid, Long.numberOfTrailingZeros(cell)) & field.area();
        terrain.walls = (cell & terrain.walls) == 0 ? terrain.walls | images : terrain.walls & ~images;
        return new Position(terrain, parent.blocks(), parent.allFruit(), parent.awake());
    }

    private Position withExtrasReplaced(Position parent, Extra extra) {
        Terrain terrain = parent.terrain().copy();
        extra.clear(terrain);
        return extra.add(terrain, settings, parent.pieces(), random)
                ? new Position(terrain, parent.blocks(), parent.allFruit(), parent.awake())
                : parent;
    }

    /** Whether the generator could have made a position. */
    private boolean isStart(Position position) {
        Terrain terrain = position.terrain();
        long open = terrain.open();
        return open != 0
                && terrain.grid.largestRegion(open) == open
                && Extra.ALL.stream().allMatch(extra -> extra.present(terrain) == extra.count(settings))
                && (position.pieces() & ~(open & ~terrain.puddles)) == 0
                && (position.pieces() & ~position.blocks() & terrain.allSights()) == 0
                && !position.hasMatch();
    }
}
