package undercroft.puzzle.elements;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import undercroft.fixture.PageScripts;
import undercroft.puzzle.Board;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Solved;
import undercroft.puzzle.Solved.Status;
import undercroft.random.SeededRandom;

/** The page on which puzzles are played has the same rules as {@link Play}. */
class PageRulesTest {

    private static final int GAMES = 1_000;
    private static final int MOVES = 25;

    /** The page's search takes some 20 µs a state. */
    private static final int MOST_STATES = 300;

    private final ElementsKind kind = new ElementsKind();

    @Test
    void randomGamesRunAlike(@TempDir Path folder) throws Exception {
        PageScripts.requireNode();
        Variation variation = new Variation(Board.of(List.of("...#", "....", "#...")), 4);
        List<ObjectNode> games = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            SeededRandom random = SeededRandom.of(11, i);
            games.add(played(variation.drawn(random), random));
        }

        PageScripts.assertSame(games, folder);
    }

    private ObjectNode played(ElementsPuzzle puzzle, SeededRandom random) {
        ObjectNode game = PageScripts.game(kind.write(puzzle), List.of());
        ArrayNode moves = game.putArray("moves");
        Play play = new Play(puzzle);
        for (int i = 0; i < MOVES && !play.isWon(); i++) {
            Element element = Element.ALL.get(random.below(Element.ALL.size()));
            Cell to = puzzle.cell(random.below(puzzle.floors().size()));
            Optional<String> fault = play.take(new Move(element, to));
            moves.addObject()
                    .put("element", element.key())
                    .put("row", to.row())
                    .put("column", to.column())
                    .put("fault", fault.orElse(""))
                    .put("floors", floors(puzzle, play))
                    .put("places", places(puzzle, play))
                    .put("won", play.isWon());
        }
        Solved solved = kind.solve(puzzle, PuzzleLimits.DEFAULT);
        return solved.nodes() > MOST_STATES
                ? game
                : game.put("fewest", solved.status() == Status.NONE ? -1 : solved.moves());
    }

    /** Blocked cells have a floor in the game, but no letter in files. */
    private static String floors(ElementsPuzzle puzzle, Play play) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < puzzle.floors().size(); i++) {
            text.append(puzzle.isOpen(puzzle.cell(i)) ? play.floors().get(i).letter() : Board.BLOCKED);
        }
        return text.toString();
    }

    private static String places(ElementsPuzzle puzzle, Play play) {
        return play.places().entrySet().stream()
                .map(place -> place.getKey().key() + " " + puzzle.index(place.getValue()))
                .collect(Collectors.joining(","));
    }
}
