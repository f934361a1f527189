package undercroft.mission.placing;

import java.util.Arrays;
import undercroft.mission.closure.Clauses;
import undercroft.mission.closure.Closure;
import undercroft.mission.world.World;

/** Items that are hidden for a trial: each lies in a room, or the player owns it from the beginning. Not thread-safe. */
final class HiddenItems {

    /** In place of an item that is left out. */
    static final int NONE = -1;

    private final World world;
    private final Clauses clauses;
    private final int[] items;
    private final int[] roomOf;

    /**
     * Items that are all owned.
     *
     * @param owned the world with all items to hide in the room where the mission begins, behind those that lie there anyway
     */
    HiddenItems(World owned, int... items) {
        this.world = owned;
        this.clauses = new Clauses(owned);
        this.items = items;
        this.roomOf = new int[items.length];
        ownAll();
    }

    /** Gives all items back to the player. */
    void ownAll() {
        Arrays.fill(roomOf, world.start());
    }

    void hide(int item, int room) {
        roomOf[item] = room;
    }

    int roomOf(int item) {
        return roomOf[item];
    }

    /**
     * What can be reached with those items that are owned and those that can be found.
     *
     * @param without an item that is left out, or {@link #NONE}
     */
    Closure reached(int without) {
        Closure closure = new Closure(clauses);
        boolean[] isTaken = new boolean[items.length];
        closure.start();
        int collected = 0;
        boolean isGrowing = true;
        while (isGrowing) {
            isGrowing = false;
            for (; collected < closure.count(); collected++) {
                isGrowing |= takeFixed(closure.reached(collected), closure);
            }
            for (int item = 0; item < items.length; item++) {
                if (item != without && !isTaken[item] && closure.isReached(roomOf[item])) {
                    isTaken[item] = true;
                    closure.add(items[item]);
                    isGrowing = true;
                }
            }
            closure.spread();
            isGrowing |= collected < closure.count();
        }
        return closure;
    }

    /** Takes the items that lie in a room anyway. */
    private boolean takeFixed(int room, Closure closure) {
        int[] here = world.itemsIn(room);
        int fixed = room == world.start() ? here.length - items.length : here.length;
        for (int i = 0; i < fixed; i++) {
            closure.add(here[i]);
        }
        return fixed > 0;
    }
}
