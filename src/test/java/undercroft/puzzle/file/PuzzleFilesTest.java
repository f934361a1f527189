package undercroft.puzzle.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.fixture.HopKind;
import undercroft.fixture.HopKind.Hops;
import undercroft.puzzle.Item;
import undercroft.puzzle.MadePuzzle;
import undercroft.puzzle.Puzzle;
import undercroft.puzzle.Rating;
import undercroft.puzzle.Solved;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostic;

final class PuzzleFilesTest {

    private static final HopKind HOPS = new HopKind();

    private static final String GOOD = """
            {
              "kind": "hops",
              "seed": 7,
              "difficulty": 0.25,
              "rating": 302,
              "board": {"width": 6, "height": 1, "rows": [
                  "..#.#."
                ]},
              "reach": 2,
              "rests": [
                {"column": 1, "seat": "stone"},
                {"column": 3, "seat": "stone"}
              ],
              "solution": [
                {"hop": 1},
                {"hop": 2},
                {"hop": 2}
              ]
            }
            """;

    private static final Hops PUZZLE = new Hops("..#.#.", 2, List.of(1, 3));

    private static final List<Item> SOLUTION =
            List.of(Item.EMPTY.with("hop", 1), Item.EMPTY.with("hop", 2), Item.EMPTY.with("hop", 2));

    @Test
    void aMadePuzzleIsWrittenWithARowOnEachLine() throws IOException {
        MadePuzzle made = new MadePuzzle(
                new Puzzle<>(HOPS, PUZZLE), 7, OptionalDouble.of(0.25), new Rating(302, List.of()), SOLUTION);
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        PuzzleJson.write(made, out);

        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(GOOD);
    }

    @Test
    void aFileIsRead() throws IOException, BadInputException {
        PuzzleFile file = read(GOOD);

        assertThat(file.puzzle()).isEqualTo(new Puzzle<>(HOPS, PUZZLE));
        assertThat(file.solution()).contains(SOLUTION);
    }

    @Test
    void onlyKindBoardAndTheKindsOwnFieldsAreRequired() throws IOException, BadInputException {
        PuzzleFile file = read(
                "{\"rests\":[],\"reach\":1,\"board\":{\"rows\":[\"...\"],\"height\":1,\"width\":3},\"kind\":\"hops\"}");

        assertThat(file).isEqualTo(new PuzzleFile(new Puzzle<>(HOPS, new Hops("...", 1, List.of())), Optional.empty()));
    }

    @Test
    void aLineHoldsAPuzzle() throws IOException, BadInputException {
        String line = GOOD.replaceAll("\\s*\\n\\s*", "");

        assertThat(new PuzzleReader(List.of(HOPS)).readLines(stream(line + "\n\n" + line + "\r\n"), "many.jsonl"))
                .hasSize(2);
    }

    @Test
    void theErrorsOfAllLinesAreReported() {
        String good = GOOD.replaceAll("\\s*\\n\\s*", "");
        String bad = "{\"kind\": \"hop\"}\n" + good + "\n{\"kind\": 3}\n[";

        BadInputException exception = catchThrowableOfType(
                BadInputException.class,
                () -> new PuzzleReader(List.of(HOPS)).readLines(stream(bad.replace("\n[", "")), "many.jsonl"));

        assertThat(exception.diagnostics())
                .extracting(Diagnostic::toString)
                .containsExactly(
                        "many.jsonl:1:10: error: The kind (the text \"hop\") of the puzzle must be one of hops.",
                        "many.jsonl:3:10: error: The kind (the number 3) of the puzzle must be one of hops.");
    }

