package undercroft.puzzle.trails;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import undercroft.fixture.PageScripts;
import undercroft.puzzle.Board;
import undercroft.puzzle.Item;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Settings;
import undercroft.random.SeededRandom;

/** The page on which puzzles are played has the same rules as {@link Maze} and {@link Replay}. */
class PageRulesTest {

    private static final int MAZES = 300;
    private static final int CANDIDATES = 12;

    private final TrailsKind kind = new TrailsKind();

    @Test
    void randomMazesAreWalkedAlike(@TempDir Path folder) throws Exception {
        PageScripts.requireNode();
        List<ObjectNode> games = new ArrayList<>();
        for (int seed = 0; seed < MAZES; seed++) {
            SeededRandom random = SeededRandom.of(9, seed);
            Settings settings = Settings.defaults(kind).with("places", 2 + seed % 3);
            TrailsPuzzle puzzle = kind.sample(Board.open(6 + seed % 4, 8), settings, random, PuzzleLimits.DEFAULT)
                    .orElseThrow();
            games.add(played(puzzle, random));
        }

        PageScripts.assertSame(games, folder);
    }

    private ObjectNode played(TrailsPuzzle puzzle, SeededRandom random) {
        List<Item> solution = kind.solve(puzzle, PuzzleLimits.DEFAULT).solution();
        ObjectNode game = PageScripts.game(kind.write(puzzle), solution);
        List<Step> steps = solution.stream().map(Step::of).toList();
        ArrayNode candidates = game.putArray("candidates");
        for (int i = 0; i < CANDIDATES; i++) {
            List<Step> changed = i == 0 ? steps : changed(steps, puzzle, random);
            ObjectNode candidate = candidates.addObject();
            List<Item> items = changed.stream().map(Step::item).toList();
            candidate.put("fault", new Replay(puzzle, items).firstFault().orElse(""));
            ArrayNode written = candidate.putArray("steps");
            changed.forEach(step -> written.addObject()
                    .put("path", step.path())
                    .put("tile", step.tile())
                    .put("enter", step.enter().name())
                    .put("leave", step.leave().name()));
        }
        ArrayNode reached = game.putArray("reached");
        reached(puzzle).forEach(reached::add);
        return game;
    }

    /** A solution with one step changed, left out or doubled. */
    private static List<Step> changed(List<Step> steps, TrailsPuzzle puzzle, SeededRandom random) {
        List<Step> changed = new ArrayList<>(steps);
        int index = random.below(changed.size());
        Step step = changed.get(index);
        switch (random.below(6)) {
            case 0 -> changed.remove(index);
            case 1 -> changed.add(index, step);
            case 2 -> changed.set(index, new Step(step.path() + 1, step.tile(), step.enter(), step.leave()));
            case 3 ->
                changed.set(
                        index,
                        new Step(step.path(), random.below(puzzle.tiles().size() + 1), step.enter(), step.leave()));
            case 4 ->
                changed.set(index, new Step(step.path(), step.tile(), Edge.of(random.below(Edge.COUNT)), step.leave()));
            default ->
                changed.set(index, new Step(step.path(), step.tile(), step.enter(), Edge.of(random.below(Edge.COUNT))));
        }
        return changed;
    }

    /** The trails and places that can be reached, each with the number of its exits. */
    private static List<String> reached(TrailsPuzzle puzzle) {
        Maze maze = new Maze(puzzle);
        return maze.reached().stream()
                .mapToObj(vertex -> name(maze, vertex, puzzle) + ": " + maze.exits(vertex))
                .sorted()
                .toList();
    }

    private static String name(Maze maze, int vertex, TrailsPuzzle puzzle) {
        int tile = vertex / TileSide.MOST_TRAILS;
        return maze.isTrail(vertex)
                ? tile + String.valueOf((char) ('a' + vertex % TileSide.MOST_TRAILS))
                : "place " + (vertex - puzzle.tiles().size() * TileSide.MOST_TRAILS);
    }
}
