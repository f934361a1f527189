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
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.DungeonGenerator;
import undercroft.fixture.PuzzleLayouts;
import undercroft.fixture.ShippedLayouts;
import undercroft.layout.Layout;
import undercroft.layout.RoomPuzzle;
import undercroft.level.Level;
import undercroft.mission.MissionLevels;
import undercroft.search.Outcome;

class LayoutSchemaTest {

    @Test
    void acceptsTheHandWrittenFile() throws IOException {
        assertThat(complaints(LayoutJsonTest.keepFile())).isEmpty();
    }

    @Test
    void acceptsWrittenLayouts() throws IOException {
        assertThat(complaints(written(SampleLayouts.lattice(10)))).isEmpty();
    }

    /** A mission, markers that hold something, slots, distances and a minimap: all that version 2 adds. */
    @Test
    void acceptsEveryDetail() throws IOException {
        Level level = MissionLevels.read(
                "rooms:",
                "  gate: { type: entrance, label: The Gate }",
                "  a: { holds: copper }",
                "  throne: { type: boss }",
                "connections: [[gate, a], { from: a, to: throne, lock: copper, secret: true }]",
                "palette: { boss: \"#8c2f39\" }",
                "spawn: [{ marker: bat, count: 1, in: { type: boss } }]");
        DungeonGenerator generator = DungeonGenerator.of(level);
        Layout layout = generator.survey(((Outcome.Found) generator.generate(1)).layout());

        assertThat(layout.survey().orElseThrow().doorSlots()).isNotEmpty();
        String json = written(layout);
        assertThat(json)
                .contains(
                        "\"formatVersion\": 2",
                        "\"holds\": \"copper\"",
                        "\"holds\": \"bat\"",
                        "\"doorSlots\"",
                        "\"distances\"",
                        "\"doorPaths\"",
                        "\"minimap\"",
                        "\"palette\"");
        assertThat(complaints(json)).isEmpty();
        for (String field : List.of("facing", "behind", "fromStart", "doorA", "order", "room", "holds", "colour")) {
            assertThat(complaints(json.replace("\"%s\"".formatted(field), "\"x-%s\"".formatted(field))))
                    .as(field)
                    .isNotEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "`\"formatVersion\": 1`, `\"formatVersion\": 3`",
                "`\"seed\": 7`, `\"seed\": -7`",
                "`\"seed\": 7`, `\"seed\": 7, \"palette\": [{\"name\": \"boss\", \"colour\": \"red\"}]`",
                "`\"type\": \"boss\"`, `\"type\": \"boss\", \"label\": 7`",
                "`\"facing\": \"east\"`, `\"facing\": \"east\", \"secret\": \"no\"`",
                "`\"seed\": 7`, `\"seed\": 7, \"mission\": {\"start\": 0, \"goal\": [1]}`",
                "`\"facing\": \"east\"`, `\"facing\": \"east\", \"opens\": \"both\"`",
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

    /** Filled with every kind of puzzle, as the program fills layouts. */
    @Test
    void acceptsPuzzlesOfEveryKind() throws Exception {
        Layout layout = ShippedLayouts.of("riddle-crypt", 3);

        assertThat(layout.puzzles())
                .extracting(RoomPuzzle::kind)
                .doesNotHaveDuplicates()
                .hasSize(4);
        assertThat(complaints(written(layout))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "`\"kind\": \"tilt\"`, `\"kind\": \"lines\"`",
                "`\"sills\": [], `, ``",
                "`{\"way\": \"west\"}`, `{\"way\": \"west\", \"tile\": 1}`",
                "`{\"way\": \"west\"}`, `{\"way\": \"up\"}`",
                "`\"difficulty\": 0.25`, `\"difficulty\": 2`",
            })
    void refusesPuzzles(String good, String bad) throws IOException {
        String file = written(PuzzleLayouts.twoRooms());
        assertThat(complaints(file)).isEmpty();
        assertThat(file).contains(good);
        assertThat(complaints(file.replace(good, bad))).isNotEmpty();
    }

    static Set<?> complaints(String file) throws IOException {
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