    /** A text in the correct file, its replacement, and the messages. */
    static Stream<Arguments> edits() {
        return Stream.of(
                Arguments.of(
                        "\"hops\"",
                        "null",
                        List.of("hops-7.json:2:11: error: The kind (null) of the puzzle must be one of hops.")),
                Arguments.of(
                        "\"kind\": \"hops\",",
                        "",
                        List.of("hops-7.json:1:1: error: The puzzle has no \"kind\". Give one of hops.")),
                Arguments.of(
                        "..#.#.",
                        "..#x#",
                        List.of(
                                "hops-7.json:7:7: error: Row 0 has 5 cells, but the width is 6. Rows are counted from 0.",
                                "hops-7.json:7:11: error: The cell 'x' in row 0, column 3 is not one of the kind hops. Its cells are '.#'.")),
                Arguments.of(
                        "\"height\": 1",
                        "\"height\": 2",
                        List.of(
                                "hops-7.json:6:35: error: The height (the number 2) of the board of the puzzle must be 1, the number of rows.")),
                Arguments.of(
                        "\"reach\": 2",
                        "\"reach\": 10",
                        List.of(
                                "hops-7.json:9:12: error: The reach (the number 10) of the puzzle must be a whole number from 1 to 9.")),
                Arguments.of(
                        "{\"column\": 3, \"seat\": \"stone\"}",
                        "{\"column\": 3, \"seat\": \"sofa\", \"x\": 1}",
                        List.of(
                                "hops-7.json:12:35: error: The field \"x\" of entry 1 of rests is unknown. Remove it; the fields are column, seat.")),
                Arguments.of(
                        "{\"column\": 3, \"seat\": \"stone\"}",
                        "{\"column\": 3, \"seat\": \"sofa\"}",
                        List.of(
                                "hops-7.json:12:27: error: The seat (the text \"sofa\") of entry 1 of rests must be one of stone, log.")),
                Arguments.of(
                        "\"..#.#.\"",
                        "\"..#.##\"",
                        List.of("hops-7.json:7:13: error: There is a hole at an end. Fill it.")),
                Arguments.of(
                        "\"column\": 3",
                        "\"column\": 6",
                        List.of("hops-7.json:12:5: error: The rest is off the row. Move it.")),
                Arguments.of(
                        "\"reach\": 2",
                        "\"reach\": 7",
                        List.of("hops-7.json:9:12: error: The reach is longer than the row. Shorten it.")),
                Arguments.of(
                        "\"hop\": 1",
                        "\"hop\": \"1\"",
                        List.of(
                                "hops-7.json:15:13: error: The hop (the text \"1\") of entry 0 of solution must be a whole number from 1 to 9.")),
                Arguments.of(
                        "\"reach\": 2,",
                        "\"raech\": 2,",
                        List.of(
                                "hops-7.json:1:1: error: The puzzle has no \"reach\". Every field must be there.",
                                "hops-7.json:9:3: error: The field \"raech\" of the puzzle is unknown. Remove it; the fields are kind, board, reach, rests, solution, id, name, title, author, source, seed, difficulty, rating, score.")),
                Arguments.of(
                        GOOD,
                        "",
                        List.of("hops-7.json:1:1: error: The file is empty. Give a puzzle that undercroft wrote.")),
                Arguments.of(GOOD, "[]", List.of("hops-7.json:1:1: error: The puzzle (a list) must be an object.")));
    }

    @ParameterizedTest
    @MethodSource("edits")
    void errorsAreReportedWithTheirPosition(String text, String instead, List<String> messages) {
        BadInputException exception =
                catchThrowableOfType(BadInputException.class, () -> read(GOOD.replace(text, instead)));

        assertThat(exception.diagnostics()).extracting(Diagnostic::toString).isEqualTo(messages);
    }

    @Test
    void aResultIsOnOneLine() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        PuzzleJson.writeLine(
                new Solved(Solved.Status.UNIQUE, true, 1, List.of(), List.of(Item.EMPTY.with("hop", 1)), 5, ""), out);

        assertThat(out.toString(StandardCharsets.UTF_8))
                .isEqualTo(
                        "{\"status\":\"unique\",\"deduced\":true,\"moves\":1,\"layers\":[],\"solution\":[{\"hop\":1}],"
                                + "\"nodes\":5,\"note\":\"\"}\n");
    }

    private static PuzzleFile read(String text) throws IOException, BadInputException {
        return new PuzzleReader(List.of(HOPS)).read(stream(text), "hops-7.json");
    }

    private static ByteArrayInputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}
