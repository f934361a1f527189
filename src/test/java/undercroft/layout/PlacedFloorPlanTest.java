package undercroft.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Box;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.random.SeededRandom;
import undercroft.template.EdgeStyle;
import undercroft.template.FloorPlan;
import undercroft.template.Marker;

class PlacedFloorPlanTest {

    /** Markers by where they look, a pillar and a floor cell. */
    private static final Map<Character, CardinalDirection> ARROWS = Map.of(
            '^', CardinalDirection.NORTH,
            '>', CardinalDirection.EAST,
            'v', CardinalDirection.SOUTH,
            '<', CardinalDirection.WEST);

    /** What a character becomes when a drawing is rotated clockwise, and when left and right are swapped. */
    private static final Map<Character, Character> ROTATED = Map.of('^', '>', '>', 'v', 'v', '<', '<', '^');

    private static final Map<Character, Character> MIRRORED = Map.of('>', '<', '<', '>');

    @Test
    void aQuarterTurn() {
        assertThat(drawn(List.of("^.o", "..<"), Transform.R90, Point.ORIGIN)).containsExactly(".>", "..", "^o");
    }

    @Test
    void aMirrorImage() {
        assertThat(drawn(List.of("^.o", "..<"), Transform.M0, Point.ORIGIN)).containsExactly("o.^", ">..");
    }

    /** The oracle turns drawings as text, row by row and letter by letter. */
    @Test
    void markersAndPillarsTurnWithTheRoom() {
        forEachSeed(300, (seed, draw) -> {
            List<String> drawing = randomDrawing(draw);
            Point position = new Point(draw.between(-20, 20), draw.between(-20, 20));
            for (Transform transform : Transform.ALL) {
                List<String> expected = transform.mirrored() ? mirrored(drawing) : drawing;
                for (int turned = 0; turned < transform.rotation(); turned += 90) {
                    expected = rotated(expected);
                }
                assertThat(drawn(drawing, transform, position))
                        .as("%s of %s", transform, drawing)
                        .isEqualTo(expected);
            }
        });
    }

    @Test
    void holesTurnWithTheRoomAndThoseOfOneCellArePillars() {
        FloorPlan plan = FloorPlan.BARE
                .withHoles(List.of(Polygon.rectangle(1, 1, 2, 3), Polygon.rectangle(5, 2, 1, 1)))
                .withEdge(EdgeStyle.ROUGH);

        PlacedFloorPlan placed = PlacedFloorPlan.of(plan, Transform.R90, new Point(10, 20));

        assertThat(placed.holes()).containsExactly(Polygon.rectangle(11, 17, 3, 2));
        assertThat(placed.pillars()).containsExactly(new Point(12, 14));
        assertThat(placed.edge()).isEqualTo(EdgeStyle.ROUGH);
    }

    private static List<String> randomDrawing(SeededRandom draw) {
        int width = draw.between(1, 6);
        List<String> rows = new ArrayList<>();
        for (int row = draw.between(1, 6); row > 0; row--) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < width; column++) {
                line.append("....^>v<o".charAt(draw.below(9)));
            }
            rows.add(line.toString());
        }
        return rows;
    }

    private static List<String> mirrored(List<String> rows) {
        return rows.stream()
                .map(row -> changed(new StringBuilder(row).reverse().toString(), MIRRORED))
                .toList();
    }

    private static List<String> rotated(List<String> rows) {
        List<String> turned = new ArrayList<>();
        for (int column = 0; column < rows.get(0).length(); column++) {
            StringBuilder line = new StringBuilder();
            for (int row = rows.size() - 1; row >= 0; row--) {
                line.append(rows.get(row).charAt(column));
            }
            turned.add(changed(line.toString(), ROTATED));
        }
        return turned;
    }

    private static String changed(String row, Map<Character, Character> letters) {
        StringBuilder line = new StringBuilder();
        row.chars()
                .forEach(c ->
                        line.append(letters.getOrDefault((char) c, (char) c).charValue()));
        return line.toString();
    }

    /** A drawing as a floor plan, placed, and drawn again. */
    private static List<String> drawn(List<String> drawing, Transform transform, Point position) {
        int width = drawing.get(0).length();
        List<Marker> markers = new ArrayList<>();
        List<Point> pillars = new ArrayList<>();
        for (int row = 0; row < drawing.size(); row++) {
            for (int column = 0; column < width; column++) {
                char letter = drawing.get(row).charAt(column);
                Point cell = new Point(column, drawing.size() - 1 - row);
                if (letter == 'o') {
                    pillars.add(cell);
                } else if (letter != '.') {
                    markers.add(new Marker("m", "", cell, Optional.ofNullable(ARROWS.get(letter)), 1));
                }
            }
        }
        FloorPlan plan = FloorPlan.BARE.withPillars(pillars).withMarkers(markers);
        Box box = Polygon.rectangle(0, 0, width, drawing.size())
                .transformed(transform)
                .translated(position)
                .bounds();
        return drawn(PlacedFloorPlan.of(plan, transform, position), box);
    }

    private static List<String> drawn(PlacedFloorPlan plan, Box box) {
        List<StringBuilder> rows = new ArrayList<>();
        for (int row = 0; row < box.height(); row++) {
            rows.add(new StringBuilder(String.join("", Collections.nCopies(box.width(), "."))));
        }
        plan.pillars().forEach(cell -> set(rows, box, cell, 'o'));
        plan.markers()
                .forEach(marker ->
                        set(rows, box, marker.cell(), letter(marker.facing().orElseThrow())));
        return rows.stream().map(StringBuilder::toString).toList();
    }

    private static char letter(CardinalDirection facing) {
        return ARROWS.entrySet().stream()
                .filter(arrow -> arrow.getValue() == facing)
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    private static void set(List<StringBuilder> rows, Box box, Point cell, char letter) {
        rows.get(box.maxY() - 1 - cell.y()).setCharAt(cell.x() - box.x(), letter);
    }
}
