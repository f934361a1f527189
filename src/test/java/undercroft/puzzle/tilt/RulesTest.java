package undercroft.puzzle.tilt;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.puzzle.tilt.Tilts.puzzle;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Tests each rule and each tie of the package documentation on boards drawn by hand, for the search and the player. If a second
 * pair is needed so that the game is not over, it is walled in below.
 */
class RulesTest {

    @Test
    void allPiecesSlideAtOnceAndKeepTheirOrder() {
        expect("E", puzzle("A.oB..", "######", "A.B..."), "...AoB", "######", "....AB");
    }

    @Test
    void piecesAreStoppedByWallsAndByStoppedPieces() {
        expect("W", puzzle("..#.A.o", "#######", "....A.."), "..#Ao..", "#######", "A......");
    }

    @Test
    void aTiltThatChangesNothingIsNotAMove() {
        expect("W", puzzle("A..", "###", "A.."), "unchanged");
    }

    @Test
    void fruitThatStopsSideBySideVanishes() {
        expect("E", puzzle("A..", "#.A", "###", "BoB"), "...", "#..", "###", "BoB");
    }

    @Test
    void fruitThatOnlyPassesOtherFruitDoesNotVanish() {
        expect("E", puzzle("A...", "..A#"), "...A", "..A#");
    }

    @Test
    void theLastPairThatVanishesWins() {
        expect("E", puzzle("A.A"), "won");
    }

    @Test
    void fourInARowVanishTogether() {
        expect("E", puzzle("A.A.A.A"), "won");
    }

    @Test
    void aFourthFruitIsLostAfterThreeInARowVanish() {
        expect("E", puzzle("A.A.A", "#####", "A####"), "lost");
    }

    @Test
    void aSillIsCrossedInOneDirectionOnly() {
        TiltPuzzle puzzle = puzzle(List.of(new Sill(0, 1, Way.EAST)), "A....", "#####", "A....");

        expect("E", puzzle, "....A", "#####", "....A");
        expect("EW", puzzle, "..A..", "#####", "A....");
    }

    @Test
    void piecesPileUpBehindASill() {
        TiltPuzzle puzzle = puzzle(List.of(new Sill(1, 0, Way.NORTH)), "..", "..", "A.", "o#", "#A");

        expect("N", puzzle, "A.", "o.", "..", ".#", "#A");
        expect("NS", puzzle, "A.", "..", "..", "o#", "#A");
    }

    @Test
    void fruitVanishesAcrossASill() {
        expect("E", puzzle(List.of(new Sill(0, 1, Way.EAST)), "A.A"), "won");
    }

    @Test
    void aFruitThatOnlyPassesAPuddleIsLost() {
        expect("E", puzzle("A~..", "####", "A###"), "lost");
    }

    @Test
    void blocksPassPuddlesAndStayOnThem() {
        expect("E", puzzle("o~.", "###", "A#A"), ".~o", "###", "A#A");
        expect("E", puzzle("o~#", "###", "A#A"), ".o#", "###", "A#A");
        expect("EW", puzzle("o~#", "###", "A#A"), "o~#", "###", "A#A");
    }

    @Test
    void aBlockOnAPuddleKeepsFruitOutOfIt() {
        expect("E", puzzle("A.o~#", "#####", "A####"), "..Ao#", "#####", "A####");
    }

    @Test
    void aFruitWakesAHedgehogAndMayStayNextToIt() {
        TiltPuzzle puzzle = puzzle("A.z", "###", "A##");

        expect("E", puzzle, ".AZ", "###", "A##");
        expect("EE", puzzle, "unchanged");
    }

    @Test
    void aFruitNextToASleepingHedgehogDoesNotWakeIt() {
        expect("E", puzzle("Az", "##", "A#"), "unchanged");
    }

    @Test
    void anAwakeHedgehogEatsAFruitThatHitsIt() {
        expect("E", puzzle("A.Z", "###", "A##"), "lost");
        expect("EWE", puzzle("A.z", "###", "A##"), "lost");
    }

