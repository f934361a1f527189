package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.locationtech.jts.geom.Geometry;
import undercroft.chain.Chain;
import undercroft.geometry.Jts;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.search.SearchEvent.PartialRoom;

/** Checks a search's events one after the other: that chains come and go in order, and that what stands is legal. */
final class EventProtocol implements SearchListener {

    private final Plan plan;
    private int attempts;
    /** How many chains stand. */
    private int depth;

    EventProtocol(Plan plan) {
        this.plan = plan;
    }

    @Override
    public void on(SearchEvent event) {
        if (event instanceof SearchEvent.AttemptStarted started) {
            assertThat(started.attempt()).isEqualTo(attempts);
            attempts++;
            depth = 0;
        } else if (event instanceof SearchEvent.ChainPlaced placed) {
            assertThat(placed.attempt()).isEqualTo(attempts - 1);
            assertThat(placed.chains()).isEqualTo(plan.chains().size());
            assertThat(placed.chain()).isEqualTo(depth);
            depth++;
            assertStanding(placed.rooms());
        } else if (event instanceof SearchEvent.Backtracked back) {
            assertThat(back.attempt()).isEqualTo(attempts - 1);
            assertThat(back.chain()).as("the chain that could not be laid out").isEqualTo(depth);
            assertThat(depth).isPositive();
            depth--;
            assertStanding(back.rooms());
        }
    }

    void end(Outcome outcome) {
        assertThat(outcome.statistics().restarts()).isEqualTo(attempts - 1);
        if (outcome instanceof Outcome.Found) {
            assertThat(depth).isEqualTo(plan.chains().size());
        }
    }

    private void assertStanding(List<PartialRoom> rooms) {
        assertThat(rooms)
                .extracting(room -> room.isCorridor() ? "connection " + room.room() : "room " + room.room())
                .containsExactlyInAnyOrderElementsOf(expectedToStand());
        List<Geometry> outlines =
                rooms.stream().map(room -> Jts.of(room.outline())).toList();
        for (int b = 1; b < outlines.size(); b++) {
            for (int a = 0; a < b; a++) {
                assertThat(Jts.interiorsMeet(outlines.get(a), outlines.get(b), 0, 0))
                        .as("%s and %s", rooms.get(a), rooms.get(b))
                        .isFalse();
            }
        }
    }

    /** The pinned rooms, those of the chains so far, and every corridor between two of them. */
    private List<String> expectedToStand() {
        List<Integer> rooms = new ArrayList<>();
        for (int room = 0; room < plan.roomCount(); room++) {
            if (plan.isPlacePinned(room)) {
                rooms.add(room);
            }
        }
        plan.chains().subList(0, depth).stream().map(Chain::vertices).forEach(rooms::addAll);
        rooms.sort(Comparator.naturalOrder());
        List<String> expected =
                new ArrayList<>(rooms.stream().map(room -> "room " + room).toList());
        for (Link link : plan.links()) {
            if (link.corridors().isPresent() && rooms.contains(link.from()) && rooms.contains(link.to())) {
                expected.add("connection " + link.index());
            }
        }
        return expected;
    }
}
