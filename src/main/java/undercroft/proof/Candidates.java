package undercroft.proof;

import java.util.Arrays;

/**
 * The domain of one piece: pairs of a variant, by its position in the piece's list, and the position of its corner. In
 * insertion order.
 */
final class Candidates {

    private static final int FIRST_CAPACITY = 64;

    private int[] variants = new int[FIRST_CAPACITY];
    private int[] xs = new int[FIRST_CAPACITY];
    private int[] ys = new int[FIRST_CAPACITY];
    private int size;

    void add(int variant, int x, int y) {
        if (size == variants.length) {
            variants = Arrays.copyOf(variants, 2 * size);
            xs = Arrays.copyOf(xs, 2 * size);
            ys = Arrays.copyOf(ys, 2 * size);
        }
        variants[size] = variant;
        xs[size] = x;
        ys[size++] = y;
    }

    int size() {
        return size;
    }

    int variant(int index) {
        return variants[index];
    }

    int x(int index) {
        return xs[index];
    }

    int y(int index) {
        return ys[index];
    }
}
