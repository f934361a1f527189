package undercroft.puzzle.trails;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import undercroft.puzzle.Rating;
import undercroft.puzzle.Rating.Measure;

/** How hard a maze is thought to be: long ways with many wrong exits, much to get lost in, and few loops that save one. */
final class MazeRating {

    private static final int TILE_WEIGHT = 11;

    private static final int CHOICE_WEIGHT = 5;

    private static final int DETOUR_WEIGHT = 3;

    private static final int LOOP_WEIGHT = -7;

    private MazeRating() {}

    /** Nothing where a place cannot be reached. */
    static Optional<Rating> of(TrailsPuzzle puzzle) {
        Maze maze = new Maze(puzzle);
        BitSet onWays = new BitSet();
        long tiles = 0;
        for (int place = 1; place < puzzle.places().size(); place++) {
            Optional<Maze.Way> way = maze.wayTo(place);
            if (way.isEmpty()) {
                return Optional.empty();
            }
            tiles += maze.steps(way.get()).size();
            onWays.or(maze.vertices(way.get()));
        }
        BitSet reached = maze.reached();
        // An exit of a trail on a way, other than those of the way itself.
        long choices = onWays.stream()
                .filter(maze::isTrail)
                .map(vertex -> maze.exits(vertex) - 2)
                .sum();
        long detours = reached.stream()
                .filter(vertex -> maze.isTrail(vertex) && !onWays.get(vertex))
                .count();
        long passages = reached.stream().map(maze::exits).sum() / 2;
        long loops = passages - reached.cardinality() + 1;
        return Optional.of(new Rating(
                TILE_WEIGHT * tiles + CHOICE_WEIGHT * choices + DETOUR_WEIGHT * detours + LOOP_WEIGHT * loops,
                List.of(
                        new Measure("tilesOnWays", tiles),
                        new Measure("wrongExits", choices),
                        new Measure("trailsAside", detours),
                        new Measure("loops", loops))));
    }
}
