package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.Geometry;
import undercroft.geometry.Jts;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.search.SearchEvent.PartialRoom;

/** Checks a search's events one after the other: that rooms come and go as told, chains in order, and that what stands is legal. */
final class EventProtocol implements SearchListener {

    private final Plan plan;
    private int attempts;
    /** How many chains stand, in an attempt that goes by chains. */
    private int depth;

    private final Set<Integer> standing = new TreeSet<>();

    EventProtocol(Plan plan) {
        this.plan = plan;
    }

    @Override
    public void on(SearchEvent event) {
        if (event instanceof SearchEvent.AttemptStarted started) {
            assertThat(started.attempt()).isEqualTo(attempts);
            attempts++;
            depth = 0;
            standing.clear();
            IntStream.range(0, plan.roomCount()).filter(plan::isPlacePinned).forEach(standing::add);
        } else if (event instanceof SearchEvent.ChainPlaced placed) {
            assertThat(placed.attempt()).isEqualTo(attempts - 1);
            assertThat(placed.chains()).isEqualTo(plan.chains().size());
            assertThat(placed.chain()).isEqualTo(depth);
            standing.addAll(plan.chains().get(depth).vertices());
            depth++;
            assertStanding(placed.rooms());
        } else if (event instanceof SearchEvent.Backtracked back) {
            assertThat(back.attempt()).isEqualTo(attempts - 1);
            assertThat(back.chain()).as("the chain that could not be laid out").isEqualTo(depth);
            assertThat(depth).isPositive();
            depth--;
            standing.removeAll(plan.chains().get(depth).vertices());
            assertStanding(back.rooms());
        } else if (event instanceof SearchEvent.EarPlaced placed) {
            assertThat(placed.attempt()).isEqualTo(attempts - 1);
            assertThat(placed.roomCount()).isEqualTo(plan.roomCount());
            assertThat(placed.ear()).isNotEmpty().doesNotHaveDuplicates();
            assertThat(standing).doesNotContainAnyElementsOf(placed.ear());
            standing.addAll(placed.ear());
            assertStanding(placed.rooms());
        } else if (event instanceof SearchEvent.Cleared cleared) {
            assertThat(cleared.attempt()).isEqualTo(attempts - 1);
            List<Integer> left = cleared.rooms().stream()
                    .filter(room -> !room.isCorridor())
                    .map(PartialRoom::room)
                    .toList();
            assertThat(standing.containsAll(left))
                    .as("%s left of %s", left, standing)
                    .isTrue();
            standing.retainAll(left);
            assertStanding(cleared.rooms());
        } else if (event instanceof SearchEvent.Rearranged rearranged) {
            assertThat(rearranged.attempt()).isEqualTo(attempts - 1);
            assertThat(rearranged.roomCount()).isEqualTo(plan.roomCount());
            standing.clear();
            rearranged.rooms().stream().filter(room -> !room.isCorridor()).forEach(room -> standing.add(room.room()));
            assertStanding(rearranged.rooms());
        } else if (event instanceof SearchEvent.Embedded embedded) {
            assertThat(embedded.attempt()).isEqualTo(attempts - 1);
            assertThat(embedded.roomCount()).isEqualTo(plan.roomCount());
            assertThat(standing).isEmpty();
            IntStream.range(0, plan.roomCount()).forEach(standing::add);
            assertStanding(embedded.rooms());
        }
    }

    void end(Outcome outcome) {
        assertThat(outcome.statistics().restarts()).isEqualTo(attempts - 1);
        if (outcome instanceof Outcome.Found) {
            assertThat(standing).hasSize(plan.roomCount());
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

    /** The rooms that stand by what was told, and every corridor between two of them. */
    private List<String> expectedToStand() {
        List<String> expected =
                new ArrayList<>(standing.stream().map(room -> "room " + room).toList());
        for (Link link : plan.links()) {
            if (link.corridors().isPresent() && standing.contains(link.from()) && standing.contains(link.to())) {
                expected.add("connection " + link.index());
            }
        }
        return expected;
    }
}
