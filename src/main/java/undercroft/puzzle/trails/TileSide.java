package undercroft.puzzle.trails;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import undercroft.source.Quotation;

/**
 * One side of a tile: a partition of its six edges into one to four trails. A trail with one edge is a dead end.
 *
 * @param labels the number of the trail of each edge, in two bits for each edge clockwise from the north, which has the lowest
 *     bits. Trails are numbered in the order of their first edges, so that equal partitions are equal sides
 */
record TileSide(int labels) implements Comparable<TileSide> {

    static final int MOST_TRAILS = 4;

    static final int LABEL_BITS = 2;

    /** The number of possible values of {@link #labels}. */
    static final int LABELS = 1 << (Edge.COUNT * LABEL_BITS);

    private static final int LABEL_MASK = (1 << LABEL_BITS) - 1;

    private static final char FIRST_LETTER = 'a';

    TileSide {
        if (labels < 0 || labels >= LABELS || labels != renumbered(labels)) {
            throw new IllegalArgumentException(
                    "The labels (%d) of a side must number its trails in their order; use ofAny.".formatted(labels));
        }
    }

    /** The side with the given labels, with its trails numbered again. */
    static TileSide ofAny(int labels) {
        return new TileSide(renumbered(labels));
    }

    /**
     * Reads a side.
     *
     * @param letters a letter from a to d for each edge, clockwise from the north; edges with the same letter are joined
     * @return the side
     * @throws IllegalArgumentException if the text has another form
     */
    static TileSide of(String letters) {
        if (!letters.matches("[a-d]{" + Edge.COUNT + "}")) {
            throw new IllegalArgumentException(
                    "The side %s must be six letters from a to d, one an edge, clockwise from the north."
                            .formatted(Quotation.quoted(letters)));
        }
        int labels = 0;
        for (int edge = 0; edge < Edge.COUNT; edge++) {
            labels |= (letters.charAt(edge) - FIRST_LETTER) << (edge * LABEL_BITS);
        }
        return ofAny(labels);
    }

    /** All sides up to rotation, each as its least turned form, in order. */
    static List<TileSide> designs() {
        TreeSet<TileSide> designs = new TreeSet<>();
        IntStream.range(0, LABELS)
                .mapToObj(TileSide::ofAny)
                .map(TileSide::design)
                .forEach(designs::add);
        return List.copyOf(designs);
    }

    /** The number of the trail at an edge. */
    int trailAt(Edge edge) {
        return labelAt(labels, edge.number());
    }

    /**
     * Whether one trail joins all of some edges.
     *
     * @param edges at least one edge, as bits by their numbers
     */
    boolean joins(int edges) {
        int trail = labelAt(labels, Integer.numberOfTrailingZeros(edges));
        for (int edge = 0; edge < Edge.COUNT; edge++) {
            if (((edges >> edge) & 1) == 1 && labelAt(labels, edge) != trail) {
                return false;
            }
        }
        return true;
    }

    /** The number of trails, including dead ends. */
    int trails() {
        int trails = 0;
        for (int edge = 0; edge < Edge.COUNT; edge++) {
            trails = Math.max(trails, labelAt(labels, edge) + 1);
        }
        return trails;
    }

    /** Whether two trails cross, so that one needs a bridge: their edges alternate around the side. */
    boolean bridged() {
        for (int a = 0; a < Edge.COUNT; a++) {
            for (int c = a + 2; c < Edge.COUNT; c++) {
                if (labelAt(labels, a) == labelAt(labels, c) && joinsAcross(a, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether another trail leads from between two edges to beyond them. */
    private boolean joinsAcross(int a, int c) {
        for (int b = a + 1; b < c; b++) {
            for (int d = c + 1; d < a + Edge.COUNT; d++) {
                int label = labelAt(labels, b);
                if (label != labelAt(labels, a) && label == labelAt(labels, d % Edge.COUNT)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * This side after a clockwise turn.
     *
     * @param sixths sixths of a turn, 0 to 5: the new position of the northern edge
     */
    TileSide turned(int sixths) {
        int turned = 0;
        for (int edge = 0; edge < Edge.COUNT; edge++) {
            turned |= labelAt(labels, edge) << ((edge + sixths) % Edge.COUNT * LABEL_BITS);
        }
        return ofAny(turned);
    }

    /** The least of its turned forms, which is equal for sides that differ by a rotation only. */
    TileSide design() {
        return IntStream.range(0, Edge.COUNT)
                .mapToObj(this::turned)
                .min(TileSide::compareTo)
                .orElseThrow();
    }

    /** Compares the sides as text. */
    @Override
    public int compareTo(TileSide other) {
        return toString().compareTo(other.toString());
    }

    /** Six letters, as {@link #of} reads them. */
    @Override
    public String toString() {
        StringBuilder letters = new StringBuilder(Edge.COUNT);
        for (int edge = 0; edge < Edge.COUNT; edge++) {
            letters.append((char) (FIRST_LETTER + labelAt(labels, edge)));
        }
        return letters.toString();
    }

    private static int labelAt(int labels, int edge) {
        return (labels >> (edge * LABEL_BITS)) & LABEL_MASK;
    }

    private static int renumbered(int labels) {
        int[] numbers = {-1, -1, -1, -1};
        int next = 0;
        int renumbered = 0;
        for (int edge = 0; edge < Edge.COUNT; edge++) {
            int label = labelAt(labels, edge);
            if (numbers[label] < 0) {
                numbers[label] = next++;
            }
            renumbered |= numbers[label] << (edge * LABEL_BITS);
        }
        return renumbered;
    }
}
