package undercroft.export.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import undercroft.export.Xml;
import undercroft.export.drawing.Palette;
import undercroft.export.format.Appearance;
import undercroft.export.picture.TraceFrame.TracedRoom;
import undercroft.geometry.Polygon;

class TraceSvgTest {

    private static final TracedRoom GATE = room("gate", 0);
    private static final TracedRoom HALL = room("hall", 10);
    private static final TracedRoom VAULT = room("vault", 20);
    private static final TracedRoom ELSEWHERE = room("vault", 30);

    /** Frames of 0.8 s each and a pause of 3 s. */
    private static final List<TraceFrame> SEARCH = List.of(
            new TraceFrame("chain 1 of 2", false, List.of(GATE, HALL)),
            new TraceFrame("chain 2 of 2", false, List.of(GATE, HALL, VAULT)),
            new TraceFrame("back to chain 1", true, List.of(GATE, HALL)),
            new TraceFrame("chain 2 of 2, again", false, List.of(GATE, HALL, ELSEWHERE)));

    @Test
    void everyStepShowsItsRoomsAndItsCaption() throws Exception {
        Element svg = written(SEARCH);
        assertThat(textsShown(svg, 0.1)).containsExactlyInAnyOrder("gate", "hall", "chain 1 of 2");
        assertThat(textsShown(svg, 0.9)).containsExactlyInAnyOrder("gate", "hall", "vault", "chain 2 of 2");
        assertThat(textsShown(svg, 2.5)).containsExactlyInAnyOrder("gate", "hall", "vault", "chain 2 of 2, again");
    }

    @Test
    void aStepBackShowsTheRemovedRoomsOnceMore() throws Exception {
        Element svg = written(SEARCH);
        assertThat(textsShown(svg, 1.7)).containsExactlyInAnyOrder("gate", "hall", "vault", "back to chain 1");
        assertThat(fill(svg, "vault", 1.7)).isEqualTo(Palette.LIGHT.lost().hex());
    }

    @Test
    void newRoomsAreHighlightedForOneStep() throws Exception {
        Element svg = written(SEARCH);
        assertThat(fill(svg, "gate", 0.1)).isEqualTo(Palette.LIGHT.fresh().hex());
        assertThat(fill(svg, "gate", 0.9)).isEqualTo(Palette.LIGHT.room().hex());
        assertThat(fill(svg, "vault", 0.9)).isEqualTo(Palette.LIGHT.fresh().hex());
    }

    @Test
    void highlightedRoomsThenTakeTheColoursOfTheirTypes() throws Exception {
        TracedRoom gate = new TracedRoom("gate", "entrance", false, Polygon.rectangle(0, 0, 8, 8));
        TracedRoom throne = new TracedRoom("throne", "boss", false, Polygon.rectangle(8, 0, 8, 8));
        Element svg = written(List.of(
                new TraceFrame("both", false, List.of(gate, throne, HALL)),
                new TraceFrame("still", false, List.of(gate, throne, HALL))));
        RoomColours floors = RoomColours.of(Appearance.Theme.LIGHT, List.of("entrance", "boss"));
        assertThat(fill(svg, "gate", 0.9)).isEqualTo(floors.of("entrance").hex());
        assertThat(fill(svg, "throne", 0.9)).isEqualTo(floors.of("boss").hex());
        assertThat(fill(svg, "hall", 0.9)).isEqualTo(Palette.LIGHT.room().hex());
    }

    @Test
    void theLastStepIsShownDuringThePause() throws Exception {
        Element svg = written(SEARCH);
        assertThat(textsShown(svg, 4 * 0.8 + 2.9)).contains("chain 2 of 2, again");
        assertThat(Xml.all(svg, "animate"))
                .isNotEmpty()
                .allMatch(animation -> animation.getAttribute("dur").equals("6.2s"))
                .allMatch(animation -> animation.getAttribute("repeatCount").equals("indefinite"));
    }

