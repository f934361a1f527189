package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.optimise.Problem;
import undercroft.random.SeededRandom;

/**
 * The search for the hardest maze on one board.
 *
 * @param generator makes the first mazes
 */
record MazeProblem(MazeGenerator generator, PuzzleLimits limits) implements Problem<TrailsPuzzle> {

    @Override
    public Optional<TrailsPuzzle> first(SeededRandom random) {
        return generator.deal(TileSet.designed(), random, limits);
    }

    /** Exchanges two tiles and turns both at random. */
    @Override
    public TrailsPuzzle mutate(TrailsPuzzle parent, SeededRandom random) {
        List<LaidTile> tiles = new ArrayList<>(parent.tiles());
        int one = random.below(tiles.size());
        int other = random.below(tiles.size());
        TileSide side = tiles.get(one).side();
        tiles.set(one, tiles.get(one).with(tiles.get(other).side().turned(random.below(Edge.COUNT))));
        tiles.set(other, tiles.get(other).with(side.turned(random.below(Edge.COUNT))));
        return new TrailsPuzzle(parent.board(), tiles, parent.places());
    }

    /** The difficulty; empty if a place cannot be reached. */
    @Override
    public OptionalDouble fitness(TrailsPuzzle candidate) {
        return MazeRating.of(candidate).stream()
                .mapToDouble(rating -> rating.difficulty())
                .findFirst();
    }

    @Override
    public double leastFitness() {
        return Integer.MIN_VALUE;
    }
}
