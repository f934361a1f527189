package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.puzzle.Item;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Solved;
import undercroft.puzzle.Solved.Status;

/** Finds the shortest paths from the first place to all others. */
final class MazeSolver {

    private MazeSolver() {}

    /**
     * Solves a maze. The solution is unique if each path is the only one that visits no vertex twice. A node is a trail or a
     * place.
     */
    static Solved solve(TrailsPuzzle puzzle, PuzzleLimits limits) {
        long nodes = (long) puzzle.tiles().size() * TileSide.MOST_TRAILS
                + puzzle.places().size();
        if (nodes > limits.nodes()) {
            return Solved.unsolved(
                    0, "Its %d trails and places are more than the limit of %d.".formatted(nodes, limits.nodes()));
        }
        Maze maze = new Maze(puzzle);
        List<Item> steps = new ArrayList<>();
        boolean unique = true;
        for (int place = 1; place < puzzle.places().size(); place++) {
            Optional<Maze.Path> path = maze.pathTo(place);
            if (path.isEmpty()) {
                return Solved.none(nodes);
            }
            unique &= !maze.hasOther(path.get());
            maze.steps(path.get()).forEach(step -> steps.add(step.item()));
        }
        return new Solved(unique ? Status.UNIQUE : Status.MULTIPLE, false, steps.size(), List.of(), steps, nodes, "");
    }
}
