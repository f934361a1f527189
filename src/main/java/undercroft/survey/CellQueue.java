package undercroft.survey;

import java.util.Arrays;
import java.util.function.IntConsumer;

/** Cells with their distances, first in, first out. It remembers those that were taken out until it is cleared. */
final class CellQueue {

    private static final int FIRST_CAPACITY = 256;

    private int[] cells = new int[FIRST_CAPACITY];
    private long[] distances = new long[FIRST_CAPACITY];
    private int first;
    private int end;

    boolean isEmpty() {
        return first == end;
    }

    void add(int cell, long distance) {
        if (end == cells.length) {
            cells = Arrays.copyOf(cells, 2 * end);
            distances = Arrays.copyOf(distances, 2 * end);
        }
        cells[end] = cell;
        distances[end] = distance;
        end++;
    }

    /** The distance of the first cell; only if there is one. */
    long firstDistance() {
        return distances[first];
    }

    /** Takes out the first cell; only if there is one. */
    int remove() {
        first++;
        return cells[first - 1];
    }

    /** Visits all cells since the queue was cleared, those that were taken out too. */
    void forEach(IntConsumer visitor) {
        for (int i = 0; i < end; i++) {
            visitor.accept(cells[i]);
        }
    }

    void clear() {
        first = 0;
        end = 0;
    }
}
