package undercroft.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.SearchEnd;
import undercroft.search.SearchStatistics;
import undercroft.search.StuckReport;

class NotFoundTextTest {

    private static final StuckReport STUCK = new StuckReport(
            List.of(new StuckReport.FailedRoom(2, "crypt", 5), new StuckReport.FailedRoom(1, "hall", 2)),
            List.of(
                    new StuckReport.FailedConnection(1, "hall", "crypt"),
                    new StuckReport.FailedConnection(4, "crypt", "well")),
            List.of("Fewer pins: leave out at.", "Less distance: a minimumRoomDistance below 3."));

    private static final Limits LIMITS = new Limits(Duration.ofSeconds(10), 5_000);

    @Test
    void namesTheRoomsAndConnectionsThatFailedWithRemedies() {
        assertThat(text(new SearchEnd.TimeUp(), STUCK)).isEqualTo("""
                not found within 10 s: it got stuck most often at crypt, hall (connections hall–crypt, crypt–well). What may help there:
                  - Fewer pins: leave out at.
                  - Less distance: a minimumRoomDistance below 3.
                  - More time: a higher --time-limit.""");
    }

    @Test
    void namesTheLimitThatWasReached() {
        assertThat(text(new SearchEnd.IterationsUsedUp(), StuckReport.NONE))
                .isEqualTo("not found within 5000 iterations: the limit ended the search before any room had failed."
                        + " Set a higher --iteration-limit.");
    }

    @Test
    void namesTheRoomWithoutAPuzzle() {
        assertThat(text(new SearchEnd.PuzzleFloorTooSmall("vault", "tilt", "It is 3 x 3."), StuckReport.NONE))
                .isEqualTo("not found within 10 s: The room vault got no puzzle of kind tilt. It is 3 x 3.");
        assertThat(text(new SearchEnd.PuzzleNotFound("vault", "tilt", "Nothing fits.", false), StuckReport.NONE))
                .isEqualTo("not found within 10 s: The room vault got no puzzle of kind tilt. Nothing fits.");
        assertThat(text(new SearchEnd.PuzzleNotFound("vault", "tilt", "Time was up.", true), StuckReport.NONE))
                .endsWith("Time was up. Try a longer --time-limit.");
    }

    private static String text(SearchEnd end, StuckReport stuck) {
        return NotFoundText.of(new Outcome.NotFound(end, stuck, List.of(), SearchStatistics.NONE), LIMITS);
    }
}
