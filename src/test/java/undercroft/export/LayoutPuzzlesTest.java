package undercroft.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.export.picture.SvgFormat;
import undercroft.fixture.PuzzleLayouts;
import undercroft.fixture.SmallLayouts;
import undercroft.layout.Layout;
import undercroft.source.BadInputException;

/** Puzzles in the files and pictures of layouts. */
class LayoutPuzzlesTest {

    private static final String PUZZLE = """
              "puzzles": [
                {"index": 0, "room": 0, "kind": "tilt", "seed": 5354609607362814, "difficulty": 0.25, "rating": 1150, \
            "board": {"x": 0, "y": 0, "width": 8, "height": 8, "rows": ["........", "........", "........", \
            ".......#", "A.....A#", "........", "........", "........"]}, "sills": [], "solution": [{"way": "west"}]}
              ]
            }
            """;

    @Test
    void puzzlesAreAtTheEndOfTheFile() throws IOException {
        assertThat(json(PuzzleLayouts.twoRooms())).endsWith(PUZZLE);
        assertThat(json(SmallLayouts.twoRooms())).doesNotContain("puzzle");
    }

    @Test
    void readsWhatItWrote() throws Exception {
        Layout layout = PuzzleLayouts.twoRooms();

        assertThat(read(json(layout))).isEqualTo(layout);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "kind": "tilt" | "kind": "tild" | The kind of puzzle 0 must be one of lines, tilt, elements, trails.
            "room": 0, "kind" | "room": 2, "kind" | The room (the number 2) of puzzle 0 must be a whole number from 0 to 1.
            "difficulty": 0.25 | "difficulty": 2 | The difficulty (the number 2) of puzzle 0 must be a number from 0.0 to 1.0.
            "sills": [], | `` | Puzzle 0 has no "sills". Every field must be there.
            {"way": "west"} | {"way": "down"} | must be one of north, east, south, west.
            "A.....A#" | "A.....?#" | The cell '?' in row 4, column 6 is not one of the kind tilt.
            "A.....A#" | "A.....B#" | error:
            "index": 0, "room": 0, "kind" | "index": 1, "room": 0, "kind" | The index (the number 1) of puzzle 0 must be 0, its place in the list.
            """)
    void reportsWhatIsWrong(String there, String instead, String message) throws IOException {
        String file = json(PuzzleLayouts.twoRooms());
        assertThat(file).contains(there);

        assertThatThrownBy(() -> read(file.replace(there, instead)))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining(message);
    }

    @Test
    void picturesHaveALayerOfPuzzlesOnlyIfThereAreAny() throws IOException {
        assertThat(written(new SvgFormat(), PuzzleLayouts.twoRooms())).contains("puzzles", "Puzzles");
        assertThat(written(new SvgFormat(), SmallLayouts.twoRooms())).doesNotContain("uzzles");
    }

    private static String json(Layout layout) throws IOException {
        return written(new LayoutJson("9.9.9"), layout);
    }

    private static String written(LayoutFormat format, Layout layout) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        format.write(layout, Appearance.DEFAULT, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static Layout read(String json) throws IOException, BadInputException {
        return LayoutJson.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "two-rooms-7.json");
    }
}