    @Test
    void aBlockWakesAHedgehogAndPutsItBackToSleep() {
        TiltPuzzle puzzle = puzzle("o.z", "###", "A#A");

        expect("E", puzzle, ".oZ", "###", "A#A");
        expect("EWE", puzzle, ".oz", "###", "A#A");
    }

    @Test
    void onlyThePieceNextToAHedgehogHitsIt() {
        expect("E", puzzle("A.o.z", "#####", "A####"), "..AoZ", "#####", "A####");
    }

    @Test
    void aHedgehogIsHitFromEverySide() {
        expect("W", puzzle("Z..o", "####", "A##A"), "zo..", "####", "A##A");
        expect("S", puzzle("o#A", ".##", "z#A"), ".#A", "o##", "Z#A");
        expect("N", puzzle("z#A", ".##", "o#A"), "Z#A", "o##", ".#A");
    }

    @Test
    void anAnteaterPullsTheFirstFruitAheadToTheNextCell() {
        expect("N", puzzle(">....", "####A", "#####", "A####"), ">A...", "####.", "#####", "A####");
        expect("N", puzzle("....<", "A####", "#####", "A####"), "...A<", ".####", "#####", "A####");
    }

    @Test
    void anAnteaterPullsNorthAndSouthToo() {
        expect("E", puzzle("A#v", "##.", "##.", "#A."), "A#v", "##A", "##.", "#..");
        expect("E", puzzle("#A.", "##.", "##.", "A#^"), "#..", "##.", "##A", "A#^");
    }

    @Test
    void aBlockInSightKeepsAnAnteaterFromTheFruitBehindIt() {
        expect("N", puzzle(">.o..", "####A", "#####", "A####"), ">.o.A", "####.", "#####", "A####");
    }

    @Test
    void anAnteaterDoesNotSeePastAWallOrAnotherAnteater() {
        expect("N", puzzle(">.#..", "####A", "#####", "A####"), ">.#.A", "####.", "#####", "A####");
        expect("N", puzzle(">.v..", "####A", "#####", "A####"), ">.v.A", "####.", "#####", "A####");
    }

    @Test
    void anAnteaterDoesNotSeePastASillAgainstIt() {
        TiltPuzzle against = puzzle(List.of(new Sill(0, 1, Way.EAST)), ">....", "####A", "#####", "A####");
        TiltPuzzle along = puzzle(List.of(new Sill(0, 2, Way.WEST)), ">....", "####A", "#####", "A####");

        expect("N", against, ">...A", "####.", "#####", "A####");
        expect("N", along, ">A...", "####.", "#####", "A####");
    }

    @Test
    void aFruitPulledThroughAPuddleIsLost() {
        expect("N", puzzle(">.~..", "####A", "#####", "A####"), "lost");
        expect("N", puzzle(">~...", "####A", "#####", "A####"), "lost");
    }

    @Test
    void anteatersPullInReadingOrder() {
        expect("E", puzzle(">.A.", "###.", "###.", "A##^"), ">A..", "###.", "###.", "A##^");
    }

    @Test
    void eachAnteaterPullsOnceAfterTheEarlierOnes() {
        TiltPuzzle puzzle = puzzle(">.A.<", "#####", "A####");

        expect("W", puzzle, ">..A<", "#####", "A####");
        expect("WE", puzzle, "unchanged");
    }

    @Test
    void fruitVanishesBeforeAndAfterPulling() {
        expect("E", puzzle(">.A.A"), "won");
        expect("N", puzzle(List.of(new Sill(0, 1, Way.SOUTH)), ">...", "#A#A"), "won");
    }

    @Test
    void aPulledFruitMaySlideAway() {
        expect("NS", puzzle(">....", "#.##A", "#####", "A####"), ">....", "#A##.", "#####", "A####");
    }

    private static void expect(String moves, TiltPuzzle puzzle, String... rows) {
        assertThat(Tilts.after(moves, puzzle)).as("the search").isEqualTo(List.of(rows));
        assertThat(Tilts.played(moves, puzzle)).as("the player").isEqualTo(List.of(rows));
    }
}
