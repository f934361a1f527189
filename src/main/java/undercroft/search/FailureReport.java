package undercroft.search;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import undercroft.advice.Remedies;
import undercroft.advice.TroubleSpot;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.wish.NumberedWishes;

/** Counts how often each room could not be placed, over all attempts of a search. */
final class FailureReport {

    /** Rooms that are reported: enough to find the place, few enough to read. */
    private static final int MOST_ROOMS = 4;

    /** Rooms that failed less than an eighth as often as the worst are not reported: they may have failed by chance. */
    private static final int COMPARABLE = 8;

    private final Plan plan;
    private final long[] failures;
    private final NumberedWishes wishes;
    /** By the number of a wish. */
    private final long[] refusals;

    FailureReport(Plan plan) {
        this.plan = plan;
        this.failures = new long[plan.roomCount()];
        this.wishes = new NumberedWishes(plan.level());
        this.refusals = new long[wishes.count()];
    }

    /**
     * Adds how often each room could not be placed in one attempt.
     *
     * @param refusalsOfAttempt by the number of a wish, how often it stood in the way
     */
    void add(int[] ofAttempt, long[] refusalsOfAttempt) {
        for (int wish = 0; wish < refusalsOfAttempt.length; wish++) {
            refusals[wish] += refusalsOfAttempt[wish];
        }
        for (int room = 0; room < failures.length; room++) {
            failures[room] += ofAttempt[room];
        }
    }

    /** The rooms and connections that failed most, and what may help. */
    StuckReport report() {
        List<Integer> worst = worstRooms();
        if (worst.isEmpty()) {
            return StuckReport.NONE;
        }
        List<Link> links = worstLinks(worst);
        return new StuckReport(
                worst.stream()
                        .map(room -> new StuckReport.FailedRoom(room, id(room), failures[room]))
                        .toList(),
                links.stream()
                        .map(link -> new StuckReport.FailedConnection(link.index(), id(link.from()), id(link.to())))
                        .toList(),
                Stream.concat(worstWish().stream(), Remedies.at(new TroubleSpot(plan, worst, links)).stream())
                        .toList());
    }

    private Optional<String> worstWish() {
        int worst = 0;
        for (int wish = 1; wish < refusals.length; wish++) {
            worst = refusals[wish] > refusals[worst] ? wish : worst;
        }
        return refusals[worst] == 0
                ? Optional.empty()
                : Optional.of(
                        "Relax or drop the wish that was most often in the way: %s.".formatted(wishes.text(worst)));
    }

    private List<Integer> worstRooms() {
        List<Integer> worst = IntStream.range(0, failures.length)
                .boxed()
                .filter(room -> failures[room] > 0)
                .sorted(mostFailuresFirst())
                .limit(MOST_ROOMS)
                .toList();
        return worst.stream()
                .filter(room -> failures[room] * COMPARABLE >= failures[worst.get(0)])
                .toList();
    }

    /** The connections between some rooms or, where there are none, the one from the first of them to the worst of its neighbours. */
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

    private String id(int room) {
        return plan.level().rooms().get(room).id();
    }
}
