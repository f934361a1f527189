package undercroft.mission.closure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import undercroft.mission.world.Condition;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/**
 * The passages of a world as Horn clauses: each has a number of premises, and an item, a room or a switch knows in which premises
 * it occurs (Dowling and Gallier, Linear-time algorithms for testing the satisfiability of propositional Horn formulae, 1984).
 * Immutable; shared by all closures of a world.
 */
public final class Clauses {

    /**
     * A premise of a passage that holds as soon as an item is held often enough.
     *
     * @param group numbers the premises of which one item is enough; −1 for others
     */
    record Watch(int passage, int count, int group) {}

    private final World world;
    private final int[] premises;
    private final List<List<Watch>> watchesOf = new ArrayList<>();
    private final List<List<Integer>> barsAt = new ArrayList<>();
    private final List<List<Integer>> watchersOfSwitch = new ArrayList<>();
    private int groups;

    public Clauses(World world) {
        this.world = world;
        this.premises = new int[world.passages().size()];
        for (int item = 0; item < world.items(); item++) {
            watchesOf.add(new ArrayList<>());
        }
        for (int room = 0; room < world.rooms(); room++) {
            barsAt.add(new ArrayList<>());
        }
        for (int i = 0; i < world.switches(); i++) {
            watchersOfSwitch.add(new ArrayList<>());
        }
        world.passages().forEach(this::compile);
    }

    private void compile(Passage passage) {
        int index = passage.index();
        Condition condition = passage.condition();
        if (passage.lock() != Passage.NONE) {
            watch(passage.lock(), new Watch(index, 1, -1));
        }
        for (int i = 0; i < condition.items().length; i++) {
            watch(condition.items()[i], new Watch(index, condition.counts()[i], -1));
        }
        for (int[] group : condition.anyOf()) {
            premises[index]++;
            Arrays.stream(group).forEach(item -> watchesOf.get(item).add(new Watch(index, 1, groups)));
            groups++;
        }
        for (int i = 0; i < condition.switches().length; i++) {
            if (condition.states()[i] != 0) {
                premises[index]++;
                watchersOfSwitch.get(condition.switches()[i]).add(index);
            }
        }
        if (passage.isBarred()) {
            premises[index]++;
            barsAt.get(passage.opener()).add(index);
        }
    }

    private void watch(int item, Watch watch) {
        premises[watch.passage()]++;
        watchesOf.get(item).add(watch);
    }

    World world() {
        return world;
    }

    /** The number of premises of each passage. */
    int[] premises() {
        return premises.clone();
    }

    int groups() {
        return groups;
    }

    List<Watch> watchesOf(int item) {
        return watchesOf.get(item);
    }

    /** The passages whose bar is opened in a room. */
    List<Integer> barsAt(int room) {
        return barsAt.get(room);
    }

    /** The passages that ask for another than the first state of a switch. */
    List<Integer> watchersOfSwitch(int switchIndex) {
        return watchersOfSwitch.get(switchIndex);
    }
}
