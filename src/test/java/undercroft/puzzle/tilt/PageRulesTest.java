package undercroft.puzzle.tilt;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import undercroft.fixture.PageScripts;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Solved;
import undercroft.puzzle.Solved.Status;

/** The page on which puzzles are played has the same rules as {@link Play}. */
class PageRulesTest {

    private static final int GAMES = 2_000;
    private static final int MOVES = 12;

    private final TiltKind kind = new TiltKind();

    @Test
    void randomGamesRunAlike(@TempDir Path folder) throws Exception {
        PageScripts.requireNode();
        SplittableRandom random = new SplittableRandom(5);
        List<ObjectNode> games = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            games.add(played(RandomTilts.next(random), random));
        }

        PageScripts.assertSame(games, folder);
    }

    private ObjectNode played(TiltPuzzle puzzle, SplittableRandom random) {
        ObjectNode game = PageScripts.game(kind.write(puzzle), List.of());
        ArrayNode moves = game.putArray("moves");
        Play start = new Play(puzzle);
        List<Play.PlacedPiece> pieces = start.pieces();
        Set<Play.Place> awake = start.awake();
        for (int i = 0; i < MOVES; i++) {
            Way way = Way.of(random.nextInt(Way.COUNT));
            Play play = new Play(puzzle, pieces, awake);
            Optional<String> fault = play.tilt(way);
            if (fault.isEmpty() || fault.get().equals("nothing moves")) {
                pieces = play.pieces();
                awake = new HashSet<>(play.awake());
            }
            moves.addObject()
                    .put("way", way.name().toLowerCase(Locale.ROOT))
                    .put("fault", fault.orElse(""))
                    .put("pieces", pieces.stream().map(PageRulesTest::text).collect(Collectors.joining(" ")))
                    .put(
                            "awake",
                            awake.stream()
                                    .map(place -> place.row() + " " + place.column())
                                    .sorted()
                                    .collect(Collectors.joining(",")));
        }
        Solved solved = kind.solve(puzzle, PuzzleLimits.DEFAULT);
        return game.put("fewest", solved.status() == Status.NONE ? -1 : solved.moves());
    }

    private static String text(Play.PlacedPiece piece) {
        return "%s%d,%d"
                .formatted(piece.tile(), piece.place().row(), piece.place().column());
    }
}
