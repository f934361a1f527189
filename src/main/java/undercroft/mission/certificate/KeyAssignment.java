package undercroft.mission.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Gives as many locks as possible a key of their own from one of the two regions that they join, by augmenting paths (Kuhn, The
 * Hungarian method for the assignment problem, 1955). By König's theorem the locks that are left without one say how far keys can run short
 * in any set of regions. Not thread-safe.
 */
final class KeyAssignment {

    private static final int FREE = -1;

    private final int[] keys;
    private final List<int[]> locks;

    /** For each lock the region that pays for it, or {@link #FREE}. */
    private final int[] payer;

    private final List<Set<Integer>> paidFrom = new ArrayList<>();
    private final List<Integer> unpaid = new ArrayList<>();

    /** For each region the lock from which the current augmenting path came to it, or {@link #FREE}. */
    private final int[] cameFrom;

    /**
     * Assigns.
     *
     * @param keys for each region the keys in it
     * @param locks the regions from which each lock may be paid, none, one or two
     */
    KeyAssignment(int[] keys, List<int[]> locks) {
        this.keys = keys;
        this.locks = locks;
        this.payer = new int[locks.size()];
        this.cameFrom = new int[keys.length];
        Arrays.fill(payer, FREE);
        for (int i = 0; i < keys.length; i++) {
            paidFrom.add(new LinkedHashSet<>());
        }
        for (int lock = 0; lock < locks.size(); lock++) {
            if (!pay(lock)) {
                unpaid.add(lock);
            }
        }
    }

    /** Finds an augmenting path from a lock, breadth first. */
    private boolean pay(int first) {
        Arrays.fill(cameFrom, FREE);
        List<Integer> queue = new ArrayList<>(List.of(first));
        for (int next = 0; next < queue.size(); next++) {
            for (int region : locks.get(queue.get(next))) {
                if (cameFrom[region] == FREE) {
                    cameFrom[region] = queue.get(next);
                    if (paidFrom.get(region).size() < keys[region]) {
                        shift(region);
                        return true;
                    }
                    queue.addAll(paidFrom.get(region));
                }
            }
        }
        return false;
    }

    /** Lets each lock on the path be paid from the region that comes after it, the last one from a region with a key left. */
    private void shift(int last) {
        int region = last;
        while (region != FREE) {
            int lock = cameFrom[region];
            int before = payer[lock];
            if (before != FREE) {
                paidFrom.get(before).remove(lock);
            }
            payer[lock] = region;
            paidFrom.get(region).add(lock);
            region = before;
        }
    }

    /** The number of locks without a key. */
    int unpaid() {
        return unpaid.size();
    }

    /** The regions in which keys run short: those of the locks without a key, and of all locks that compete with these. */
    BitSet shortRegions() {
        BitSet regions = new BitSet();
        List<Integer> queue = new ArrayList<>(unpaid);
        for (int next = 0; next < queue.size(); next++) {
            for (int region : locks.get(queue.get(next))) {
                if (!regions.get(region)) {
                    regions.set(region);
                    queue.addAll(paidFrom.get(region));
                }
            }
        }
        return regions;
    }
}
