package undercroft.advice;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import undercroft.graph.BreadthFirstTree;
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

    Cycle {
        rooms = List.copyOf(rooms);
    }

    /** A shortest cycle through a connection, from one end to the other; nothing if the connection is on no cycle. */
    static Optional<Cycle> through(Link link, Plan plan) {
        BreadthFirstTree tree =
                BreadthFirstTree.of(plan.roomCount(), room -> neighboursWithout(link, room, plan), link.to());
        return tree.isReached(link.from()) ? Optional.of(new Cycle(tree.pathToRoot(link.from()))) : Optional.empty();
    }

    private static int[] neighboursWithout(Link link, int room, Plan plan) {
        return plan.linksOf(room).stream()
                .filter(other -> other.index() != link.index())
                .mapToInt(other -> other.other(room))
                .toArray();
    }

    boolean isShort() {
        return rooms.size() <= MAX_LISTED;
    }

    String text(TroubleSpot spot) {
        return rooms.stream().map(spot::id).collect(Collectors.joining("–")) + "–" + spot.id(rooms.get(0));
    }
}
