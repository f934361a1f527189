package undercroft.mission.closure;

import java.util.Arrays;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/**
 * The rooms that can be reached with some items. It grows with every item that is added, and goes on from where it stood, so that all
 * items together take time linear in the size of the world. Not thread-safe.
 */
public final class Closure {

    /** The sphere of a room that is not reached. */
    public static final int UNREACHED = -1;

    private final World world;
    private final Clauses clauses;
    private final int[] premises;
    private final boolean[] isGroupMet;
    private final int[] held;
    private final boolean[] isTurnable;
    private final int[] sphereOf;
    private final int[] reached;
    private int count;
    private int next;
    private int sphere;

    public Closure(Clauses clauses) {
        this.clauses = clauses;
        this.world = clauses.world();
        this.premises = clauses.premises();
        this.isGroupMet = new boolean[clauses.groups()];
        this.held = new int[world.items()];
        this.isTurnable = new boolean[world.switches()];
        this.sphereOf = new int[world.rooms()];
        this.reached = new int[world.rooms()];
        Arrays.fill(sphereOf, UNREACHED);
    }

    /**
     * The closure of a world in which a player takes everything.
     *
     * @return with the rooms that need no item in sphere 0, those that need what lies in sphere 0 in sphere 1, and so on
     */
    public static Closure collecting(Clauses clauses) {
        return collecting(clauses, room -> true);
    }

    /** Whether what lies in a room is taken. */
    @FunctionalInterface
    public interface Taking {
        boolean from(int room);
    }

    /** The closure of a world in which a player takes what lies in some rooms. */
    public static Closure collecting(Clauses clauses, Taking taking) {
        Closure closure = new Closure(clauses);
        closure.start();
        int collected = 0;
        while (collected < closure.count) {
            int end = closure.count;
            closure.sphere++;
            for (; collected < end; collected++) {
                int room = closure.reached[collected];
                if (taking.from(room)) {
                    for (int item : closure.world.itemsIn(room)) {
                        closure.add(item);
                    }
                }
            }
            closure.spread();
        }
        return closure;
    }

    /** Begins at the start. */
    public void start() {
        reach(world.start());
        spread();
    }

    /** Adds an item; {@link #spread} then goes where it leads. */
    public void add(int item) {
        held[item]++;
        for (Clauses.Watch watch : clauses.watchesOf(item)) {
            if (watch.count() == held[item] && meetsGroup(watch.group())) {
                meet(watch.passage());
            }
        }
    }

    private boolean meetsGroup(int group) {
        if (group < 0) {
            return true;
        }
        boolean isNew = !isGroupMet[group];
        isGroupMet[group] = true;
        return isNew;
    }

    private void meet(int index) {
        if (--premises[index] == 0) {
            Passage passage = world.passages().get(index);
            pass(passage, passage.from());
            pass(passage, passage.to());
        }
    }

    private void pass(Passage passage, int room) {
        if (isReached(room) && passage.leavesFrom(room)) {
            reach(passage.other(room));
        }
    }

    private void reach(int room) {
        if (!isReached(room)) {
            sphereOf[room] = sphere;
            reached[count++] = room;
        }
    }

    /** Goes on as far as it leads. */
    public void spread() {
        for (; next < count; next++) {
            int room = reached[next];
            for (int index : clauses.barsAt(room)) {
                meet(index);
            }
            int turned = world.turnedIn(room);
            if (turned >= 0 && !isTurnable[turned]) {
                isTurnable[turned] = true;
                clauses.watchersOfSwitch(turned).forEach(this::meet);
            }
            for (int index : world.passagesAt(room)) {
                if (premises[index] == 0) {
                    pass(world.passages().get(index), room);
                }
            }
        }
    }

    public boolean isReached(int room) {
        return sphereOf[room] != UNREACHED;
    }

    /** {@return whether all goals are reached} */
    public boolean isFinished() {
        for (int goal : world.goals()) {
            if (!isReached(goal)) {
                return false;
            }
        }
        return true;
    }

    /** {@return the sphere of a room, or {@link #UNREACHED}} */
    public int sphereOf(int room) {
        return sphereOf[room];
    }

    /** {@return the number of rooms that are reached} */
    public int count() {
        return count;
    }

    /** {@return a room that is reached, in the order of reaching} */
    public int reached(int index) {
        return reached[index];
    }

    /** {@return the number of copies of an item that were added} */
    public int held(int item) {
        return held[item];
    }

    /** {@return whether a switch can be turned} */
    public boolean isTurnable(int switchIndex) {
        return isTurnable[switchIndex];
    }

    /** {@return whether nothing but its direction can keep a player from passing a passage} */
    public boolean isOpen(Passage passage) {
        return premises[passage.index()] == 0;
    }
}
