package undercroft.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import undercroft.configspace.LinkSpaces;
import undercroft.configspace.Variant;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/**
 * Says whether parts or walks of a level differ in more than the names of their rooms, so that not each has to be tried. It
 * may take different ones to be alike; then one is overlooked, which can cost a proof but makes none wrong.
 */
final class Likeness {

    /** Rounds of refinement: rooms are told apart by what is around them as far as this. */
    private static final int ROUNDS = 4;

    /** Odd, and with bits in no order: the golden ratio, as in SplitMix. */
    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

    /** What a comparison of two steps of a walk costs about, in steps of {@link Effort}. */
    private static final int STEPS = 8;

    private final Plan plan;
    private final long[] kinds;
    private final IdentityHashMap<LinkSpaces, Integer> spaces = new IdentityHashMap<>();

    Likeness(Plan plan) {
        this.plan = plan;
        this.kinds = new long[plan.roomCount()];
        Map<List<Variant>, Integer> domains = new HashMap<>();
        for (int room = 0; room < kinds.length; room++) {
            long domain = domains.computeIfAbsent(plan.domain(room).variants(), absent -> domains.size());
            // No room is like one whose place is given.
            kinds[room] = plan.isPlacePinned(room) ? mixed(domain, 1 + room) : domain;
        }
    }

    /** What it costs to say what a walk is like, which grows with the square of its length. */
    static long steps(Walk walk) {
        return (long) STEPS * walk.length() * walk.length();
    }

    /** Equal for parts that are alike: colours of rooms, refined by their neighbours' as in Weisfeiler and Leman's test. */
    List<Long> of(Part part) {
        long[] colours = new long[plan.roomCount()];
        part.rooms().forEach(room -> colours[room] = kinds[room]);
        for (int round = 0; round < ROUNDS; round++) {
            long[] around = new long[colours.length];
            for (Link link : part.links()) {
                around[link.from()] += mixed(kind(link, link.from()), colours[link.to()]);
                around[link.to()] += mixed(kind(link, link.to()), colours[link.from()]);
            }
            part.rooms().forEach(room -> colours[room] = mixed(colours[room], around[room]));
        }
        return part.rooms().stream().map(room -> colours[room]).sorted().toList();
    }

    /** Equal for walks that are alike, whichever of their rooms they begin at and whichever way they go. */
    List<Long> of(Walk walk) {
        List<Long> forth = new ArrayList<>();
        List<Long> back = new ArrayList<>();
        for (int step = 0; step < walk.length(); step++) {
            int from = walk.rooms().get(step);
            int to = walk.rooms().get(step + 1);
            Link link = walk.links().get(step);
            forth.add(mixed(mixed(kinds[from], kinds[to]), kind(link, from)));
            back.add(0, mixed(mixed(kinds[to], kinds[from]), kind(link, to)));
        }
        return walk.isCycle() ? lowest(leastRotation(forth), leastRotation(back)) : lowest(forth, back);
    }

    private long kind(Link link, int room) {
        LinkSpaces seenFromRoom = room == link.from() ? link.forth() : link.back();
        return spaces.computeIfAbsent(seenFromRoom, absent -> spaces.size());
    }

    private static long mixed(long a, long b) {
        long mixed = (a + 1) * MULTIPLIER + b;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        return mixed ^ (mixed >>> 27);
    }

    private static List<Long> leastRotation(List<Long> cycle) {
        List<Long> least = cycle;
        for (int start = 1; start < cycle.size(); start++) {
            List<Long> rotation = new ArrayList<>(cycle.subList(start, cycle.size()));
            rotation.addAll(cycle.subList(0, start));
            least = lowest(least, rotation);
        }
        return least;
    }

    private static List<Long> lowest(List<Long> a, List<Long> b) {
        for (int i = 0; i < a.size(); i++) {
            int order = Long.compare(a.get(i), b.get(i));
            if (order != 0) {
                return order < 0 ? a : b;
            }
        }
        return a;
    }
}
