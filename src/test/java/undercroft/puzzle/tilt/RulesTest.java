package undercroft.puzzle.tilt;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.puzzle.tilt.Tilts.puzzle;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Each rule and each tie of the package's description, on boards drawn by hand, of the search's moves and the player's. */
class RulesTest {

    /** Far enough apart that it decides nothing, so that a board need not be won. */
    private static final String KEEP = "H##.##H";

    @Test
    void allPiecesSlideAtOnceAndKeepTheirOrder() {
        expect("E", puzzle("A.oB...", "#A##.#B"), "....AoB", "#A##.#B");
    }

    @Test
    void aPieceIsStoppedByAWallAndOnesBehindByIt() {
        expect("W", puzzle("..#.A.o", "A......"), "..#Ao..", "A......");
    }

    @Test
    void aTiltThatMovesNothingIsNoMove() {
        expect("W", puzzle("A..", "##.", "A.."), "unchanged");
    }

    @Test
    void pairsVanishWhereTheyComeToRestSideBySideAndNotOnTheWay() {
        // The A pass each other on the way, one above the other, and end apart.
        expect("E", puzzle("A..B", ".A.#", "...B"), "..AB", ".A##".replace("A##", ".A#"), "...B");
    }

    @Test
    void neighboursInAColumnVanishToo() {
        expect("E", puzzle("A..", "B..", "A#B"), "..A", "..B", "A#B".replace("A#B", "A#B"));
    }

    @Test
    void threeInARowVanishAndLeaveTheFourthAloneWhichLoses() {
        expect("E", puzzle("A.A.A", "####.", "A####"), "lost");
    }

    @Test
    void fourInARowVanishTogether() {
        expect("E", puzzle("A.A.A.A"), "won");
    }

    private static void expect(String moves, TiltPuzzle puzzle, String... rows) {
        assertThat(Tilts.after(moves, puzzle)).as("the search").isEqualTo(List.of(rows));
        assertThat(Tilts.played(moves, puzzle)).as("the player").isEqualTo(List.of(rows));
    }
}
