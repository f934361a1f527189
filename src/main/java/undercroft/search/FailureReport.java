package undercroft.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import undercroft.advice.Remedies;
import undercroft.advice.Spot;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/** Where a search got stuck, over all of its attempts. */
final class FailureReport {

    /** Rooms that are named: enough to find the place, few enough to read. */
    private static final int NAMED = 4;

    /** Rooms that failed less than one of so many times that the worst failed are not named. */
    private static final int COMPARABLE = 8;

    private static final String NEXT_LINE = "\n  - ";

    private final Plan plan;
    private final long[] failures;

    FailureReport(Plan plan) {
        this.plan = plan;
        this.failures = new long[plan.roomCount()];
    }

    /** Adds how often each room could not be placed in one attempt. */
    void add(int[] ofAttempt) {
        for (int room = 0; room < failures.length; room++) {
            failures[room] += ofAttempt[room];
        }
    }

    /**
     * The rooms and connections that failed most, and what may help, in words and on lines of their own.
     *
     * @param limit the option with which the user sets the limit that ended the search
     */
    String advice(String limit) {
        List<Integer> worst = worstRooms();
        if (worst.isEmpty()) {
            return "the limit ended the search before any room had failed. Set a higher %s.".formatted(limit);
        }
        List<Link> links = worstLinks(worst);
        List<String> lines = new ArrayList<>();
        lines.add("it got stuck most often at %s%s. What may help there:".formatted(ids(worst), names(links)));
        lines.addAll(Remedies.at(new Spot(plan, worst, links)));
        lines.add("More time: a higher %s.".formatted(limit));
        return String.join(NEXT_LINE, lines);
    }

    private List<Integer> worstRooms() {
        List<Integer> worst = IntStream.range(0, failures.length)
                .boxed()
                .filter(room -> failures[room] > 0)
                .sorted(mostFailuresFirst())
                .limit(NAMED)
                .toList();
        return worst.stream()
                .filter(room -> failures[room] * COMPARABLE >= failures[worst.get(0)])
                .toList();
    }

    /** Those among some rooms; where there are none, that of the first of them which leads to the worst of its neighbours. */
    private List<Link> worstLinks(List<Integer> rooms) {
        List<Link> among = plan.links().stream()
                .filter(link -> rooms.contains(link.from()) && rooms.contains(link.to()))
                .toList();
        int worst = rooms.get(0);
        return among.isEmpty()
                ? plan.linksOf(worst).stream()
                        .sorted(Comparator.comparing((Link link) -> link.other(worst), mostFailuresFirst()))
                        .limit(1)
                        .toList()
                : among;
    }

    private Comparator<Integer> mostFailuresFirst() {
        return Comparator.comparingLong((Integer room) -> -failures[room]);
    }

    private String ids(List<Integer> rooms) {
        return rooms.stream().map(this::id).collect(Collectors.joining(", "));
    }

    private String names(List<Link> links) {
        String names = links.stream()
                .map(link -> id(link.from()) + "–" + id(link.to()))
                .collect(Collectors.joining(", "));
        return links.isEmpty() ? "" : " (connection%s %s)".formatted(links.size() == 1 ? "" : "s", names);
    }

    private String id(int room) {
        return plan.level().rooms().get(room).id();
    }
}
