package undercroft.puzzle.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.fixture.HopKind;

final class PuzzleSchemaTest {

    private static final String GOOD = """
            {"kind": "hops", "id": 3, "board": {"width": 3, "height": 1, "rows": ["..."]}, "reach": 2,
             "rests": [{"column": 1, "seat": "stone"}], "solution": [{"hop": 2}]}""";

    @Test
    void aPuzzleFollowsTheSchema() throws IOException {
        assertThat(isValid(GOOD)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "hops" | "hop"
            "reach": 2 | "reach": 10
            "reach": 2 | "reach": "2"
            "reach": 2, | ``
            "..." | ".x."
            "stone" | "sofa"
            "column": 1, | ``
            "id" | "ib"
            "height": 1, | ``
            "hop": 2 | "hop": 2, "skip": 1
            """)
    void incorrectPuzzlesDoNotFollowTheSchema(String text, String instead) throws IOException {
        assertThat(GOOD).contains(text);
        assertThat(isValid(GOOD.replace(text, instead))).isFalse();
    }

    private static boolean isValid(String puzzle) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PuzzleSchema.write(List.of(new HopKind()), out);
        JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(out.toString(StandardCharsets.UTF_8));
        return schema.validate(puzzle, InputFormat.JSON).isEmpty();
    }
}
