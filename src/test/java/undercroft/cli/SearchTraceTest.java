package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.export.picture.TraceFrame;
import undercroft.export.picture.TraceFrame.TracedRoom;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.level.Level;
import undercroft.search.SearchEvent;
import undercroft.search.SearchEvent.PartialRoom;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

final class SearchTraceTest {

    private static final Polygon SQUARE =
            Polygon.of(List.of(new Point(0, 0), new Point(4, 0), new Point(4, 4), new Point(0, 4)));
    private static final RoomTemplate TEMPLATE = RoomTemplate.of("square", SQUARE, DoorSpec.OnEveryEdge.of(1, 1));
    private static final Level LEVEL = Level.named("pair")
            .room("gate", TEMPLATE)
            .room("hall", TEMPLATE)
            .corridor("gate", "hall", TEMPLATE)
            .build();

    private final SearchTrace trace = new SearchTrace(LEVEL);

    @Test
    void everyStepBecomesAFrame() {
        trace.on(new SearchEvent.AttemptStarted(0));
        trace.on(new SearchEvent.ChainPlaced(
                0, 0, 2, List.of(new PartialRoom(1, false, SQUARE), new PartialRoom(0, true, SQUARE))));
        trace.on(new SearchEvent.Backtracked(0, 1, 2, List.of()));

        assertThat(trace.frames())
                .containsExactly(
                        new TraceFrame("attempt 1", false, List.of()),
                        new TraceFrame(
                                "attempt 1 · chain 1 of 2",
                                false,
                                List.of(
                                        new TracedRoom("hall", "", false, SQUARE),
                                        new TracedRoom("", "", true, SQUARE))),
                        new TraceFrame("attempt 1 · chain 2 of 2 · back", true, List.of()));
    }

    @Test
    void aTraceWithoutStepsHasAFrame() {
        assertThat(trace.frames()).containsExactly(new TraceFrame("nothing was placed", false, List.of()));
    }

    @Test
    void aVeryLongSearchKeepsOnlySomeStepsAndTheLast() {
        int steps = 100_003;
        for (int i = 0; i < steps; i++) {
            trace.on(new SearchEvent.AttemptStarted(i));
        }

        List<TraceFrame> frames = trace.frames();

        assertThat(frames).hasSizeBetween(2_048, 4_097).doesNotHaveDuplicates();
        assertThat(frames.get(0).caption()).isEqualTo("attempt 1");
        assertThat(frames.get(1).caption()).isEqualTo("attempt 33");
        assertThat(frames.get(frames.size() - 1).caption()).isEqualTo("attempt " + steps);
    }
}
