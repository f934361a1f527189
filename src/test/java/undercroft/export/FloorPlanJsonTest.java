package undercroft.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.layout.Layout;
import undercroft.layout.PlacedFloorPlan;
import undercroft.layout.PlacedMarker;
import undercroft.source.BadInputException;
import undercroft.template.EdgeStyle;

class FloorPlanJsonTest {

    private static final Layout CRYPT = SampleLayouts.of(SampleLayouts.rectangle(0, "crypt", "", 2, 3, 9, 7)
            .withFloorPlan(new PlacedFloorPlan(
                    List.of(Polygon.rectangle(4, 5, 2, 1)),
                    List.of(new Point(8, 8)),
                    List.of(
                            new PlacedMarker(
                                    "chest", "loot", new Point(3, 4), Optional.of(CardinalDirection.WEST), "gem"),
                            new PlacedMarker("altar", "", new Point(10, 9), Optional.empty(), "")),
                    EdgeStyle.ROUGH)));

    @Test
    void writesFlatObjects() throws IOException {
        assertThat(written()).contains("""
                "holes": [{"points": [{"x": 4, "y": 5}, {"x": 6, "y": 5}, {"x": 6, "y": 6}, {"x": 4, "y": 6}]}, \
                {"points": [{"x": 8, "y": 8}, {"x": 9, "y": 8}, {"x": 9, "y": 9}, {"x": 8, "y": 9}]}], \
                "markers": [{"name": "chest", "group": "loot", "x": 3, "y": 4, "facing": "west", "holds": "gem"}, \
                {"name": "altar", "group": "", "x": 10, "y": 9, "facing": "", "holds": ""}], "edge": "rough\"""");
    }

    @Test
    void readsWhatItWrote() throws Exception {
        assertThat(read(written())).isEqualTo(CRYPT);
    }

    @Test
    void theSchemaAcceptsIt() throws IOException {
        assertThat(LayoutSchemaTest.complaints(written())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "`\"facing\": \"west\"`, `\"facing\": \"slanted\"`, must be empty or one of north",
                "`\"name\": \"altar\"`, `\"name\": \"\"`, must not be empty",
                "`\"x\": 10, \"y\": 9`, `\"x\": 11, \"y\": 9`, must be a whole number from 2 to 10",
                "`\"x\": 10, \"y\": 9`, `\"x\": 10, \"y\": 2`, must be a whole number from 3 to 9",
                "`{\"x\": 4, \"y\": 5}`, `{\"x\": -4, \"y\": 5}`, must be a whole number from 2 to 11",
                "`{\"x\": 4, \"y\": 5}, `, `{\"x\": 6, \"y\": 6}, `, must not come to [6,6] twice",
                "`\"edge\": \"rough\"`, `\"edge\": \"ruff\"`, must be straight or rough",
                "`\"holds\": \"gem\"`, `\"holds\": 7`, must be a text",
                "`\"group\": \"loot\", `, ``, has no \"group\"",
            })
    void refuses(String good, String bad, String message) throws IOException {
        assertThat(written()).contains(good);
        assertThatThrownBy(() -> read(written().replace(good, bad)))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining(message);
    }

    private static Layout read(String text) throws IOException, BadInputException {
        return LayoutJson.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "crypt-1.json");
    }

    private static String written() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new LayoutJson("9.9.9").write(CRYPT, out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
