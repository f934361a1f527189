package undercroft.mission.search;

import java.util.Arrays;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/** The combinations of states of all switches on which a passage depends, as numbers from 0; 0 is how they stand at the start. */
final class SwitchStates {

    /** More combinations than any search could go through. */
    static final int TOO_MANY = 1 << 20;

    private final World world;

    /** For each switch, the number of combinations of those before it; 0 for a switch on which nothing depends. */
    private final int[] strides;

    private final int count;

    SwitchStates(World world) {
        this.world = world;
        this.strides = new int[world.switches()];
        boolean[] matters = new boolean[strides.length];
        for (Passage passage : world.passages()) {
            Arrays.stream(passage.condition().switches()).forEach(each -> matters[each] = true);
        }
        int combinations = 1;
        for (int i = 0; i < strides.length; i++) {
            if (matters[i] && combinations < TOO_MANY) {
                strides[i] = combinations;
                combinations *= world.states(i);
            }
        }
        count = combinations;
    }

    /** The number of combinations; {@link #TOO_MANY} or more if they were not all counted. */
    int count() {
        return count;
    }

    /** Whether a turn of a switch makes any difference. */
    boolean matters(int switchIndex) {
        return strides[switchIndex] > 0;
    }

    /** The combination after a turn of a switch to its next state. */
    int turned(int combination, int switchIndex) {
        return with(combination, switchIndex, (state(combination, switchIndex) + 1) % world.states(switchIndex));
    }

    /** The combination from which a turn of a switch leads to this one. */
    int turnedBack(int combination, int switchIndex) {
        int states = world.states(switchIndex);
        return with(combination, switchIndex, (state(combination, switchIndex) + states - 1) % states);
    }

    /** Whether the switches stand as a passage asks. */
    boolean allow(Passage passage, int combination) {
        int[] switches = passage.condition().switches();
        for (int i = 0; i < switches.length; i++) {
            if (state(combination, switches[i]) != passage.condition().states()[i]) {
                return false;
            }
        }
        return true;
    }

    private int state(int combination, int switchIndex) {
        return combination / strides[switchIndex] % world.states(switchIndex);
    }

    private int with(int combination, int switchIndex, int state) {
        return combination + (state - state(combination, switchIndex)) * strides[switchIndex];
    }
}
