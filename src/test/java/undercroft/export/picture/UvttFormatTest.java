package undercroft.export.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import undercroft.export.SampleLayouts;
import undercroft.export.format.Appearance;
import undercroft.fixture.SmallLayouts;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.PlacedFloorPlan;
import undercroft.layout.PlacedRoom;
import undercroft.level.Access;
import undercroft.template.EdgeStyle;

class UvttFormatTest {

    private static final UvttFormat FORMAT = new UvttFormat();

    private static final ObjectMapper JSON = new ObjectMapper();

    /** A hall of 8 x 8 cells at the origin and a store of 4 x 4 from (8, 2) on, with a door from (8, 3) to (8, 5). */
    private static final Layout TWO_ROOMS = SmallLayouts.twoRooms();

    /** The border is one cell wide, and rows go down from the upper edge of the picture, at y = 9. */
    @Test
    void wallsAndDoorsAreInCellsFromTheUpperLeftCorner() throws IOException {
        JsonNode map = written(TWO_ROOMS, Appearance.DEFAULT);

        assertThat(map.at("/format").doubleValue()).isEqualTo(0.3);
        assertThat(map.at("/resolution")).isEqualTo(JSON.readTree("""
                        {"map_origin": {"x": 0.0, "y": 0.0}, "map_size": {"x": 14.0, "y": 10.0}, "pixels_per_grid": 70}
                        """));
        assertThat(map.at("/line_of_sight")).isEqualTo(JSON.readTree("""
                        [
                          [{"x": 9.0, "y": 4.0}, {"x": 9.0, "y": 1.0}, {"x": 1.0, "y": 1.0}, {"x": 1.0, "y": 9.0},
                           {"x": 9.0, "y": 9.0}, {"x": 9.0, "y": 6.0}],
                          [{"x": 9.0, "y": 6.0}, {"x": 9.0, "y": 7.0}, {"x": 13.0, "y": 7.0}, {"x": 13.0, "y": 3.0},
                           {"x": 9.0, "y": 3.0}, {"x": 9.0, "y": 4.0}]
                        ]
                        """));
        assertThat(map.at("/portals")).isEqualTo(JSON.readTree("""
                        [{"position": {"x": 9.0, "y": 5.0}, "bounds": [{"x": 9.0, "y": 6.0}, {"x": 9.0, "y": 4.0}],
                          "rotation": -1.5707963267948966, "closed": true, "freestanding": false}]
                        """));
        assertThat(map.at("/environment"))
                .isEqualTo(JSON.readTree("{\"baked_lighting\": false, \"ambient_light\": \"ffffffff\"}"));
        assertThat(map.at("/lights")).isEmpty();
    }

    @Test
    void thePictureHasWholeCells() throws IOException {
        BufferedImage image = picture(written(TWO_ROOMS, Appearance.DEFAULT.withPixelsPerCell(30)));

        assertThat(image.getWidth()).isEqualTo(14 * 30);
        assertThat(image.getHeight()).isEqualTo(10 * 30);
        int floor = image.getRGB(5 * 30, 5 * 30);
        assertThat(image.getRGB(11 * 30 + 15, 5 * 30)).as("the store").isEqualTo(floor);
        assertThat(image.getRGB(9 * 30, 5 * 30)).as("the doorway").isEqualTo(floor);
        assertThat(image.getRGB(9 * 30, 2 * 30)).as("the wall beside it").isNotEqualTo(floor);
        assertThat(image.getRGB(15, 15)).as("the border").isNotEqualTo(floor);
    }

    @Test
    void secretDoorsAreWalls() throws IOException {
        Layout secret = new Layout(
                TWO_ROOMS.level(),
                TWO_ROOMS.seed(),
                TWO_ROOMS.rooms(),
                TWO_ROOMS.doors().stream().map(UvttFormatTest::madeSecret).toList(),
                TWO_ROOMS.connections());
        JsonNode map = written(secret, Appearance.DEFAULT.withPixelsPerCell(30));

        assertThat(map.at("/portals")).isEmpty();
        assertThat(map.at("/line_of_sight/0")).hasSize(5);
        BufferedImage image = picture(map);
        assertThat(image.getRGB(9 * 30, 5 * 30)).isEqualTo(image.getRGB(9 * 30, 2 * 30));
        assertThat(FORMAT.note(secret, Appearance.DEFAULT))
                .contains("A secret door is a wall in uvtt, which has no secret doors.");
        assertThat(FORMAT.note(TWO_ROOMS, Appearance.DEFAULT)).isEmpty();
    }

    @Test
    void pillarsAreClosedLinesAmongTheObjects() throws IOException {
        List<PlacedRoom> rooms = new ArrayList<>(TWO_ROOMS.rooms());
        rooms.set(
                0,
                rooms.get(0)
                        .withFloorPlan(new PlacedFloorPlan(
                                List.of(), List.of(new Point(2, 3)), List.of(), EdgeStyle.STRAIGHT)));
        Layout pillar =
                new Layout(TWO_ROOMS.level(), TWO_ROOMS.seed(), rooms, TWO_ROOMS.doors(), TWO_ROOMS.connections());

        assertThat(written(pillar, Appearance.DEFAULT).at("/objects_line_of_sight"))
                .isEqualTo(JSON.readTree("""
                        [[{"x": 3.0, "y": 6.0}, {"x": 4.0, "y": 6.0}, {"x": 4.0, "y": 5.0}, {"x": 3.0, "y": 5.0}, {"x": 3.0, "y": 6.0}]]
                        """));
    }

    /** Names, colours of types and contents are for the game master. */
    @Test
    void allRoomsLookAlike() throws IOException {
        Layout keep = SampleLayouts.keep();
        JsonNode map = written(keep, Appearance.DEFAULT);

        assertThat(map.findValuesAsText("software")).isEqualTo(List.of("undercroft"));
        assertThat(map.toString()).doesNotContain("gate", "boss");
        BufferedImage image = picture(map);
        Box bounds = keep.bounds();
        Set<Integer> colours = new HashSet<>();
        for (PlacedRoom room : keep.rooms()) {
            Point cell = room.outline().vertices().get(0);
            // The cell at the lowest, leftmost corner, which is the first: at its upper right, away from walls and
            // their shadows.
            colours.add(image.getRGB(70 * (cell.x() - bounds.x() + 1) + 60, 70 * (bounds.maxY() - cell.y() + 1) - 60));
        }
        assertThat(colours).hasSize(1);
    }

    @Test
    void picturesThatAreTooLargeAreRefused() {
        assertThatThrownBy(() -> written(SampleLayouts.lattice(60), Appearance.DEFAULT.withPixelsPerCell(200)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("Draw it at a scale of");
    }

    private static Door madeSecret(Door door) {
        return door.withAccess(new Access(false, "", true));
    }

    private static JsonNode written(Layout layout, Appearance appearance) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        FORMAT.write(layout, appearance, out);
        return JSON.readTree(out.toByteArray());
    }

    private static BufferedImage picture(JsonNode map) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(map.at("/image").binaryValue()));
    }
}
