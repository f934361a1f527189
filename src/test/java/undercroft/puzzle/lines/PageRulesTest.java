package undercroft.puzzle.lines;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import undercroft.fixture.PageScripts;
import undercroft.puzzle.Board;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Settings;
import undercroft.random.SeededRandom;

/** The page on which puzzles are played has the same rules as {@link Replay} and makes the same deductions as {@link HumanSolver}. */
class PageRulesTest {

    private static final int SMALL_BOARDS = 1_500;
    private static final int MADE = 150;
    private static final int CANDIDATES = 6;

    private final LinesKind kind = new LinesKind();

    @Test
    void smallBoardsAreJudgedAlike(@TempDir Path folder) throws Exception {
        PageScripts.requireNode();
        List<ObjectNode> games = new ArrayList<>();
        for (int seed = 0; seed < SMALL_BOARDS; seed++) {
            games.add(played(RandomPuzzles.small(seed), List.of(), SeededRandom.of(3, seed)));
        }

        PageScripts.assertSame(games, folder);
    }

    /** A player has often found a part of the solution by other means than the rules. */
    @Test
    void whatAPlayerHasFoundIsContinuedAlike(@TempDir Path folder) throws Exception {
        PageScripts.requireNode();
        Settings settings = Settings.defaults(kind);
        List<ObjectNode> games = new ArrayList<>();
        for (int seed = 0; seed < MADE; seed++) {
            SeededRandom random = SeededRandom.of(4, seed);
            LinesPuzzle puzzle = kind.sample(Board.open(8, 8), settings, random, PuzzleLimits.DEFAULT)
                    .orElseThrow();
            HumanSolver solver = new HumanSolver(puzzle.draft().grid());
            solver.solve(puzzle.draft());
            List<Line> solution = IntStream.range(0, solver.known().numbers())
                    .mapToObj(solver.known()::line)
                    .toList();
            games.add(played(puzzle, solution, random));
        }

        PageScripts.assertSame(games, folder);
    }

    private ObjectNode played(LinesPuzzle puzzle, List<Line> solution, SeededRandom random) {
        ObjectNode game = PageScripts.game(kind.write(puzzle), List.of());
        ArrayNode candidates = game.putArray("candidates");
        for (int i = 0; i < CANDIDATES; i++) {
            List<Line> lines = new ArrayList<>(solution);
            if (i > 0) {
                lines.add(random.below(lines.size() + 1), randomLine(puzzle, random));
            }
            ObjectNode candidate = candidates.addObject();
            candidate.put("fault", Replay.faultOf(puzzle, lines).orElse(""));
            ArrayNode written = candidate.putArray("lines");
            lines.forEach(line -> written.addObject()
                    .put("r0", line.r0())
                    .put("c0", line.c0())
                    .put("r1", line.r1())
                    .put("c1", line.c1()));
        }
        HumanSolver solver = new HumanSolver(puzzle.draft().grid());
        solver.start(puzzle.draft());
        ArrayNode owned = game.putArray("owned");
        ownSome(solver.known(), solution, random)
                .forEach(cell -> owned.addArray().add(cell.row).add(cell.column).add(cell.number));
        writePasses(puzzle, solver, game.putArray("passes"));
        return game;
    }

    private record OwnedCell(int row, int column, int number) {}

    /** An end of every other line of the solution. */
    private static List<OwnedCell> ownSome(Knowledge known, List<Line> solution, SeededRandom random) {
        List<OwnedCell> owned = new ArrayList<>();
        for (int number = 0; number < solution.size(); number++) {
            if (random.below(2) == 0) {
                Line line = solution.get(number);
                known.own(known.grid().cell(line.r1(), line.c1()), number);
                owned.add(new OwnedCell(line.r1(), line.c1(), number));
            }
        }
        return owned;
    }

    private static Line randomLine(LinesPuzzle puzzle, SeededRandom random) {
        int row = random.below(puzzle.height());
        int column = random.below(puzzle.width());
        int length = random.below(4);
        return random.below(2) == 0
                ? new Line(row, column, row + length, column)
                : new Line(row, column, row, column + length);
    }

    private static void writePasses(LinesPuzzle puzzle, HumanSolver solver, ArrayNode passes) {
        boolean goesOn = true;
        while (goesOn) {
            Knowledge known = solver.known();
            boolean found = !known.isSolved() && solver.pass();
            goesOn = found;
            passes.addObject()
                    .put("rule", found ? solver.rule().words() : "")
                    .put("numbers", found ? solver.width() : 0)
                    .put("owners", owners(puzzle, known))
                    .put("placements", placements(known));
        }
    }

    private static String owners(LinesPuzzle puzzle, Knowledge known) {
        return IntStream.range(0, puzzle.height() * puzzle.width())
                .map(cell -> known.owner(known.grid().cell(cell / puzzle.width(), cell % puzzle.width())))
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" "));
    }

    private static String placements(Knowledge known) {
        return IntStream.range(0, known.numbers())
                .map(number -> Integer.bitCount(known.placements(number)))
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" "));
    }
}
