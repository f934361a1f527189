package undercroft.lattice;

import java.util.Arrays;

/**
 * The places that are still open to each room (the domains of the constraint search) as bit sets, with a trail of
 * changes by which they can be undone.
 */
final class OpenPlaces {

    private static final int INITIAL_CAPACITY = 1 << 12;

    private final long[][] words;
    private final int[] size;
    /** For each room the first and last word that ever had a bit. */
    private final int[] low;

    private final int[] high;

    private int[] changedRoom = new int[INITIAL_CAPACITY];
    private int[] changedWord = new int[INITIAL_CAPACITY];
    private long[] wordBefore = new long[INITIAL_CAPACITY];
    private int changes;

    OpenPlaces(int rooms, int wordsEach) {
        words = new long[rooms][wordsEach];
        size = new int[rooms];
        low = new int[rooms];
        high = new int[rooms];
        Arrays.fill(low, wordsEach);
        Arrays.fill(high, -1);
    }

    /**
     * Opens places to a room; only before any change.
     *
     * @param places as bits
     */
    void open(int room, long[] places) {
        for (int word = 0; word < places.length; word++) {
            if (places[word] != 0) {
                words[room][word] = places[word];
                size[room] += Long.bitCount(places[word]);
                low[room] = Math.min(low[room], word);
                high[room] = word;
            }
        }
    }

    /** The number of places open to a room. */
    int size(int room) {
        return size[room];
    }

    boolean isOpen(int room, int place) {
        return (words[room][place / Long.SIZE] >>> place & 1) != 0;
    }

    /** The first word of a room that may have a bit. */
    int low(int room) {
        return low[room];
    }

    /** The last word of a room that may have a bit. */
    int high(int room) {
        return high[room];
    }

    long word(int room, int index) {
        return words[room][index];
    }

    /** The open place of a room with this index, 0 ≤ index &lt; size. */
    int place(int room, int index) {
        int left = index;
        int word = low[room];
        while (left >= Long.bitCount(words[room][word])) {
            left -= Long.bitCount(words[room][word++]);
        }
        long bits = words[room][word];
        for (; left > 0; left--) {
            bits &= bits - 1;
        }
        return word * Long.SIZE + Long.numberOfTrailingZeros(bits);
    }

    void close(int room, int place) {
        int word = place / Long.SIZE;
        change(room, word, words[room][word] & ~(1L << place));
    }

    void closeAllBut(int room, int place) {
        for (int word = low[room]; word <= high[room]; word++) {
            change(room, word, word == place / Long.SIZE ? 1L << place : 0);
        }
    }

    /**
     * Closes all places of a room except some others.
     *
     * @param others as bits; only the words from {@code from} to {@code to} count
     */
    void closeAllBut(int room, long[] others, int from, int to) {
        for (int word = low[room]; word <= high[room]; word++) {
            change(room, word, word < from || word > to ? 0 : words[room][word] & others[word]);
        }
    }

    /** The length of the trail, to which {@link #undoTo} can return. */
    int changes() {
        return changes;
    }

    /** Undoes all changes after the first {@code toChanges}. */
    void undoTo(int toChanges) {
        while (changes > toChanges) {
            changes--;
            put(changedRoom[changes], changedWord[changes], wordBefore[changes]);
        }
    }

    private void change(int room, int word, long bits) {
        if (words[room][word] == bits) {
            return;
        }
        if (changes == changedRoom.length) {
            changedRoom = Arrays.copyOf(changedRoom, 2 * changes);
            changedWord = Arrays.copyOf(changedWord, 2 * changes);
            wordBefore = Arrays.copyOf(wordBefore, 2 * changes);
        }
        changedRoom[changes] = room;
        changedWord[changes] = word;
        wordBefore[changes++] = words[room][word];
        put(room, word, bits);
    }

    private void put(int room, int word, long bits) {
        size[room] += Long.bitCount(bits) - Long.bitCount(words[room][word]);
        words[room][word] = bits;
    }
}
