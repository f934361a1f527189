package undercroft.proof;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import undercroft.configspace.LinkSpaces;
import undercroft.configspace.Variant;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.random.SplitMix;

/**
 * Keys by which parts or walks of a level that differ only in the names of their rooms are recognised, so that only one
 * of them is tried. Two different ones may get the same key; then one of them is skipped, which can miss a proof but
 * never makes a wrong one.
 */
final class CanonicalKey {

    /** Rounds of colour refinement: rooms are distinguished by what surrounds them up to this number of connections. */
    private static final int ROUNDS = 4;

    private final long[] kinds;
    private final IdentityHashMap<LinkSpaces, Integer> spaces = new IdentityHashMap<>();

    CanonicalKey(Plan plan) {
        this.kinds = kinds(plan);
    }

    /**
     * The key of a part: the sorted colours of its rooms, refined by their neighbours' colours as in the
     * Weisfeiler-Leman test.
     */
    List<Long> of(Part part) {
        long[] colours = kinds.clone();
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

    /** The key of a walk. It does not depend on the direction and, for a cycle, on the starting room. */
    List<Long> of(Walk walk) {
        List<Long> forward = new ArrayList<>();
        List<Long> backward = new ArrayList<>();
        for (int step = 0; step < walk.length(); step++) {
            int from = walk.rooms().get(step);
            int to = walk.rooms().get(step + 1);
            Link link = walk.links().get(step);
            forward.add(mixed(mixed(kinds[from], kinds[to]), kind(link, from)));
            backward.add(mixed(mixed(kinds[to], kinds[from]), kind(link, to)));
        }
        Collections.reverse(backward);
        return walk.isCycle() ? lowest(leastRotation(forward), leastRotation(backward)) : lowest(forward, backward);
    }

    /** A number for each room, equal for rooms that have the same constraints of their own. */
    private static long[] kinds(Plan plan) {
        Map<List<Variant>, Integer> domains = new HashMap<>();
        long[] kinds = new long[plan.roomCount()];
        for (int room = 0; room < kinds.length; room++) {
            long domain = domains.computeIfAbsent(plan.domain(room).variants(), absent -> domains.size());
            // A room whose position is pinned is unlike every other.
            kinds[room] = plan.isPlacePinned(room) ? mixed(domain, 1 + room) : domain;
        }
        return kinds;
    }

    private long kind(Link link, int room) {
        return spaces.computeIfAbsent(link.seenFrom(room), absent -> spaces.size());
    }

    private static long mixed(long a, long b) {
        return SplitMix.mix((a + 1) * SplitMix.GOLDEN_GAMMA + b);
    }

    /**
     * The lexicographically least rotation. Two candidate starts are compared; each mismatch rules out as many starts
     * as elements were compared, so the time is linear (Shiloach, A Fast Equivalence-Checking Algorithm for Circular
     * Lists, 1979).
     */
    private static List<Long> leastRotation(List<Long> cycle) {
        int size = cycle.size();
        int start = 0;
        int other = 1;
        int equal = 0;
        while (start < size && other < size && equal < size) {
            int order = Long.compare(cycle.get((start + equal) % size), cycle.get((other + equal) % size));
            if (order == 0) {
                equal++;
            } else {
                start = order > 0 ? start + equal + 1 : start;
                other = order < 0 ? other + equal + 1 : other;
                other = start == other ? other + 1 : other;
                equal = 0;
            }
        }
        int least = Math.min(start, other);
        List<Long> rotation = new ArrayList<>(cycle.subList(least, size));
        rotation.addAll(cycle.subList(0, least));
        return rotation;
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
