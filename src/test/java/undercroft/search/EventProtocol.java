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

/** Checks a search's events: that rooms are placed and removed as reported, chains in order, and that the placed rooms are valid. */
final class EventProtocol implements SearchListener {

    private final Plan plan;
    private int attempts;
    /** The number of chains that are placed, in an attempt that places chains. */
    private int depth;

    private final Set<Integer> placedRooms = new TreeSet<>();

    EventProtocol(Plan plan) {
        this.plan = plan;
    }

    @Override
    public void on(SearchEvent event) {
        if (event instanceof SearchEvent.AttemptStarted started) {
            assertThat(started.attempt()).isEqualTo(attempts);
            attempts++;
            depth = 0;
            placedRooms.clear();
            IntStream.range(0, plan.roomCount()).filter(plan::isPlacePinned).forEach(placedRooms::add);
        } else if (event instanceof SearchEvent.ChainPlaced placed) {
            assertThat(placed.attempt()).isEqualTo(attempts - 1);
            assertThat(placed.chains()).isEqualTo(plan.chains().size());
            assertThat(placed.chain()).isEqualTo(depth);
            placedRooms.addAll(plan.chains().get(depth).vertices());
            depth++;
            assertPlaced(placed.rooms());
        } else if (event instanceof SearchEvent.Backtracked back) {
            assertThat(back.attempt()).isEqualTo(attempts - 1);
            assertThat(back.chain()).as("the chain that could not be laid out").isEqualTo(depth);
            assertThat(depth).isPositive();
            depth--;
            placedRooms.removeAll(plan.chains().get(depth).vertices());
            assertPlaced(back.rooms());
        } else if (event instanceof SearchEvent.EarPlaced placed) {
            assertThat(placed.attempt()).isEqualTo(attempts - 1);
            assertThat(placed.roomCount()).isEqualTo(plan.roomCount());
            assertThat(placed.ear()).isNotEmpty().doesNotHaveDuplicates();
            assertThat(placedRooms).doesNotContainAnyElementsOf(placed.ear());
            placedRooms.addAll(placed.ear());
            assertPlaced(placed.rooms());
        } else if (event instanceof SearchEvent.Cleared cleared) {
            assertThat(cleared.attempt()).isEqualTo(attempts - 1);
            List<Integer> left = cleared.rooms().stream()
                    .filter(room -> !room.isCorridor())
                    .map(PartialRoom::room)
                    .toList();
            assertThat(placedRooms.containsAll(left))
                    .as("%s remain of %s", left, placedRooms)
                    .isTrue();
            placedRooms.retainAll(left);
            assertPlaced(cleared.rooms());
        } else if (event instanceof SearchEvent.Rearranged rearranged) {
            assertThat(rearranged.attempt()).isEqualTo(attempts - 1);
            assertThat(rearranged.roomCount()).isEqualTo(plan.roomCount());
            placedRooms.clear();
            rearranged.rooms().stream()
                    .filter(room -> !room.isCorridor())
                    .forEach(room -> placedRooms.add(room.room()));
            assertPlaced(rearranged.rooms());
        } else if (event instanceof SearchEvent.Embedded embedded) {
            assertThat(embedded.attempt()).isEqualTo(attempts - 1);
            assertThat(embedded.roomCount()).isEqualTo(plan.roomCount());
            assertThat(placedRooms).isEmpty();
            IntStream.range(0, plan.roomCount()).forEach(placedRooms::add);
            assertPlaced(embedded.rooms());
        }
    }

    void end(Outcome outcome) {
        assertThat(outcome.statistics().restarts()).isEqualTo(attempts - 1);
        if (outcome instanceof Outcome.Found) {
            assertThat(placedRooms).hasSize(plan.roomCount());
        }
    }

    private void assertPlaced(List<PartialRoom> rooms) {
        assertThat(rooms)
                .extracting(room -> room.isCorridor() ? "connection " + room.room() : "room " + room.room())
                .containsExactlyInAnyOrderElementsOf(expected());
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

    /** The rooms that are placed according to the events, and every corridor between two of them. */
    private List<String> expected() {
        List<String> expected =
                new ArrayList<>(placedRooms.stream().map(room -> "room " + room).toList());
        for (Link link : plan.links()) {
            if (link.corridors().isPresent() && placedRooms.contains(link.from()) && placedRooms.contains(link.to())) {
                expected.add("connection " + link.index());
            }
        }
        return expected;
    }
}
