package undercroft.export.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import undercroft.export.SampleLayouts;
import undercroft.export.Xml;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.format.Appearance;
import undercroft.export.format.TileSettings;
import undercroft.fixture.ShippedLayouts;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomPuzzle;
import undercroft.puzzle.Puzzle;
import undercroft.puzzle.Scene;
import undercroft.puzzle.kinds.PuzzleKinds;

/** At 10 pixels per cell, the keep's lower left corner is at [34, 302] on the page. */
class SvgFormatTest {

    private static final Appearance TEN = new Appearance(Appearance.Theme.LIGHT, 10, TileSettings.DEFAULT);

    @Test
    void aDoorIsAGapInTheWallsOfBothRooms() throws Exception {
        Element walls = layer(SampleLayouts.keep(), "walls");
        Spot middleOfTheDoor = page(10, 2);
        Spot besideTheDoor = page(10, 0.5);
        for (int room = 0; room <= 1; room++) {
            List<List<Spot>> wall = strokes(Xml.children(walls).get(room));
            assertThat(wall).noneMatch(stroke -> runsThrough(stroke, middleOfTheDoor));
            assertThat(wall).anyMatch(stroke -> runsThrough(stroke, besideTheDoor));
        }
    }

    @Test
    void aDoorInASlantedWallIsAlsoAGap() throws Exception {
        List<List<Spot>> octagon =
                strokes(Xml.children(layer(SampleLayouts.keep(), "walls")).get(2));
        assertThat(octagon).noneMatch(stroke -> runsThrough(stroke, page(18.5, 13.5)));
        assertThat(octagon).anyMatch(stroke -> runsThrough(stroke, page(17.5, 14.5)));
    }

    @Test
    void everyFloorHasTheColourOfItsRoomsType() throws Exception {
        List<Element> floors = Xml.children(layer(SampleLayouts.keep(), "floors"));
        assertThat(floors).hasSize(6);
        assertThat(floors.get(0).getAttribute("d")).isEqualTo("M34 302L134 302L134 262L84 262L84 212L34 212Z");
        assertThat(floors).extracting(floor -> floor.getAttribute("fill")).doesNotHaveDuplicates();
        assertThat(floors.get(3).getTextContent()).isEqualTo("3: Gew\u00F6lbe (boss)\nyou r0");
    }

    @Test
    void roomsHaveNamesAndCorridorsDoNot() throws Exception {
        String names = layer(SampleLayouts.keep(), "names").getTextContent();
        assertThat(names).contains("gate", "hall", "Gew\u00F6lbe", "grotto").doesNotContain("gate-");
    }

    @Test
    void namesStayInTheirRooms() throws Exception {
        Layout lattice = SampleLayouts.lattice(10);
        Element names = layer(lattice, "names");
        assertThat(Xml.children(names)).hasSizeGreaterThanOrEqualTo(100);
        for (Element name : Xml.children(names)) {
            double middle = number(name, "x");
            double half = number(name, "textLength") / 2;
            // Rooms are 90 pixels wide, and the first one begins at 34.
            assertThat(Math.floor((middle - half - 34) / 90)).isEqualTo(Math.floor((middle + half - 34) / 90));
        }
    }

    @Test
    void aNameThatDoesNotFitIsALetterThatTheLegendExplains() throws Exception {
        List<PlacedRoom> rooms = new ArrayList<>(List.of(SampleLayouts.rectangle(0, "a", "", 0, 0, 4, 4)));
        for (int i = 1; i <= 28; i++) {
            rooms.add(SampleLayouts.rectangle(i, "antechamber-of-whispers-" + i, "", 3 + i, 0, 1, 1));
        }
        Layout layout = SampleLayouts.of(rooms.toArray(PlacedRoom[]::new));

        assertThat(Xml.all(layer(layout, "names"), "text"))
                .extracting(Element::getTextContent)
                .hasSize(29)
                .startsWith("a", "A", "B", "C")
                .endsWith("Z", "AA", "AB");
        assertThat(Xml.all(layer(layout, "legend"), "text"))
                .extracting(Element::getTextContent)
                .containsSubsequence("Names", "B", "antechamber-of-whispers-2", "AB", "antechamber-of-whispers-28");
    }

    @Test
    void theLegendExplainsTypesAndSymbols() throws Exception {
        assertThat(Xml.all(layer(SampleLayouts.keep(), "legend"), "text"))
                .extracting(Element::getTextContent)
                .containsExactly(
                        "Rooms",
                        "boss",
                        "entrance",
                        "secret",
                        "treasure",
                        "any other",
                        "corridor",
                        "Doors",
                        "open",
                        "one way",
                        "gold-key");
    }

