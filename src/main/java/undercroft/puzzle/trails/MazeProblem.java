package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Scale;
import undercroft.puzzle.optimise.Graded;
import undercroft.random.SeededRandom;

/** The search for the hardest maze on one board, or for one of a wanted difficulty. */
final class MazeProblem implements Graded<TrailsPuzzle> {

    private final MazeGenerator generator;
    private final PuzzleLimits limits;
    private final Scale scale;
    private long work;

    /**
     * Sets the board.
     *
     * @param generator makes the first mazes
     */
    MazeProblem(MazeGenerator generator, PuzzleLimits limits) {
        this.generator = generator;
        this.limits = limits;
        this.scale = TrailsScale.of(generator.hexagons());
    }

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
    public OptionalInt difficulty(TrailsPuzzle candidate, int least) {
        work += generator.hexagons();
        return MazeRating.of(candidate).stream()
                .mapToInt(rating -> scale.difficulty(rating.difficulty()))
                .findFirst();
    }

    /** The hexagons of all mazes that were rated. */
    @Override
    public long work() {
        return work;
    }

    @Override
    public double leastFitness() {
        return Integer.MIN_VALUE;
    }
}
