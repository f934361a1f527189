package undercroft.mission.search;

import java.util.Arrays;
import java.util.List;
import undercroft.graph.Components;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/**
 * Paid locks that can be exchanged: those of closets with the same contents, at rooms between which anybody can walk at any time. Of
 * these it only matters how many are open, so they need to be opened in one order only.
 */
final class AlikeLocks {

    static final int NONE = -1;

    /** For each lock the one before it among those that are alike, or {@link #NONE}. */
    private final int[] before;

    /** For each lock the first of those that are alike. */
    private final int[] first;

    /** Compares the locks of some passages, in their order. */
    AlikeLocks(World world, List<Passage> locks) {
        this.before = new int[locks.size()];
        this.first = new int[locks.size()];
        Components regions = new Components(world.rooms());
        world.passages().stream()
                .filter(Passage::isFree)
                .forEach(passage -> regions.join(passage.from(), passage.to()));
        for (int lock = 0; lock < before.length; lock++) {
            before[lock] = NONE;
            first[lock] = lock;
            for (int other = 0; other < lock; other++) {
                if (isAlike(world, regions, locks.get(other), locks.get(lock))) {
                    before[lock] = other;
                    first[lock] = first[other];
                }
            }
        }
    }

    private static boolean isAlike(World world, Components regions, Passage one, Passage other) {
        int closet = closet(world, one);
        int otherCloset = closet(world, other);
        return closet != NONE
                && otherCloset != NONE
                && one.lock() == other.lock()
                && regions.lowest(one.other(closet)) == regions.lowest(other.other(otherCloset))
                && isGoal(world, closet) == isGoal(world, otherCloset)
                && Arrays.equals(sortedItems(world, closet), sortedItems(world, otherCloset));
    }

    /** The room behind a lock to which nothing else leads, if there is nothing but the lock to stop a player. */
    private static int closet(World world, Passage lock) {
        if (lock.isBarred() || !lock.condition().isEmpty()) {
            return NONE;
        }
        for (int room : new int[] {lock.to(), lock.from()}) {
            if (room != world.start() && world.passagesAt(room).length == 1) {
                return room;
            }
        }
        return NONE;
    }

    private static boolean isGoal(World world, int room) {
        return Arrays.stream(world.goals()).anyMatch(goal -> goal == room);
    }

    private static int[] sortedItems(World world, int room) {
        int[] items = world.itemsIn(room).clone();
        Arrays.sort(items);
        return items;
    }

    /** Whether a lock is the next of its kind to be opened. */
    boolean isNext(int lock, long opened) {
        return before[lock] == NONE || (opened & 1L << before[lock]) != 0;
    }

    /** The set of opened locks that stands for all that are alike: of each kind as many, and the first ones. */
    long standIn(long opened) {
        long standIn = 0;
        for (int lock = 0; lock < before.length; lock++) {
            if ((opened & 1L << lock) != 0) {
                int next = first[lock];
                while ((standIn & 1L << next) != 0) {
                    next = after(next);
                }
                standIn |= 1L << next;
            }
        }
        return standIn;
    }

    private int after(int lock) {
        for (int next = lock + 1; next < before.length; next++) {
            if (before[next] == lock) {
                return next;
            }
        }
        throw new IllegalStateException("More locks are open than there are.");
    }
}
