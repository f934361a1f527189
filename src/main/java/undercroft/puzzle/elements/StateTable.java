package undercroft.puzzle.elements;

import java.util.Arrays;
import undercroft.random.SplitMix;

/**
 * All states that a search has met, in the order of their discovery, each with the number of the state it came from. An
 * open-addressing hash table (Knuth, The Art of Computer Programming, volume 3, 6.4, algorithm L) finds them again. What has
 * grown is kept for the next search; only what that one touches is cleared.
 */
final class StateTable {

    private static final int FIRST_SLOT_BITS = 10;
    private static final int FIRST_STATES = 1 << (FIRST_SLOT_BITS - 1);

    private static final long LOWER_HALF = 0xFFFF_FFFFL;

    private int stride = 1;
    private int slotBits;
    private int size;
    private long[] states = new long[FIRST_STATES];
    private int[] parents = new int[FIRST_STATES];

    /** In the upper half the upper half of a state's hash, in the lower one its number + 1; 0 is free. */
    private long[] slots = new long[1 << FIRST_SLOT_BITS];

    /**
     * Forgets everything.
     *
     * @param wordsPerState how many numbers a state is
     */
    void clear(int wordsPerState) {
        stride = wordsPerState;
        size = 0;
        slotBits = FIRST_SLOT_BITS;
        Arrays.fill(slots, 0, 1 << slotBits, 0);
    }

    int size() {
        return size;
    }

    int parent(int state) {
        return parents[state];
    }

    /** Writes a state's words. */
    void copy(int state, long[] to) {
        for (int i = 0; i < stride; i++) {
            to[i] = states[state * stride + i];
        }
    }

    /** Adds a state unless it is there. */
    void add(long[] state, int parent) {
        long hash = hash(state);
        int slot = slot(state, hash);
        if (slots[slot] == 0) {
            slots[slot] = (hash & ~LOWER_HALF) | (size + 1);
            append(state, parent);
            if (2 * size > 1 << slotBits) {
                doubleSlots();
            }
        }
    }

    /** The number of a state, or −1. */
    int find(long[] state) {
        return (int) (slots[slot(state, hash(state))] & LOWER_HALF) - 1;
    }

    private long hash(long[] state) {
        long hash = state[0] * SplitMix.GOLDEN_GAMMA;
        for (int i = 1; i < stride; i++) {
            hash = (hash ^ hash >>> Integer.SIZE ^ state[i]) * SplitMix.GOLDEN_GAMMA;
        }
        return (hash ^ hash >>> Integer.SIZE) * SplitMix.GOLDEN_GAMMA;
    }

    /** Where a state is, or the free slot where it would be. */
    private int slot(long[] state, long hash) {
        int mask = (1 << slotBits) - 1;
        int slot = (int) (hash >>> (Long.SIZE - slotBits));
        while (true) {
            long held = slots[slot];
            if (held == 0 || (((held ^ hash) & ~LOWER_HALF) == 0 && equal(state, (int) (held & LOWER_HALF) - 1))) {
                return slot;
            }
            slot = (slot + 1) & mask;
        }
    }

    private boolean equal(long[] state, int number) {
        for (int i = 0; i < stride; i++) {
            if (states[number * stride + i] != state[i]) {
                return false;
            }
        }
        return true;
    }

    private void append(long[] state, int parent) {
        if ((size + 1) * stride > states.length) {
            states = Arrays.copyOf(states, 2 * (size + 1) * stride);
        }
        if (size == parents.length) {
            parents = Arrays.copyOf(parents, 2 * size);
        }
        for (int i = 0; i < stride; i++) {
            states[size * stride + i] = state[i];
        }
        parents[size++] = parent;
    }

    private void doubleSlots() {
        slotBits++;
        int count = 1 << slotBits;
        if (slots.length < count) {
            slots = new long[count];
        } else {
            Arrays.fill(slots, 0, count, 0);
        }
        long[] state = new long[stride];
        for (int number = 0; number < size; number++) {
            copy(number, state);
            long hash = hash(state);
            slots[slot(state, hash)] = (hash & ~LOWER_HALF) | (number + 1);
        }
    }
}
