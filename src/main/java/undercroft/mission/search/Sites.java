package undercroft.mission.search;

import java.util.Arrays;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/**
 * The rooms of which it matters whether the player was there: those that hold an item that some passage asks for, and the goals.
 * They are numbered.
 */
final class Sites {

    static final int NONE = -1;

    private final int[] siteOf;
    private final int[] rooms;
    private final boolean[] isGoal;

    Sites(World world) {
        boolean[] matters = new boolean[world.rooms()];
        isGoal = new boolean[world.rooms()];
        for (int goal : world.goals()) {
            matters[goal] = true;
            isGoal[goal] = true;
        }
        boolean[] wanted = new boolean[world.items()];
        for (Passage passage : world.passages()) {
            for (int item = 0; item < wanted.length; item++) {
                wanted[item] |= asksFor(passage, item);
            }
        }
        for (int room = 0; room < matters.length; room++) {
            for (int item : world.itemsIn(room)) {
                matters[room] |= wanted[item];
            }
        }
        rooms = world.allRooms().filter(room -> matters[room]).toArray();
        siteOf = new int[world.rooms()];
        Arrays.fill(siteOf, NONE);
        for (int site = 0; site < rooms.length; site++) {
            siteOf[rooms[site]] = site;
        }
    }

    static boolean asksFor(Passage passage, int item) {
        return passage.lock() == item || passage.condition().mentions(item);
    }

    int count() {
        return rooms.length;
    }

    /** The number of a room, or {@link #NONE}. */
    int siteOf(int room) {
        return siteOf[room];
    }

    boolean isGoal(int room) {
        return isGoal[room];
    }

    int room(int site) {
        return rooms[site];
    }
}
