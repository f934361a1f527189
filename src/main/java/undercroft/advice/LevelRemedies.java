package undercroft.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import undercroft.level.Pin;
import undercroft.plan.Link;

/** Suggests changes to the level itself. */
final class LevelRemedies {

    /** The distance, in connections, within which a pinned room is likely to be in the way. */
    private static final int NEARBY = 2;

    /** The fewest neighbours of a room that suggest a change of the graph. */
    private static final int MANY_NEIGHBOURS = 3;

    private final TroubleSpot spot;

    LevelRemedies(TroubleSpot spot) {
        this.spot = spot;
    }

    Optional<String> fewerPins() {
        List<String> pinned = spot.within(NEARBY).stream()
                .filter(room -> !spot.room(room).pin().equals(Pin.NONE))
                .map(room ->
                        "%s (%s)".formatted(spot.id(room), keys(spot.room(room).pin())))
                .toList();
        return pinned.isEmpty()
                ? Optional.empty()
                : Optional.of("Fewer pins: nearby, %s %s pinned. Change these keys or remove them."
                        .formatted(TroubleSpot.abbreviated(pinned), pinned.size() == 1 ? "is" : "are"));
    }

    private static String keys(Pin pin) {
        List<String> keys = new ArrayList<>();
        pin.at().ifPresent(at -> keys.add("at"));
        pin.transform().ifPresent(transform -> keys.add("transform"));
        return String.join(", ", keys);
    }

    Optional<String> lessDistance() {
        int distance = spot.plan().level().minimumRoomDistance();
        return distance == 0
                ? Optional.empty()
                : Optional.of("Less distance: a minimumRoomDistance below %d.".formatted(distance));
    }

    /** The most drastic change: on a cycle a connection can be removed, elsewhere it can be moved. */
    Optional<String> anotherGraph() {
        return spot.links().stream()
                .flatMap(link -> Cycle.through(link, spot.plan()).map(cycle -> brokenUp(cycle, link)).stream())
                .findFirst()
                .or(this::fewerNeighbours);
    }

    private String brokenUp(Cycle cycle, Link link) {
        String way = cycle.isShort()
                ? cycle.text(spot)
                : "of %d rooms with %s".formatted(cycle.rooms().size(), spot.name(link));
        return ("Another graph: the cycle %s must lead back to its start. Remove one of its connections, or add a"
                        + " room to it.")
                .formatted(way);
    }

    private Optional<String> fewerNeighbours() {
        return spot.links().stream()
                .flatMap(link -> Stream.of(link.from(), link.to()))
                .max(Comparator.comparing(this::neighbours))
                .filter(room -> neighbours(room) >= MANY_NEIGHBOURS)
                .map(room -> "Another graph: %s has %d neighbours. Join one of them to another room instead."
                        .formatted(spot.id(room), neighbours(room)));
    }

    private int neighbours(int room) {
        return spot.plan().linksOf(room).size();
    }
}