    @Test
    void aViewerWithoutAnimationsShowsTheLastStep() throws Exception {
        assertThat(Xml.all(written(SEARCH), "g").stream()
                        .filter(group -> group.getAttribute("visibility").equals("visible"))
                        .map(TraceSvgTest::text))
                .containsExactlyInAnyOrder("gate", "hall", "vault", "chain 2 of 2, again");
    }

    @Test
    void aSingleStepIsNotAnimated() throws Exception {
        assertThat(textsShown(written(SEARCH.subList(0, 1)), 2))
                .containsExactlyInAnyOrder("gate", "hall", "chain 1 of 2");
        assertThat(textsShown(written(List.of(new TraceFrame("nothing yet", false, List.of()))), 1))
                .containsExactly("nothing yet");
    }

    @Test
    void longSearchesAreThinnedOutButKeepTheLastStep() {
        List<TraceFrame> frames = IntStream.range(0, 1000)
                .mapToObj(i -> new TraceFrame("step " + i, false, List.of(GATE)))
                .toList();
        List<TraceFrame> kept = TraceSvg.thinned(frames);
        // Every fourth frame, and number 999.
        assertThat(kept).hasSize(251);
        assertThat(kept.get(1).caption()).isEqualTo("step 4");
        assertThat(kept.get(250).caption()).isEqualTo("step 999");
    }

    @Test
    void searchesThatMoveEverythingAreAlsoThinnedOut() throws Exception {
        List<TraceFrame> frames = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            int step = i;
            frames.add(new TraceFrame(
                    "step " + i,
                    false,
                    IntStream.range(0, 100)
                            .mapToObj(room -> new TracedRoom("", "", true, Polygon.rectangle(9 * room, step, 8, 8)))
                            .toList()));
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        TraceSvg.write("moving", frames, Appearance.DEFAULT, out);
        assertThat(out.size()).isBetween(100_000, 8_000_000);
        assertThat(Xml.all(Xml.parse(out.toByteArray()), "path")).hasSizeBetween(2_000, 8_000);
    }

    @Test
    void refusesATraceWithoutFrames() {
        assertThatThrownBy(() -> TraceSvg.write("none", List.of(), Appearance.DEFAULT, new ByteArrayOutputStream()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static TracedRoom room(String label, int x) {
        return new TracedRoom(label, "", false, Polygon.rectangle(x, 0, 8, 8));
    }

    private static Element written(List<TraceFrame> frames) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        TraceSvg.write("keep, seed 7", frames, Appearance.DEFAULT, out);
        return Xml.parse(out.toByteArray());
    }

    /** The texts of all groups that a player shows after some seconds. */
    private static List<String> textsShown(Element svg, double seconds) {
        return groupsShown(svg, seconds).stream().map(TraceSvgTest::text).toList();
    }

    private static String fill(Element svg, String label, double seconds) {
        Element group = groupsShown(svg, seconds).stream()
                .filter(candidate -> text(candidate).equals(label))
                .findFirst()
                .orElseThrow();
        return valueAt(Xml.all(group, "path").get(0), "fill", seconds);
    }

    private static List<Element> groupsShown(Element svg, double seconds) {
        return Xml.all(svg, "g").stream()
                .filter(group -> valueAt(group, "visibility", seconds).equals("visible"))
                .toList();
    }

    private static String text(Element group) {
        return Xml.all(group, "text").get(0).getTextContent();
    }

    /** The value of a discrete animation of an attribute, by the rules of SMIL. */
    private static String valueAt(Element element, String attribute, double seconds) {
        String value = element.getAttribute(attribute);
        for (Element child : Xml.children(element)) {
            if (child.getAttribute("attributeName").equals(attribute)) {
                double duration = Double.parseDouble(child.getAttribute("dur").replace("s", ""));
                String[] values = child.getAttribute("values").split(";", -1);
                String[] times = child.getAttribute("keyTimes").split(";", -1);
                assertThat(times).hasSameSizeAs(values).startsWith("0.00000");
                for (int i = 0; i < values.length; i++) {
                    value = Double.parseDouble(times[i]) * duration <= seconds ? values[i] : value;
                }
            }
        }
        return value;
    }
}
