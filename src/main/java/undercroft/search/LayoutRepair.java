package undercroft.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import undercroft.layout.Layout;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * Changes an earlier layout as little as possible: some rooms are placed anew while the others stand. Rooms that are new in the level
 * find places among those that stand.
 */
public final class LayoutRepair {

    /** Rooms that are moved to let others in, before everything within some radius is. */
    private static final int MOST_MOVED = 4;

    /** Iterations for each radius but the last: a hundred milliseconds, in which a repair that is possible is nearly always found. */
    private static final long ITERATIONS_PER_RADIUS = 20_000;

    /** The number of this stage's random stream; see {@link LayoutAssembly}. */
    private static final long STREAM = -4;

    private final Plan plan;
    private final LayoutSearch search;

    /**
     * Repairs layouts of a plan.
     *
     * @param search of the plan
     */
    public LayoutRepair(Plan plan, LayoutSearch search) {
        this.plan = plan;
        this.search = search;
    }

    /**
     * Places some rooms anew, and those that the layout does not hold. Everything else stands.
     *
     * @param freed indexes of rooms
     * @return the layout; impossible, with the rooms named, if what stands contradicts the level or leaves a room no place
     */
    public Outcome placeAnew(GenerationRequest request, EarlierLayout earlier, BitSet freed) {
        BitSet stands = allRooms();
        stands.andNot(freed);
        stands.andNot(absent(earlier));
        List<String> contradictions = contradictions(earlier, stands);
        if (!contradictions.isEmpty()) {
            return new Outcome.Impossible(contradictions, SearchStatistics.NONE);
        }
        FixedRooms fixed = FixedRooms.of(earlier, stands);
        List<String> walledIn = new WalledIn(plan, fixed).reasons();
        return walledIn.isEmpty()
                ? search.run(request, fixed)
                : new Outcome.Impossible(walledIn, SearchStatistics.NONE);
    }

    /**
     * Keeps all that is still valid under the level, and places the rest and as little as possible around it anew.
     *
     * @return the layout, or why there is none
     */
    public Outcome repair(GenerationRequest request, EarlierLayout earlier) {
        BitSet stands = largestConsistent(earlier);
        return leastDisturbed(request, earlier, stands).orElseGet(() -> widening(request, earlier, stands));
    }

    private BitSet allRooms() {
        BitSet all = new BitSet();
        all.set(0, plan.roomCount());
        return all;
    }

    /** The rooms of the level that the earlier layout does not have at all. */
    private BitSet absent(EarlierLayout earlier) {
        BitSet absent = new BitSet();
        for (int room = 0; room < plan.roomCount(); room++) {
            absent.set(room, !earlier.mentions(room));
        }
        return absent;
    }

    private List<String> contradictions(EarlierLayout earlier, BitSet stands) {
        List<String> reasons = new ArrayList<>();
        BitSet held = new BitSet();
        stands.stream().forEach(room -> {
            if (earlier.holds(room)) {
                held.set(room);
            } else {
                reasons.add(
                        "The kept room %s has a template, transform or place that the level does not allow it. Free it."
                                .formatted(id(room)));
            }
        });
        for (Conflicts.Pair pair : Conflicts.among(earlier, held, search.wishes())) {
            reasons.add(
                    pair.isOne()
                            ? "The kept room %s %s. Free it.".formatted(id(pair.room()), pair.reason())
                            : "The kept rooms %s and %s %s. Free one of them."
                                    .formatted(id(pair.room()), id(pair.other()), pair.reason()));
        }
        return reasons;
    }

    private String id(int room) {
        return plan.level().rooms().get(room).id();
    }

    /** Rooms without conflicts: of those in most conflicts one after the other is left out; of equals that with fewer connections. */
    private BitSet largestConsistent(EarlierLayout earlier) {
        BitSet stands = allRooms();
        for (int room = 0; room < plan.roomCount(); room++) {
            stands.set(room, earlier.holds(room));
        }
        List<Conflicts.Pair> conflicts = new ArrayList<>(Conflicts.among(earlier, stands, search.wishes()));
        while (!conflicts.isEmpty()) {
            int worst = -1;
            long most = 0;
            for (int room = plan.roomCount() - 1; room >= 0; room--) {
                int some = room;
                long its = conflicts.stream().filter(pair -> pair.has(some)).count();
                boolean isWorse = its > most
                        || (its == most && its > 0 && plan.neighboursOf(room).length < plan.neighboursOf(worst).length);
                if (isWorse) {
                    worst = room;
                    most = its;
                }
            }
            int left = worst;
            stands.clear(left);
            conflicts.removeIf(pair -> pair.has(left));
        }
        return stands;
    }

    /** Moves none, one, two … of the rooms that could stand. */
    private Optional<Outcome> leastDisturbed(GenerationRequest request, EarlierLayout earlier, BitSet stands) {
        if (stands.isEmpty()) {
            return Optional.empty();
        }
        SeededRandom random = SeededRandom.of(request.seed(), STREAM);
        TemplateAssignment assignment = new TemplateAssignment(plan, random, true);
        FixedRooms fixed = FixedRooms.of(earlier, stands);
        PartialLayout layout = new PartialLayout(
                plan, assignment, random, search.wishes().map(wishes -> wishes.draw(random, fixed.boxes())));
        fixed.placeIn(layout, assignment);
        stands.stream().filter(plan::isPlacePinned).forEach(layout::fix);
        Budget budget = new Budget(
                request.limits().iterations(), request.limits()::iterations, request.cancellation()::isCancelled);
        LeastDisturbance disturbance = new LeastDisturbance(plan, layout, assignment, random, budget);
        for (int most = 0; most <= MOST_MOVED; most++) {
            if (disturbance.complete(most) && layout.isInForm()) {
                Layout complete = LayoutAssembly.assemble(plan, request.seed(), layout, Optional.of(earlier));
                return Optional.of(new Outcome.Found(complete, SearchStatistics.NONE));
            }
        }
        return Optional.empty();
    }

    /** Frees what is within a radius by graph or by space, a larger one each time, until everything is free. */
    private Outcome widening(GenerationRequest request, EarlierLayout earlier, BitSet stands) {
        BitSet kept = stands;
        SearchStatistics statistics = SearchStatistics.NONE;
        Surroundings surroundings = new Surroundings(plan, earlier, stands);
        for (int radius = 0; ; radius++) {
            kept = surroundings.beyond(radius);
            boolean isLast = kept.isEmpty();
            Limits limits = isLast
                    ? request.limits()
                    : new Limits(
                            request.limits().time(),
                            Math.min(ITERATIONS_PER_RADIUS, request.limits().iterations()));
            Outcome outcome = search.run(request.withLimits(limits), FixedRooms.of(earlier, kept));
            statistics = statistics.plus(outcome.statistics());
            boolean isOver = request.cancellation().isCancelled()
                    || statistics.wall().compareTo(request.limits().time()) >= 0;
            if (outcome instanceof Outcome.Found found) {
                return new Outcome.Found(found.layout(), statistics);
            }
            if (isLast || isOver) {
                return outcome;
            }
        }
    }
}
