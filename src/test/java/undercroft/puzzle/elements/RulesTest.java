package undercroft.puzzle.elements;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.puzzle.elements.Drawn.after;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests each rule on corridors and small boards drawn by hand. Corridors have the chest behind a wall at the end. */
class RulesTest {

    /** A corridor of one row, such as ".F e  .W", with the chest behind a wall. */
    private static ElementsPuzzle corridor(String cells) {
        String border = "+" + "--+".repeat((cells.length() + 1) / 3 + 1);
        return Drawn.puzzle(border + "\n|" + cells + "|.$|\n" + border);
    }

    @ParameterizedTest
    @CsvSource({
        // character, floor, new floor
        "A, a, a", "A, w, w", "A, f, f", "A, ., .",
        "W, w, w", "W, f, w", "W, e, e", "W, ., .",
        "F, a, a", "F, f, f", "F, e, f", "F, ., .",
        "E, a, a", "E, w, e", "E, e, e", "E, ., .",
    })
    void aCharacterChangesTheFloorItEnters(String who, String floor, String becomes) {
        ElementsPuzzle puzzle = corridor(".%s %s  . ".formatted(who, floor));

        assertThat(after(puzzle, who + " 0 2")).isEqualTo(".%s.%s.".formatted(becomes, who));
    }

    @ParameterizedTest
    @CsvSource({
        "A, e, air dies on the earth",
        "W, a, water dies on the air",
        "F, w, fire dies on the water",
        "E, f, earth dies on the fire"
    })
    void eachCharacterDiesOnOneFloor(String who, String floor, String trouble) {
        ElementsPuzzle puzzle = corridor(".%s %s  . ".formatted(who, floor));

        assertThat(after(puzzle, who + " 0 2")).isEqualTo(trouble + " of row 0, column 1");
    }

    @Test
    void onlyFloorsOnThePathCount() {
        assertThat(after(corridor(".F e  e  e  w "), "F 0 3")).isEqualTo(".fffFw.");
        assertThat(after(corridor(".F e  w  e  . "), "F 0 3")).isEqualTo("fire dies on the water of row 0, column 2");
    }

    @Test
    void anIllegalMoveChangesNothing() {
        ElementsPuzzle puzzle = corridor(".F e  w  . ");
        Play play = new Play(puzzle);

        assertThat(play.take(Drawn.move("F 0 3"))).isPresent();

        assertThat(play.floor(new Cell(0, 1))).isEqualTo(Floor.EARTH);
        assertThat(play.places()).containsEntry(Element.FIRE, new Cell(0, 0));
    }

    @Test
    void theCellThatACharacterLeavesDoesNotChange() {
        assertThat(after(corridor("eE .  . "), "E 0 1", "E 0 2")).isEqualTo("e..E.");
    }

    @Test
    void occupiedCellsAreNoDestinations() {
        assertThat(after(corridor(".F .W . "), "F 0 1")).isEqualTo("another character stands on row 0, column 1");
        assertThat(after(corridor(".F .W . "), "F 0 0")).isEqualTo("another character stands on row 0, column 0");
    }

    @Test
    void charactersWalkPastEachOther() {
        assertThat(after(corridor(".F .W . "), "F 0 2")).isEqualTo("..W.F.");
    }

    @Test
    void floorsChangeUnderOthersIfThatIsNotDeadly() {
        assertThat(after(corridor(".W fA . "), "W 0 2")).isEqualTo(".wA.W.");
        assertThat(after(corridor(".E wW . "), "E 0 2")).isEqualTo(".eW.E.");
    }

    @Test
    void aMoveThatKillsABystanderIsIllegal() {
        assertThat(after(corridor(".W fF . "), "W 0 2"))
                .isEqualTo("fire dies on what becomes water at row 0, column 1");
        assertThat(after(corridor(".F eE . "), "F 0 2"))
                .isEqualTo("earth dies on what becomes fire at row 0, column 1");
        assertThat(after(corridor(".E wA . "), "E 0 2")).isEqualTo("air dies on what becomes earth at row 0, column 1");
    }

