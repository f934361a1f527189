package undercroft.export.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import undercroft.export.SampleLayouts;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Layer;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.export.drawing.Drawing.Words;
import undercroft.export.drawing.Palette;
import undercroft.export.format.Appearance;
import undercroft.export.format.Appearance.Theme;
import undercroft.export.picture.NamePlace.Rectangle;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutMission;
import undercroft.layout.MissionRoom;
import undercroft.layout.PlacedFloorPlan;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.level.Access;
import undercroft.level.Contents;
import undercroft.level.PaletteEntry;
import undercroft.template.EdgeStyle;

/** What the layers of a map show. */
class MapMarksTest {

    @ParameterizedTest
    @EnumSource(Theme.class)
    void everyThemeDrawsTheSameFloorsAndNames(Theme theme) {
        Drawing drawing = LayoutDrawing.of(SampleLayouts.keep(), Appearance.DEFAULT.withTheme(theme));
        assertThat(layer(drawing, "floors")).hasSize(6);
        assertThat(texts(layer(drawing, "names")))
                .containsExactly("gate", "hall", "shrine-of-the-drowned", "Gewölbe", "grotto");
    }

    @Test
    void namesAreOnNoWallAndNoDoor() {
        Layout lattice = SampleLayouts.lattice(6);
        MapScale scale = MapScale.of(lattice.bounds(), Appearance.DEFAULT, 24, 82, 1);
        Drawing drawing = LayoutDrawing.of(lattice, Appearance.DEFAULT);
        List<Rectangle> doors = new ArrayList<>();
        for (Mark mark : layer(drawing, "doors")) {
            if (mark instanceof Area area) {
                doors.add(Rectangle.over(area.corners()));
            }
        }
        assertThat(doors).hasSizeGreaterThan(60);
        List<Rectangle> names = layer(drawing, "names").stream()
                .map(Words.class::cast)
                .map(words -> new Rectangle(
                        words.start().x(),
                        words.at().y() - words.lettering().size() * 0.72,
                        words.start().x() + words.width(),
                        words.at().y()))
                .toList();
        assertThat(names).hasSizeGreaterThanOrEqualTo(36);
        for (Rectangle name : names) {
            assertThat(doors).noneMatch(name::overlaps);
            assertThat(lattice.rooms())
                    .as("within one room")
                    .anyMatch(room -> Rectangle.over(scale.spots(room.outline()))
                                    .contains(corner(name, true))
                            && Rectangle.over(scale.spots(room.outline())).contains(corner(name, false)));
        }
    }

    @Test
    void withoutAGridThereIsNone() {
        Appearance plain = Appearance.DEFAULT.withGrid(false);
        assertThat(LayoutDrawing.of(SampleLayouts.keep(), plain).layers())
                .extracting(Layer::name)
                .contains("walls")
                .doesNotContain("grid");
    }

    @Test
    void labelsAndColoursOfTheLevelAreShownButUsualTypesKeepTheirs() {
        PlacedRoom vault = SampleLayouts.rectangle(0, "vault", "ice", 0, 0, 9, 9);
        PlacedRoom lair = SampleLayouts.rectangle(1, "lair", "boss", 9, 0, 9, 9);
        Layout layout = new Layout(
                "level",
                1,
                List.of(vault, lair),
                List.of(),
                List.of(),
                List.of(),
                List.of(new PaletteEntry("ice", 0x102030), new PaletteEntry("boss", 0x405060)));
        List<Mark> floors = layer(LayoutDrawing.of(layout, Appearance.DEFAULT), "floors");
        assertThat(((Area) floors.get(0)).fill()).isEqualTo(Colour.solid(0x102030));
        assertThat(((Area) floors.get(1)).fill()).isEqualTo(UsualType.BOSS.floor(Theme.LIGHT));
        Words name = (Words)
                layer(LayoutDrawing.of(layout, Appearance.DEFAULT), "names").get(0);
        assertThat(name.lettering().colour().contrastWith(Colour.solid(0x102030)))
                .isGreaterThan(7);
    }

    @Test
    void aSecretDoorHasAnSAndTheLegendSaysSo() {
        Layout layout = new Layout(
                "level",
                1,
                List.of(
                        SampleLayouts.rectangle(0, "a", "", 0, 0, 9, 9),
                        SampleLayouts.rectangle(1, "b", "", 9, 0, 9, 9)),
                List.of(new Door(0, 0, 1, Segment.of(9, 3, 9, 5), Facing.EAST, "", new Access(false, "", true))),
                List.of());
        Drawing drawing = LayoutDrawing.of(layout, Appearance.DEFAULT);
        assertThat(texts(layer(drawing, "doors"))).containsExactly("S");
        assertThat(texts(layer(drawing, "legend"))).contains("secret").doesNotContain("open");
    }

    @Test
    void aKeyLiesInItsRoomInTheColourOfItsLock() {
        Layout keep = SampleLayouts.keep();
        List<MissionRoom> rooms = new ArrayList<>();
        for (int room = 0; room < 5; room++) {
            Contents contents = room == 3 ? Contents.of("gold-key") : Contents.NONE;
            rooms.add(new MissionRoom(contents, 0, 0, 0));
        }
        Layout layout = keep.withMission(new LayoutMission(0, List.of(2), List.of(), rooms));
        MapScale scale = MapScale.of(layout.bounds(), Appearance.DEFAULT, 24, 82, 1);
        Rectangle room = Rectangle.over(scale.spots(layout.rooms().get(3).outline()));
        Colour lock = Objects.requireNonNull(LockColours.of(layout).keys().get("gold-key"));
        List<Area> keyParts = layer(LayoutDrawing.of(layout, Appearance.DEFAULT), "icons").stream()
                .filter(Area.class::isInstance)
                .map(Area.class::cast)
                .filter(area -> area.fill().equals(lock))
                .toList();
        assertThat(keyParts)
                .isNotEmpty()
                .allMatch(part -> part.corners().stream().allMatch(room::contains));
    }

