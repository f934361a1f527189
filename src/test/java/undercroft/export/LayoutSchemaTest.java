package undercroft.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.layout.Layout;

class LayoutSchemaTest {

    @Test
    void admitsTheHandWrittenFile() throws IOException {
        assertThat(complaints(LayoutJsonTest.keepFile())).isEmpty();
    }

    @Test
    void admitsWhatIsWritten() throws IOException {
        assertThat(complaints(written(SampleLayouts.lattice(10)))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "`\"formatVersion\": 1`, `\"formatVersion\": 2`",
                "`\"seed\": 7`, `\"seed\": -7`",
                "`\"seed\": 7`, `\"seed\": 7, \"speed\": 7`",
                "`\"level\": \"keep\",`, ``",
                "`\"rotation\": 90`, `\"rotation\": 45`",
                "`\"type\": \"boss\"`, `\"type\": null`",
                "`\"value\": \"3\"`, `\"value\": 3`",
                "`\"facing\": \"east\"`, `\"facing\": \"left\"`",
                "`\"corridor\": 5`, `\"corridor\": -2`",
            })
    void refuses(String good, String bad) throws IOException {
        String file = LayoutJsonTest.keepFile();
        assertThat(file).contains(good);
        assertThat(complaints(file.replace(good, bad))).isNotEmpty();
    }

    private static Set<?> complaints(String file) throws IOException {
        try (InputStream in = Objects.requireNonNull(
                LayoutSchemaTest.class.getResourceAsStream("/undercroft/schema/layout.schema.json"), "the schema")) {
            JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                    .getSchema(in);
            return schema.validate(file, InputFormat.JSON);
        }
    }

    private static String written(Layout layout) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new LayoutJson("9.9.9").write(layout, out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
