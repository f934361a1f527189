package undercroft.advice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/**
 * A cycle of the graph.
 *
 * @param rooms indexes, along the cycle
 */
record Cycle(List<Integer> rooms) {

    /** A longer cycle is described by its length instead of its rooms. */
    private static final int MAX_LISTED = 8;

    private static final int NONE = -1;

    Cycle {
        rooms = List.copyOf(rooms);
    }

    /** A shortest cycle through a connection, from one end to the other; nothing if the connection is on no cycle. */
    static Optional<Cycle> through(Link link, Plan plan) {
        int[] next = new int[plan.roomCount()];
        Arrays.fill(next, NONE);
        next[link.to()] = link.to();
        List<Integer> queue = new ArrayList<>(List.of(link.to()));
        for (int i = 0; i < queue.size() && next[link.from()] == NONE; i++) {
            int room = queue.get(i);
            for (Link other : plan.linksOf(room)) {
                int neighbour = other.other(room);
                if (other.index() != link.index() && next[neighbour] == NONE) {
                    next[neighbour] = room;
                    queue.add(neighbour);
                }
            }
        }
        if (next[link.from()] == NONE) {
            return Optional.empty();
        }
        List<Integer> rooms = new ArrayList<>();
        for (int room = link.from(); room != link.to(); room = next[room]) {
            rooms.add(room);
        }
        rooms.add(link.to());
        return Optional.of(new Cycle(rooms));
    }

    boolean isShort() {
        return rooms.size() <= MAX_LISTED;
    }

    String text(TroubleSpot spot) {
        return rooms.stream().map(spot::id).collect(Collectors.joining("–")) + "–" + spot.id(rooms.get(0));
    }
}
