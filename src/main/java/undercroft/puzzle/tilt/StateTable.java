package undercroft.puzzle.tilt;

import java.util.Arrays;
import undercroft.random.SplitMix;

/**
 * States in the order in which they were first met, each once: all in one array, found again by open addressing (Knuth, The
 * Art of Computer Programming, volume 3, section 6.4, algorithm L). Used again for the next search, it allocates only where
 * it grows beyond what any search before it needed.
 */
final class StateTable {

    private static final int FIRST_SLOTS = 1 << 12;
    private static final int FIRST_WORDS = 1 << 13;

    private long[] states = new long[FIRST_WORDS];
    /** A state's number plus 1, or 0. */
    private int[] slots = new int[FIRST_SLOTS];

    private int shift;
    private int limit;
    private int words;
    private int size;

    /** Forgets all states; the next ones are of so many longs. */
    void clear(int wordsOfAState) {
        words = wordsOfAState;
        size = 0;
        useSlots(FIRST_SLOTS);
    }

    int size() {
        return size;
    }

    /** All states one after another; another array once there was room to be made. */
    long[] states() {
        return states;
    }

    /** Where a state begins in the array. */
    int at(int state) {
        return state * words;
    }

    /** Where to write a state before it is looked up; the array is {@link #states} asked for after this. */
    int draft() {
        int end = (size + 1) * words;
        if (end > states.length) {
            states = Arrays.copyOf(states, 2 * end);
        }
        return size * words;
    }

    /**
     * Looks the draft up, and adds it where it is new.
     *
     * @return its number, which is the size from before where it was new
     */
    int settle() {
        int draft = size * words;
        int mask = (1 << (Long.SIZE - shift)) - 1;
        int slot = (int) (hash(draft) >>> shift);
        while (slots[slot] != 0) {
            int found = slots[slot] - 1;
            if (isEqual(found * words, draft)) {
                return found;
            }
            slot = (slot + 1) & mask;
        }
        slots[slot] = ++size;
        if (size > limit) {
            grow();
        }
        return size - 1;
    }

    private void grow() {
        int count = size;
        useSlots(1 << (Long.SIZE - shift + 1));
        int mask = (1 << (Long.SIZE - shift)) - 1;
        for (int state = 0; state < count; state++) {
            int slot = (int) (hash(state * words) >>> shift);
            while (slots[slot] != 0) {
                slot = (slot + 1) & mask;
            }
            slots[slot] = state + 1;
        }
    }

    /** Takes as many slots, empty, a power of two; at most half of them are filled. */
    private void useSlots(int count) {
        if (count > slots.length) {
            slots = new int[count];
        } else {
            Arrays.fill(slots, 0, count, 0);
        }
        shift = Long.SIZE - Integer.numberOfTrailingZeros(count);
        limit = count / 2;
    }

    private long hash(int at) {
        long hash = 0;
        for (int i = at; i < at + words; i++) {
            hash = (hash ^ states[i]) * SplitMix.GOLDEN_GAMMA;
            hash ^= hash >>> 32;
        }
        return hash * SplitMix.GOLDEN_GAMMA;
    }

    private boolean isEqual(int one, int other) {
        for (int i = 0; i < words; i++) {
            if (states[one + i] != states[other + i]) {
                return false;
            }
        }
        return true;
    }
}
