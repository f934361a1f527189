package undercroft.export;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.export.format.Appearance;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;

class EdgarLegacyFormatTest {

    @Test
    void shapesHavePositionsAndDoorsAreInWorldCoordinates() throws Exception {
        assertThat(written(layout("7", "3"))).startsWith("""
                [
                  {
                    "Node": 7,
                    "Shape": [
                      {
                        "X": -2,
                        "Y": 2
                      },
                      {
                        "X": 0,
                        "Y": 2
                      },
                      {
                        "X": 0,
                        "Y": 0
                      },
                      {
                        "X": -2,
                        "Y": 0
                      }
                    ],
                    "Position": {
                      "X": 2,
                      "Y": 0
                    },
                    "IsCorridor": false,
                    "Doors": [
                      {
                        "Node": 8,
                        "From": {
                          "X": 2,
                          "Y": 0
                        },
                        "To": {
                          "X": 2,
                          "Y": 1
                        }
                      }
                    ]
                  },
                """);
    }

    @Test
    void nodesAreIdsIfAllAreNumbersAndOtherwiseIndexes() throws Exception {
        assertThat(nodes(layout("7", "3"))).containsExactly("7", "3", "8");
        assertThat(nodes(layout("7", "hall"))).containsExactly("0", "1", "2");
        assertThat(nodes(layout("07", "3"))).containsExactly("0", "1", "2");
    }

    @Test
    void corridorsAloneAreNumberedFromZero() throws Exception {
        PlacedRoom corridor = room(0, "a--b", true, new Point(0, 0), Polygon.rectangle(0, 0, 1, 1), List.of());

        assertThat(nodes(new Layout("test", 1, List.of(corridor), List.of(), List.of())))
                .containsExactly("0");
    }

    private static List<String> nodes(Layout layout) throws Exception {
        return written(layout)
                .lines()
                .filter(line -> line.startsWith("    \"Node\""))
                .map(line -> line.replaceAll("[^0-9]", ""))
                .toList();
    }

    /** Two rooms side by side with a corridor between them. */
    private static Layout layout(String first, String second) {
        return new Layout(
                "test",
                1,
                List.of(
                        room(0, first, false, new Point(2, 0), Polygon.rectangle(0, 0, 2, 2), List.of(0)),
                        room(1, second, false, new Point(3, 0), Polygon.rectangle(3, 0, 2, 2), List.of(1)),
                        room(
                                2,
                                first + "--" + second,
                                true,
                                new Point(2, 0),
                                Polygon.rectangle(2, 0, 1, 1),
                                List.of(0, 1))),
                List.of(
                        new Door(0, 0, 2, Segment.of(2, 0, 2, 1), Facing.EAST, "", false, ""),
                        new Door(1, 2, 1, Segment.of(3, 0, 3, 1), Facing.EAST, "", false, "")),
                List.of(new LayoutConnection(0, 1, 2, false, "")));
    }

    private static PlacedRoom room(
            int index, String id, boolean isCorridor, Point position, Polygon outline, List<Integer> doors) {
        return new PlacedRoom(index, id, "", "t", isCorridor, position, Transform.R0, outline, doors, List.of());
    }

    private static String written(Layout layout) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new EdgarLegacyFormat().write(layout, Appearance.DEFAULT, out);
        return out.toString(UTF_8);
    }
}
