package undercroft.puzzle.trails;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import undercroft.puzzle.Chance;
import undercroft.puzzle.Rating;
import undercroft.puzzle.Rating.Measure;

/**
 * Estimates how hard a maze is. Long paths, wrong exits and trails off the paths make it harder; loops make it easier, and so
 * does luck: a walker who comes to the other place at random.
 */
final class MazeRating {

    private static final int TILE_WEIGHT = 11;

    private static final int CHOICE_WEIGHT = 5;

    private static final int DETOUR_WEIGHT = 3;

    private static final int LOOP_WEIGHT = -7;

    /** The rating is in tenths of these weights, to tell luck finely. */
    private static final int TENTHS = 10;

    private static final int PER_BIT_OF_LUCK = 2000;

    private static final long THOUSAND = 1000;

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
        long luck = 0;
        long leastPercent = Long.MAX_VALUE;
        for (int place = 1; place < puzzle.places().size(); place++) {
            Optional<Maze.Path> path = maze.pathTo(place);
            if (path.isEmpty()) {
                return Optional.empty();
            }
            tiles += maze.steps(path.get()).size();
            onPaths.or(maze.vertices(path.get()));
            Chance chance = RandomWalk.to(place, maze);
            luck += chance.thousandthsOfBits();
            leastPercent = Math.min(leastPercent, chance.percent());
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
        long thought = TILE_WEIGHT * tiles + CHOICE_WEIGHT * choices + DETOUR_WEIGHT * detours + LOOP_WEIGHT * loops;
        return Optional.of(new Rating(
                TENTHS * thought + PER_BIT_OF_LUCK * luck / THOUSAND,
                List.of(
                        new Measure("tilesOnWays", tiles),
                        new Measure("wrongExits", choices),
                        new Measure("trailsAside", detours),
                        new Measure("loops", loops),
                        new Measure("randomWinsPercent", leastPercent))));
    }
}
