package undercroft.mission.search;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import undercroft.mission.world.Condition;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/**
 * What stays the same during a search: the world, its sites, its openings and its nodes. An opening is a paid lock or a bar: what
 * stays open once a player has chosen to open it. A node is a room together with a combination of switch states.
 */
final class Game {

    /**
     * A paid lock or a bar.
     *
     * @param isLock whether it is the lock, not the bar, of the passage
     */
    record Opening(Passage passage, boolean isLock) {}

    private final World world;
    private final Sites sites;
    private final SwitchStates switches;
    private final List<Opening> openings = new ArrayList<>();
    private final int[] lockOf;
    private final int[] barOf;
    private final int[][] openingsAt;

    Game(World world) {
        this.world = world;
        this.sites = new Sites(world);
        this.switches = new SwitchStates(world);
        this.lockOf = new int[world.passages().size()];
        this.barOf = new int[world.passages().size()];
        for (Passage passage : world.passages()) {
            if (passage.isPaid()) {
                lockOf[passage.index()] = openings.size();
                openings.add(new Opening(passage, true));
            }
            if (passage.isBarred()) {
                barOf[passage.index()] = openings.size();
                openings.add(new Opening(passage, false));
            }
        }
        this.openingsAt = world.allRooms().mapToObj(this::openingsFrom).toArray(int[][]::new);
    }

    private int[] openingsFrom(int room) {
        return IntStream.range(0, openings.size())
                .filter(i -> openings.get(i).isLock()
                        ? openings.get(i).passage().leavesFrom(room)
                        : openings.get(i).passage().opener() == room)
                .toArray();
    }

    World world() {
        return world;
    }

    Sites sites() {
        return sites;
    }

    SwitchStates switches() {
        return switches;
    }

    /** The paid locks and bars, numbered by their position. */
    List<Opening> openings() {
        return openings;
    }

    /** The numbers of what can ever be opened in a room. */
    int[] openingsAt(int room) {
        return openingsAt[room];
    }

    /** The number of the paid lock of a passage, which must have one. */
    int lockOf(Passage passage) {
        return lockOf[passage.index()];
    }

    /** The number of the bar of a passage, which must have one. */
    int barOf(Passage passage) {
        return barOf[passage.index()];
    }

    long nodes() {
        return (long) world.rooms() * switches.count();
    }

    int node(int room, int combination) {
        return combination * world.rooms() + room;
    }

    int room(int node) {
        return node % world.rooms();
    }

    int combination(int node) {
        return node / world.rooms();
    }

    /** Whether what a passage needs can be lost again: it asks for items that locks spend. */
    boolean canBeLost(Passage passage) {
        Condition condition = passage.condition();
        for (int item = 0; item < world.items(); item++) {
            if (world.isSpent(item) && condition.mentions(item)) {
                return true;
            }
        }
        return false;
    }
}
