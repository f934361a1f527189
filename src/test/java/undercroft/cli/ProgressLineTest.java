package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.level.Level;
import undercroft.search.SearchEvent;
import undercroft.search.SearchEvent.PartialRoom;
import undercroft.search.SearchListener;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

final class ProgressLineTest {

    private static final Polygon SQUARE =
            Polygon.of(List.of(new Point(0, 0), new Point(4, 0), new Point(4, 4), new Point(0, 4)));
    private static final RoomTemplate TEMPLATE = RoomTemplate.of("square", SQUARE, DoorSpec.OnEveryEdge.of(1, 1));
    private static final Level LEVEL = Level.named("pair")
            .room("a", TEMPLATE)
            .room("b", TEMPLATE)
            .door("a", "b")
            .build();

    private final AtomicLong now = new AtomicLong();
    private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();
    private final ProgressLine line = new ProgressLine(
            new PrintStream(terminal, true, StandardCharsets.UTF_8), now::get, "layouts", 4, Duration.ofMinutes(2));

    @Test
    void showsOnlyTheLimitAtFirst() {
        now.set(Duration.ofSeconds(20).toNanos());

        assertThat(line.text()).isEqualTo("0 of 4 layouts done, at most 100 s left");
    }

    @Test
    void countsRoomsWithoutCorridors() {
        SearchListener listener = line.listener(LEVEL);

        listener.on(new SearchEvent.ChainPlaced(
                0, 0, 1, List.of(new PartialRoom(0, false, SQUARE), new PartialRoom(0, true, SQUARE))));

        assertThat(line.text()).isEqualTo("0 of 4 layouts done, 1 of 2 rooms placed, at most 120 s left");
    }

    @Test
    void estimatesTheTimeLeftFromFinishedLayouts() {
        now.set(Duration.ofSeconds(5).toNanos());
        line.layoutDone();

        assertThat(line.text()).isEqualTo("1 of 4 layouts done, about 15 s left");
    }

    @Test
    void theTimeLeftFallsDuringALongSearch() {
        now.set(Duration.ofSeconds(5).toNanos());
        line.layoutDone();

        now.set(Duration.ofSeconds(8).toNanos());
        assertThat(line.text()).isEqualTo("1 of 4 layouts done, about 12 s left");

        now.set(Duration.ofSeconds(25).toNanos());
        assertThat(line.text()).isEqualTo("1 of 4 layouts done, at most 95 s left");
    }

    @Test
    void nothingIsDrawnInTheFirstSecond() {
        line.show().print(() -> {});
        line.close();

        assertThat(terminal.toString(StandardCharsets.UTF_8)).isEmpty();
    }
}
