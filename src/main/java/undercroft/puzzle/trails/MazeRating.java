package undercroft.puzzle.trails;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import undercroft.puzzle.Rating;
import undercroft.puzzle.Rating.Measure;

/** Estimates how hard a maze is. Long paths, wrong exits and trails off the paths make it harder; loops make it easier. */
final class MazeRating {

    private static final int TILE_WEIGHT = 11;

    private static final int CHOICE_WEIGHT = 5;

    private static final int DETOUR_WEIGHT = 3;

    private static final int LOOP_WEIGHT = -7;

    private MazeRating() {}

    /**
     * Rates a maze.
     *
     * @return empty if a place cannot be reached
     */
    static Optional<Rating> of(TrailsPuzzle puzzle) {
        Maze maze = new Maze(puzzle);
        BitSet onPaths = new BitSet();
        long tiles = 0;
        for (int place = 1; place < puzzle.places().size(); place++) {
            Optional<Maze.Path> path = maze.pathTo(place);
            if (path.isEmpty()) {
                return Optional.empty();
            }
            tiles += maze.steps(path.get()).size();
            onPaths.or(maze.vertices(path.get()));
        }
        BitSet reached = maze.reached();
        // The exits of the trails on the paths besides those of the path itself.
        long choices = onPaths.stream()
                .filter(maze::isTrail)
                .map(vertex -> maze.exits(vertex) - 2)
                .sum();
        long detours = reached.stream()
                .filter(vertex -> maze.isTrail(vertex) && !onPaths.get(vertex))
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
