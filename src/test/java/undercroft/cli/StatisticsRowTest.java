package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.search.Outcome;
import undercroft.search.SearchEnd;
import undercroft.search.SearchStatistics;
import undercroft.search.StuckReport;

final class StatisticsRowTest {

    private static final SearchStatistics COST =
            new SearchStatistics(Duration.ofNanos(12_345_678), Duration.ofMillis(20), 3000, 2, 1);

    @Test
    void aFoundLayoutHasItsSize() {
        Polygon outline = Polygon.of(List.of(new Point(0, 0), new Point(7, 0), new Point(7, 3), new Point(0, 3)));
        PlacedRoom room =
                new PlacedRoom(0, "a", "", "hall", false, new Point(0, 0), Transform.R0, outline, List.of(), List.of());
        Layout layout = new Layout("keep", 5, List.of(room), List.of(), List.of());

        StatisticsRow row =
                new StatisticsRow("keep", 5, Duration.ofMillis(4), new Outcome.Found(layout, COST), Optional.empty());

        assertThat(row.text(false)).isEqualTo("keep,5,ok,4.000,12.346,20.000,3000,2,1,7,3");
        assertThat(row.text(true)).isEqualTo("keep,5,ok,4.000,12.346,20.000,3000,2,1,7,3,1.000,");
    }

    @Test
    void aLayoutNotFoundHasNoSize() {
        StatisticsRow row = new StatisticsRow(
                "keep",
                6,
                Duration.ZERO,
                new Outcome.NotFound(new SearchEnd.TimeUp(), StuckReport.NONE, List.of(), COST),
                Optional.empty());

        assertThat(row.text(false)).isEqualTo("keep,6,timeout,0.000,12.346,20.000,3000,2,1,,");
        assertThat(row.text(true)).isEqualTo("keep,6,timeout,0.000,12.346,20.000,3000,2,1,,,,");
    }

    @Test
    void namesWithSpecialCharactersAreQuoted() {
        StatisticsRow row = new StatisticsRow(
                "a \"keep\", old",
                6,
                Duration.ZERO,
                new Outcome.Impossible(List.of("Because."), COST),
                Optional.empty());

        assertThat(row.text(false)).startsWith("\"a \"\"keep\"\", old\",6,impossible,");
    }
}
