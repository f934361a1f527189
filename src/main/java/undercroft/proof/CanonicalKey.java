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
 * Says whether parts or walks of a level differ in more than the names of their rooms, so that not each has to be tried. It
 * may take different ones to be alike; then one is overlooked, which can cost a proof but makes none wrong.
 */
final class CanonicalKey {

    /** Rounds of refinement: rooms are told apart by what is around them as far as this. */
    private static final int ROUNDS = 4;

    private final long[] kinds;
    private final IdentityHashMap<LinkSpaces, Integer> spaces = new IdentityHashMap<>();

    CanonicalKey(Plan plan) {
        this.kinds = kinds(plan);
    }

    /** Equal for parts that are alike: colours of rooms, refined by their neighbours' as in Weisfeiler and Leman's test. */
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

    /** Equal for walks that are alike, whichever of their rooms they begin at and whichever way they go. */
    List<Long> of(Walk walk) {
        List<Long> forth = new ArrayList<>();
        List<Long> back = new ArrayList<>();
        for (int step = 0; step < walk.length(); step++) {
            int from = walk.rooms().get(step);
            int to = walk.rooms().get(step + 1);
            Link link = walk.links().get(step);
            forth.add(mixed(mixed(kinds[from], kinds[to]), kind(link, from)));
            back.add(mixed(mixed(kinds[to], kinds[from]), kind(link, to)));
        }
        Collections.reverse(back);
        return walk.isCycle() ? lowest(leastRotation(forth), leastRotation(back)) : lowest(forth, back);
    }

    /** Equal for rooms of which the same is asked, wherever they hang. */
    private static long[] kinds(Plan plan) {
        Map<List<Variant>, Integer> domains = new HashMap<>();
        long[] kinds = new long[plan.roomCount()];
        for (int room = 0; room < kinds.length; room++) {
            long domain = domains.computeIfAbsent(plan.domain(room).variants(), absent -> domains.size());
            // No room is like one whose place is given.
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

    /** By two candidates for its start, of which each comparison rules out as many as it took (Shiloach, 1979). */
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