    /** Fire changes earth to fire under water, and water changes the fire to water, on which fire dies. */
    @Test
    void aMoveThatABystanderMakesDeadlyIsIllegal() {
        assertThat(after(corridor(".F eW . "), "F 0 2"))
                .isEqualTo("fire dies on what water changes back to water at row 0, column 1");
    }

    @Test
    void aFloorThatDoesNotChangeAffectsNobody() {
        assertThat(after(corridor(".F fW . "), "F 0 2")).isEqualTo(".fW.F.");
        assertThat(after(corridor(".A wE . "), "A 0 2")).isEqualTo(".wE.A.");
    }

    @Test
    void passingTheChestWins() {
        String drawing = """
                +--+--+--+
                |.F e$ w |
                +--+--+--+
                """;

        assertThat(after(Drawn.puzzle(drawing), "F 0 1")).isEqualTo("won");
        assertThat(after(Drawn.puzzle(drawing), "F 0 2")).isEqualTo("won");
    }

    @Test
    void theFloorOfTheChestMayBeDeadly() {
        assertThat(after(Drawn.puzzle("+--+--+\n|.F w$|\n+--+--+"), "F 0 1"))
                .isEqualTo("fire dies on the water of row 0, column 1");
    }

    /** South first and east first both take two steps. East is examined first, so the path goes east, then south. */
    @Test
    void eastIsTakenFirst() {
        String drawing = """
                +--+--+--+
                |.F e |.$|
                +  +  +--+
                |e  . |. |
                +--+--+--+
                """;

        assertThat(after(Drawn.puzzle(drawing), "F 1 1")).isEqualTo(".f./e.F.");
    }

    /** West before south before north, from the middle to the western corners. */
    @Test
    void westIsTakenBeforeSouthAndNorth() {
        String drawing = """
                +--+--+--+--+
                |.  e  . |.$|
                +  +  +  +--+
                |e  eF e |. |
                +  +  +  +--+
                |.  e  . |. |
                +--+--+--+--+
                """;
        ElementsPuzzle puzzle = Drawn.puzzle(drawing);

        assertThat(after(puzzle, "F 2 0")).isEqualTo(".e../fee./.Fe..");
        assertThat(after(puzzle, "F 0 0")).isEqualTo(".Fe../fee./.e..");
        assertThat(after(puzzle, "F 2 2")).isEqualTo(".e../eef./.e.F.");
    }

    @Test
    void southIsTakenBeforeNorth() {
        String drawing = """
                +--+--+--+
                |.  e |.$|
                +  +  +--+
                |.F|. |. |
                +  +  +--+
                |.  e |. |
                +--+--+--+
                """;

        assertThat(after(Drawn.puzzle(drawing), "F 1 1")).isEqualTo(".e./..F./.f.");
    }

    /** The straight path would kill. There is a detour, but nobody takes detours. */
    @Test
    void pathsIgnoreFloors() {
        String drawing = """
                +--+--+--+--+
                |.F w  . |.$|
                +  +  +  +--+
                |.  .  . |. |
                +--+--+--+--+
                """;

        assertThat(after(Drawn.puzzle(drawing), "F 0 2")).isEqualTo("fire dies on the water of row 0, column 1");
        assertThat(after(Drawn.puzzle(drawing), "F 1 0", "F 1 2", "F 0 2")).isEqualTo(".w.F./....");
    }

    @Test
    void wallsAndBlockedCellsSeparate() {
        assertThat(after(Drawn.puzzle("+--+--+--+\n|.F|. |.$|\n+--+--+--+"), "F 0 1"))
                .isEqualTo("walls part row 0, column 0 from row 0, column 1");
        assertThat(after(Drawn.puzzle("+--+--+--+\n|.F|##|.$|\n+--+--+--+"), "F 0 1"))
                .isEqualTo("row 0, column 1 is no free cell of the board");
        assertThat(after(Drawn.puzzle("+--+--+--+\n|.F|##|.$|\n+--+--+--+"), "F 0 2"))
                .isEqualTo("walls part row 0, column 0 from row 0, column 2");
    }

    @Test
    void absentCharactersCannotMove() {
        assertThat(after(corridor(".F . "), "W 0 1")).isEqualTo("water is not there");
    }
}