    /** Letters on pieces have the colour of the page, which is not to be taken for the ground of a board. */
    @Test
    void puzzlesHaveAllTheirLetters() throws Exception {
        Layout layout = ShippedLayouts.of("oracle-caves", 0);
        List<String> letters = new ArrayList<>();
        for (RoomPuzzle puzzle : layout.puzzles()) {
            Scene scene = Puzzle.read(PuzzleKinds.named(puzzle.kind()).orElseThrow(), puzzle.data())
                    .draw(Optional.empty());
            for (Scene.Mark mark : scene.marks()) {
                if (mark instanceof Scene.Label label) {
                    letters.add(label.text());
                }
            }
        }
        assertThat(letters).contains("A", "W", "F", "E", "2");

        assertThat(Xml.all(layer(layout, "puzzles"), "text"))
                .extracting(Element::getTextContent)
                .containsExactlyInAnyOrderElementsOf(letters);
    }

    @Test
    void theTitleNamesLevelAndSeed() throws Exception {
        assertThat(Xml.all(layer(SampleLayouts.keep(), "title"), "text"))
                .extracting(Element::getTextContent)
                .containsExactly("keep", "seed 7  \u00B7  5 rooms  \u00B7  26 \u00D7 21 cells");
    }

    @Test
    void namesMayContainAnyCharacters() throws Exception {
        String name = "<&\"'>\u0000\u001B\uD800\uFFFF\uD83D\uDDDD";
        Element svg = Xml.parse(written(SampleLayouts.of(SampleLayouts.rectangle(0, name, name, 0, 0, 40, 9)), TEN));
        assertThat(svg.getTextContent()).contains("<&\"'>????\uD83D\uDDDD");
    }

    /** A picture of a broken layout helps to find what is wrong with it. */
    @Test
    void drawsALayoutWhoseDoorsAreNotOnWalls() throws Exception {
        Layout wrong = new Layout(
                "wrong",
                1,
                List.of(SampleLayouts.rectangle(0, "a", "", 0, 0, 4, 4)),
                List.of(new Door(0, 0, 0, Segment.of(50, 50, 53, 54), Facing.SLANTED, "", true, "key")),
                List.of());
        Element walls = layer(wrong, "walls");
        List<List<Spot>> wall = strokes(Xml.children(walls).get(0));
        assertThat(wall).hasSize(1);
        assertThat(wall.get(0))
                .containsExactly(
                        new Spot(34, 132), new Spot(74, 132), new Spot(74, 92), new Spot(34, 92), new Spot(34, 132));
    }

    private static byte[] written(Layout layout, Appearance appearance) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new SvgFormat().write(layout, appearance, out);
        assertThat(out.toString(StandardCharsets.UTF_8)).endsWith("</svg>\n");
        return out.toByteArray();
    }

    private static Element layer(Layout layout, String name) throws Exception {
        return Xml.children(Xml.parse(written(layout, TEN))).stream()
                .filter(group -> group.getAttribute("id").equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** The place of a point of the keep on the page. */
    private static Spot page(double x, double y) {
        return new Spot(34 + 10 * x, 302 - 10 * y);
    }

    private static List<List<Spot>> strokes(Element path) {
        List<List<Spot>> strokes = new ArrayList<>();
        for (String stroke : path.getAttribute("d").substring(1).split("M", -1)) {
            List<Spot> spots = new ArrayList<>();
            for (String spot : stroke.replace("Z", "").split("L", -1)) {
                String[] numbers = spot.split(" ", -1);
                spots.add(new Spot(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1])));
            }
            if (stroke.endsWith("Z")) {
                spots.add(spots.get(0));
            }
            strokes.add(spots);
        }
        return strokes;
    }

    private static boolean runsThrough(List<Spot> stroke, Spot spot) {
        for (int i = 0; i + 1 < stroke.size(); i++) {
            double ax = stroke.get(i).x() - spot.x();
            double ay = stroke.get(i).y() - spot.y();
            double bx = stroke.get(i + 1).x() - spot.x();
            double by = stroke.get(i + 1).y() - spot.y();
            if (ax * by - ay * bx == 0 && ax * bx + ay * by <= 0) {
                return true;
            }
        }
        return false;
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }
}
