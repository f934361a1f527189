package undercroft.search;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import undercroft.plan.Plan;

/** Where a search got stuck, over all of its attempts. */
final class Troubles {

    /** Rooms that are named: enough to find the place, few enough to read. */
    private static final int NAMED = 4;

    private final Plan plan;
    private final long[] failures;

    Troubles(Plan plan) {
        this.plan = plan;
        this.failures = new long[plan.roomCount()];
    }

    /** Adds how often each room could not be placed in one attempt. */
    void add(int[] ofAttempt) {
        for (int room = 0; room < failures.length; room++) {
            failures[room] += ofAttempt[room];
        }
    }

    /** The rooms and connections that failed most, and what may help, in words. */
    String advice() {
        List<Integer> worst = IntStream.range(0, failures.length)
                .boxed()
                .filter(room -> failures[room] > 0)
                .sorted(Comparator.comparingLong((Integer room) -> -failures[room]))
                .limit(NAMED)
                .toList();
        if (worst.isEmpty()) {
            return "the limits ended the search before any room had failed. Give it more time (--time-limit).";
        }
        String rooms = worst.stream().map(this::id).collect(Collectors.joining(", "));
        String connections = plan.links().stream()
                .filter(link -> worst.contains(link.from()) && worst.contains(link.to()))
                .map(link -> id(link.from()) + "–" + id(link.to()))
                .collect(Collectors.joining(", "));
        return "it got stuck most often at " + rooms
                + (connections.isEmpty() ? "" : " (connections " + connections + ")")
                + ". Doors in more places, a corridor, smaller or other templates there may help; or more time"
                + " (--time-limit).";
    }

    private String id(int room) {
        return plan.level().rooms().get(room).id();
    }
}
