package undercroft.mission.search;

import java.util.Arrays;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/**
 * What can be reached with some paid locks open, where every way can be walked back and no switch counts: then nothing else depends on
 * what the player chooses. Reused for one set of locks after another; not thread-safe.
 */
final class FreeReach {

    private final World world;

    /** For each passage the bit of its paid lock, or 0. */
    private final long[] bits;

    private final boolean[] isReached;
    private final int[] collected;
    private final int[] queue;
    private int size;

    /** The passages at a reached room that could not be passed when it was reached, and the room. */
    private final int[] blocked;

    private final int[] blockedFrom;
    private int blockedCount;

    FreeReach(World world, long[] bits) {
        this.world = world;
        this.bits = bits;
        this.isReached = new boolean[world.rooms()];
        this.collected = new int[world.items()];
        this.queue = new int[world.rooms()];
        this.blocked = new int[2 * world.passages().size()];
        this.blockedFrom = new int[2 * world.passages().size()];
    }

    /** Goes as far as the opened locks let a player. */
    void explore(long opened) {
        Arrays.fill(isReached, false);
        Arrays.fill(collected, 0);
        size = 0;
        blockedCount = 0;
        reach(world.start());
        int next = 0;
        int before = 0;
        while (next < size) {
            for (; next < size; next++) {
                walkFrom(queue[next], opened);
            }
            if (size > before) {
                before = size;
                tryAgain(opened);
            }
        }
    }

    private void reach(int room) {
        if (!isReached[room]) {
            isReached[room] = true;
            queue[size++] = room;
            for (int item : world.itemsIn(room)) {
                collected[item]++;
            }
        }
    }

    private void walkFrom(int room, long opened) {
        for (int index : world.passagesAt(room)) {
            Passage passage = world.passages().get(index);
            int other = passage.other(room);
            if (!isReached[other]) {
                if (isPassable(passage, opened)) {
                    reach(other);
                } else {
                    blocked[blockedCount] = index;
                    blockedFrom[blockedCount++] = room;
                }
            }
        }
    }

    /** Items that were found since may open what was blocked. */
    private void tryAgain(long opened) {
        int kept = 0;
        for (int i = 0; i < blockedCount; i++) {
            Passage passage = world.passages().get(blocked[i]);
            if (isPassable(passage, opened)) {
                reach(passage.other(blockedFrom[i]));
            } else {
                blocked[kept] = blocked[i];
                blockedFrom[kept++] = blockedFrom[i];
            }
        }
        blockedCount = kept;
    }

    private boolean isPassable(Passage passage, long opened) {
        return isUnbarred(passage)
                && (passage.isPaid()
                        ? (opened & bits[passage.index()]) != 0
                        : passage.lock() == Passage.NONE || collected[passage.lock()] > 0)
                && passage.condition().holdsFor(collected);
    }

    private boolean isUnbarred(Passage passage) {
        return !passage.isBarred() || isReached[passage.opener()];
    }

    /** Whether a player could stand at a paid lock and open it, with an item for it. */
    boolean isAtHand(Passage passage) {
        return (isReached[passage.from()] || isReached[passage.to()]) && isUnbarred(passage);
    }

    /** The copies of an item that were found, whether they are spent or not. */
    int collected(int item) {
        return collected[item];
    }

    boolean isWon() {
        for (int goal : world.goals()) {
            if (!isReached[goal]) {
                return false;
            }
        }
        return true;
    }
}
