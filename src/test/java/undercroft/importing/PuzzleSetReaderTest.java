package undercroft.importing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.puzzle.Item;
import undercroft.puzzle.Puzzle;
import undercroft.puzzle.PuzzleLimits;
import undercroft.source.BadInputException;

class PuzzleSetReaderTest {

    /** From the rows below upwards, as Elemaze counts y. Earth goes south onto the chest. */
    private static final String LEVEL = """
            {"fitness": 0.5, "matrix": [
              [{"color": "f", "xdirs": [], "ydirs": [1]}, {"color": "x", "xdirs": [], "ydirs": []}],
              [{"color": "e", "xdirs": [1], "ydirs": [-1]}, {"color": "w", "xdirs": [-1], "ydirs": []}]],
             "airman_position": {"y": 0, "x": 1}, "waterman_position": {"y": -1, "x": -1},
             "fireman_position": {"y": 0, "x": 0}, "earthman_position": {"y": 1, "x": 0},
             "chest_position": {"y": 1, "x": 1}}
            """;

    @Test
    void linesOfLinjat() throws Exception {
        List<Puzzle<?>> puzzles = read("""
                { "puzzle": ["2.", "  "], "classification": {"all": {"solved": 1}}}
                {"score": 3, "puzzle": [" 3.", "   "]}
                """, true);

        assertThat(puzzles)
                .extracting(puzzle -> puzzle.data().rows())
                .containsExactly(List.of("2.", "  "), List.of(" 3.", "   "));
        assertThat(puzzles.get(0).kind().name()).isEqualTo("lines");
        assertThat(puzzles.get(0).solve(PuzzleLimits.DEFAULT).solution()).hasSize(1);
    }

    /** Each list ends with a message instead of a puzzle. */
    @Test
    void theFileOfLinjatsPage() throws Exception {
        List<Puzzle<?>> puzzles = read("""
                {"easy": [{"score": 1, "puzzle": ["2."]}, {"puzzle": null, "message": "Well done."}],
                 "hard": [{"puzzle": [".3."]}]}
                """, false);

        assertThat(puzzles).extracting(puzzle -> puzzle.data().rows().get(0)).containsExactly("2.", ".3.");
    }

    @Test
    void aLevelOfElemaze() throws Exception {
        Puzzle<?> puzzle = read(LEVEL, false).get(0);

        assertThat(puzzle.data().rows()).containsExactly("f#", "ew");
        assertThat(puzzle.data().fields())
                .isEqualTo(Item.EMPTY.with("chestRow", 1).with("chestColumn", 1));
        assertThat(puzzle.data().list("walls")).isEmpty();
        assertThat(puzzle.data().list("characters"))
                .containsExactly(
                        Item.EMPTY.with("element", "fire").with("row", 0).with("column", 0),
                        Item.EMPTY.with("element", "earth").with("row", 1).with("column", 0));
        assertThat(puzzle.solve(PuzzleLimits.DEFAULT).moves()).isEqualTo(1);
    }

    @Test
    void cellsWithoutDirectionsHaveWalls() throws Exception {
        Puzzle<?> puzzle = read(
                        LEVEL.replace("[1], \"ydirs\": [-1]", "[], \"ydirs\": [-1]")
                                .replace("[-1], \"ydirs\": []}]]", "[], \"ydirs\": []}]]"),
                        false)
                .get(0);

        assertThat(puzzle.data().list("walls"))
                .containsExactly(Item.EMPTY.with("row", 1).with("column", 0).with("side", "east"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            3                                 | set.json:1:1: error: A puzzle (the number 3) must be an object with "puzzle", as Linjat has it, or "matrix", as Elemaze does.
            {"kind": "tilt"}                  | set.json:1:1: error: A puzzle (an object) must be an object with "puzzle", as Linjat has it, or "matrix", as Elemaze does.
            []                                | set.json:1:1: error: There is no puzzle here. Give a set of Linjat or a level of Elemaze.
            {"puzzle": ["2.", "x "]}          | set.json:1:12: error:
            {"puzzle": ["2.", "2"]}           | set.json:1:12: error:
            {"puzzle": ["..", "  "]}          | set.json:1:1: error:
            {"matrix": [[]], "chest_position": 3} | set.json:1:12: error:
            """)
    void whatIsWrongIsToldWithItsPlace(String text, String message) {
        assertThatThrownBy(() -> read(text, false))
                .isInstanceOfSatisfying(
                        BadInputException.class,
                        e -> assertThat(e.diagnostics().get(0).toString()).startsWith(message));
    }

    @Test
    void passagesInOneDirectionAndDeadlyStartsAreRefused() {
        assertThatThrownBy(() -> read(LEVEL.replace("\"ydirs\": [-1]", "\"ydirs\": []"), false))
                .isInstanceOfSatisfying(
                        BadInputException.class,
                        e -> assertThat(e.diagnostics().get(0).toString())
                                .startsWith("set.json:1:28: error:")
                                .contains("one direction only, at the cell in row 0, column 0"));
        assertThatThrownBy(() -> read(LEVEL.replace("\"color\": \"e\"", "\"color\": \"f\""), false))
                .isInstanceOfSatisfying(
                        BadInputException.class,
                        e -> assertThat(e.diagnostics().get(0).toString())
                                .startsWith(
                                        "set.json:5:61: error: The character earth (row 1, column 0) must not stand on"
                                                + " fire, which is deadly to it."));
    }

    private static List<Puzzle<?>> read(String text, boolean areLines) throws Exception {
        return PuzzleSetReader.read(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "set.json", areLines);
    }
}
