package undercroft.lattice;

import java.util.Arrays;

/** The places that are still open to each room, as bits, with a record of all changes by which they can be taken back. */
final class OpenPlaces {

    private static final int USUAL_CHANGES = 1 << 12;

    private final long[][] words;
    private final int[] size;
    /** The words outside of low to high never had a bit. */
    private final int[] low;

    private final int[] high;

    private int[] changedRoom = new int[USUAL_CHANGES];
    private int[] changedWord = new int[USUAL_CHANGES];
    private long[] wordBefore = new long[USUAL_CHANGES];
    private int changes;

    OpenPlaces(int rooms, int wordsEach) {
        words = new long[rooms][wordsEach];
        size = new int[rooms];
        low = new int[rooms];
        high = new int[rooms];
        Arrays.fill(low, wordsEach);
        Arrays.fill(high, -1);
    }

    /** Opens places to a room, given as bits, before any change. */
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

    /** How many places are open to a room. */
    int size(int room) {
        return size[room];
    }

    boolean isOpen(int room, int place) {
        return (words[room][place / Long.SIZE] >>> place & 1) != 0;
    }

    /** The first words of a room that may have a bit, and the last. */
    int low(int room) {
        return low[room];
    }

    int high(int room) {
        return high[room];
    }

    long word(int room, int index) {
        return words[room][index];
    }

    /** One of a room's open places, 0 ≤ index &lt; size. */
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

    /** Closes those places of a room that are not among some others, which are given as bits that count in a range of words only. */
    void closeAllBut(int room, long[] others, int from, int to) {
        for (int word = low[room]; word <= high[room]; word++) {
            change(room, word, word < from || word > to ? 0 : words[room][word] & others[word]);
        }
    }

    /** How many changes there were; to go back to. */
    int changes() {
        return changes;
    }

    /** Takes back all changes but the first so many. */
    void goBack(int toChanges) {
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
