package undercroft.puzzle.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.puzzle.kinds.PuzzleKinds;
import undercroft.source.BadInputException;

/** Puzzles whose other fields are fine, so that only the board keeps them from being made. */
class MissingBoardTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"kind\": \"tilt\", \"sills\": []}"
                        + "|p.json:1:1: error: The puzzle has no \"board\". Every field must be there.",
                "{\"kind\": \"lines\"}" + "|p.json:1:1: error: The puzzle has no \"board\". Every field must be there.",
                "{\"kind\": \"tilt\", \"sills\": [], \"board\": {}}"
                        + "|p.json:1:40: error: The board of the puzzle has no \"width\", \"height\", \"rows\". Every field must be there.",
                "{\"kind\": \"tilt\", \"sills\": [], \"board\": {\"width\": 1, \"height\": 0, \"rows\": []}}"
                        + "|p.json:1:63: error: The height (the number 0) of the board of the puzzle must be a whole number from 1 to 1000."
            })
    void isReportedOnce(String file, String message) {
        BadInputException refused = catchThrowableOfType(
                BadInputException.class,
                () -> new PuzzleReader(PuzzleKinds.all())
                        .read(new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8)), "p.json"));

        assertThat(refused.diagnostics()).extracting(Object::toString).containsExactly(message);
    }
}
