package undercroft.statespace;

import java.util.Arrays;
import undercroft.random.SplitMix;

/**
 * The states that a search has met, each once, numbered from 0 in the order of their discovery. All words of all states lie in
 * one array; an open-addressing hash table finds them again (Knuth, The Art of Computer Programming, volume 3, section 6.4,
 * algorithm L). A table that is used for one search after another allocates only where a search needs more room than any before
 * it, and clears only what the search touches. Not to be shared by threads.
 *
 * <p>A state is added from an array, or in two steps, which need not copy it: its words are written to the {@linkplain #draft
 * draft}, the place after the last state, and then {@link #addDraft} looks it up and keeps it if it is new.
 */
public final class StateTable {

    /** 8 KB of slots, which each new search clears. Most searches of a puzzle generator meet fewer than 512 states. */
    private static final int FIRST_SLOT_BITS = 10;

    private static final int FIRST_WORDS = 1 << FIRST_SLOT_BITS;

    private static final long LOWER_HALF = 0xFFFF_FFFFL;

    private long[] states = new long[FIRST_WORDS];
    /** In the upper half the upper half of a state's hash, in the lower half the state's number plus 1; 0 is free. */
    private long[] slots = new long[1 << FIRST_SLOT_BITS];

    private int slotBits;
    private int words;
    private int size;

    /**
     * Forgets all states.
     *
     * @param wordsPerState the length of each state from now on, in long words, at least 1
     */
    public void clear(int wordsPerState) {
        words = wordsPerState;
        size = 0;
        useSlots(FIRST_SLOT_BITS);
    }

    /** The number of states. */
    public int size() {
        return size;
    }

    /** The words of all states. {@link #draft} and {@link #add} may replace this array by a longer one. */
    public long[] states() {
        return states;
    }

    /** The index of a state's first word in {@link #states}. */
    public int at(int state) {
        return state * words;
    }

    /** Writes a state's words to the beginning of an array. */
    public void copy(int state, long[] to) {
        int from = at(state);
        for (int i = 0; i < words; i++) {
            to[i] = states[from + i];
        }
    }

    /**
     * Makes room for one more state.
     *
     * @return the index in {@link #states} at which to write its words
     */
    public int draft() {
        int end = (size + 1) * words;
        if (end > states.length) {
            states = Arrays.copyOf(states, 2 * end);
        }
        return size * words;
    }

    /**
     * Adds the draft unless it is in the table.
     *
     * @return its number; a new state has the number that was the {@link #size} before
     */
    public int addDraft() {
        long hash = hash(states, at(size));
        int slot = slotOf(states, at(size), hash);
        return slots[slot] == 0 ? keepDraft(slot, hash) : numberIn(slots[slot]);
    }

    /**
     * Adds a state unless it is in the table.
     *
     * @param state its words; longer arrays are cut off
     * @return its number; a new state has the number that was the {@link #size} before
     */
    public int add(long[] state) {
        long hash = hash(state, 0);
        int slot = slotOf(state, 0, hash);
        if (slots[slot] != 0) {
            return numberIn(slots[slot]);
        }
        int at = draft();
        for (int i = 0; i < words; i++) {
            states[at + i] = state[i];
        }
        return keepDraft(slot, hash);
    }

    /**
     * Looks up a state.
     *
     * @return its number, or −1 where it is not in the table
     */
    public int find(long[] state) {
        return numberIn(slots[slotOf(state, 0, hash(state, 0))]);
    }

    private int keepDraft(int slot, long hash) {
        slots[slot] = entry(hash, size);
        size++;
        if (2 * size > 1 << slotBits) {
            doubleSlots();
        }
        return size - 1;
    }

    /** The hash of the words of a state that begin at an index of an array. */
    private long hash(long[] array, int at) {
        long hash = array[at] * SplitMix.GOLDEN_GAMMA;
        for (int i = at + 1; i < at + words; i++) {
            hash = (hash ^ hash >>> Integer.SIZE ^ array[i]) * SplitMix.GOLDEN_GAMMA;
        }
        return (hash ^ hash >>> Integer.SIZE) * SplitMix.GOLDEN_GAMMA;
    }

    private static long entry(long hash, int number) {
        return (hash & ~LOWER_HALF) | (number + 1);
    }

    private static int numberIn(long entry) {
        return (int) (entry & LOWER_HALF) - 1;
    }

    /** The slot that holds the words that begin at an index of an array, or the free slot where they belong. */
    private int slotOf(long[] array, int at, long hash) {
        int mask = (1 << slotBits) - 1;
        int slot = (int) (hash >>> (Long.SIZE - slotBits));
        while (true) {
            long held = slots[slot];
            if (held == 0 || (((held ^ hash) & ~LOWER_HALF) == 0 && areEqual(array, at, at(numberIn(held))))) {
                return slot;
            }
            slot = (slot + 1) & mask;
        }
    }

    private boolean areEqual(long[] array, int at, int other) {
        for (int i = 0; i < words; i++) {
            if (array[at + i] != states[other + i]) {
                return false;
            }
        }
        return true;
    }

    private void doubleSlots() {
        useSlots(slotBits + 1);
        for (int state = 0; state < size; state++) {
            long hash = hash(states, at(state));
            slots[slotOf(states, at(state), hash)] = entry(hash, state);
        }
    }

    /** Takes 2^bits free slots; at most half of them are filled. */
    private void useSlots(int bits) {
        slotBits = bits;
        int count = 1 << bits;
        if (slots.length < count) {
            slots = new long[count];
        } else {
            Arrays.fill(slots, 0, count, 0);
        }
    }
}