    @Test
    void theWayOfAMissionIsShownOnRequest() {
        Layout layout = SampleLayouts.threeRoomMission();
        assertThat(LayoutDrawing.of(layout, Appearance.DEFAULT).layers())
                .extracting(Layer::name)
                .doesNotContain("way", "tension");
        Drawing drawing = LayoutDrawing.of(layout, Appearance.DEFAULT.withMission(true));
        assertThat(texts(layer(drawing, "way"))).containsExactly("1", "2", "3", "4");
        assertThat(texts(layer(drawing, "legend")))
                .containsSequence("1", "turn lever", "2", "take copper", "3", "open with copper", "4", "reach throne");
        assertThat(texts(layer(drawing, "tension")))
                .contains("Tension along the way", "1", "2", "3", "4", "gate", "larder", "throne");
    }

    /** Four visits: tension 0, ½, 0, 1, on a plot 90 pixels high. */
    @Test
    void theChartIsAsHighAsTheTension() {
        Drawing drawing = LayoutDrawing.of(SampleLayouts.threeRoomMission(), Appearance.DEFAULT.withMission(true));
        List<Double> heights = layer(drawing, "tension").stream()
                .filter(mark -> mark instanceof Strokes strokes
                        && strokes.pen().colour().equals(Palette.alarm()))
                .flatMap(mark -> ((Strokes) mark).strokes().get(0).spots().stream())
                .map(Spot::y)
                .toList();
        double bottom = heights.get(0);
        assertThat(heights).containsExactly(bottom, bottom - 45, bottom, bottom - 90);
    }

    @Test
    void aDoorShowsTheLeverThatItDependsOn() {
        Layout layout = SampleLayouts.threeRoomMission();
        Colour colour = Objects.requireNonNull(LockColours.of(layout).switches().get("lever"));
        assertThat(colour).isNotEqualTo(LockColours.of(layout).keys().get("copper"));
        Drawing drawing = LayoutDrawing.of(layout, Appearance.DEFAULT);
        for (String layer : List.of("doors", "icons")) {
            assertThat(layer(drawing, layer))
                    .as(layer)
                    .anyMatch(mark -> mark instanceof Area area && area.fill().equals(colour));
        }
        assertThat(texts(layer(drawing, "legend"))).contains("depends on lever");
    }

    @Test
    void aMarkerIsAnIconInItsCellAndInTheLegend() {
        PlacedMarker chest = new PlacedMarker("chest", "loot", new Point(2, 3), Optional.empty(), "");
        PlacedRoom room = SampleLayouts.rectangle(0, "a", "", 0, 0, 9, 9)
                .withFloorPlan(new PlacedFloorPlan(
                        List.of(Polygon.rectangle(5, 5, 2, 2)),
                        List.of(new Point(7, 1)),
                        List.of(chest),
                        EdgeStyle.ROUGH));
        Layout layout = SampleLayouts.of(room);
        MapScale scale = MapScale.of(layout.bounds(), Appearance.DEFAULT, 24, 82, 1);
        Drawing drawing = LayoutDrawing.of(layout, Appearance.DEFAULT);
        Rectangle cell = Rectangle.around(scale.middle(new Point(2, 3)), 16, 16);
        assertThat(layer(drawing, "icons")).isNotEmpty();
        for (Mark mark : layer(drawing, "icons")) {
            if (mark instanceof Area area) {
                assertThat(area.corners()).allMatch(cell::contains);
            }
        }
        assertThat(texts(layer(drawing, "legend"))).contains("In rooms", "chest");
    }

    @ParameterizedTest
    @EnumSource(UsualType.class)
    void everyUsualTypeHasAnIconThatFitsIntoItsSquare(UsualType type) {
        String name = type.name().toLowerCase(Locale.ROOT);
        assertThat(Icons.standard().has(name)).isTrue();
        Colour ink = Colour.solid(0);
        for (Mark mark : Icons.standard().drawn(name, new Spot(50, 50), 100, ink, Colour.WHITE, ink)) {
            if (mark instanceof Area area) {
                assertThat(area.corners())
                        .allMatch(spot -> spot.x() >= 0 && spot.x() <= 100 && spot.y() >= 0 && spot.y() <= 100);
            }
        }
    }

    @Test
    void cellsThatTouchAtACornerHaveTwoContours() {
        Set<Point> cells = new LinkedHashSet<>(List.of(new Point(0, 0), new Point(1, 0), new Point(2, 1)));
        List<List<Point>> loops = CellLoops.around(cells);
        assertThat(loops.stream().mapToInt(List::size).sum()).isEqualTo(10);
        assertThat(loops.stream().flatMap(List::stream)).contains(new Point(2, 1), new Point(3, 2));
    }

    private static Spot corner(Rectangle name, boolean first) {
        return first ? new Spot(name.left(), name.top()) : new Spot(name.right(), name.bottom());
    }

    private static List<Mark> layer(Drawing drawing, String name) {
        return drawing.layers().stream()
                .filter(layer -> layer.name().equals(name))
                .findFirst()
                .orElseThrow()
                .marks();
    }

    private static List<String> texts(List<Mark> marks) {
        return marks.stream()
                .filter(Words.class::isInstance)
                .map(mark -> ((Words) mark).text())
                .toList();
    }
}
