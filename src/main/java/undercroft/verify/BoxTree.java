package undercroft.verify;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import undercroft.geometry.Box;

/**
 * Boxes in a balanced tree, each half to the left or below of the other in turns, so that those near a given one are found without
 * looking at most of the others (Ericson, Real-Time Collision Detection, 2005, section 6.2).
 */
final class BoxTree {

    /** Up to this many boxes, to look at each is as fast as to put them in order: the outlines of most rooms have no more edges. */
    private static final int LEAF_SIZE = 12;

    private static final int ROOT = 1;

    private final List<Box> boxes;

    /** The indexes of the boxes, those of each node in one stretch. */
    private final Integer[] order;

    /** What contains all boxes of a node; the children of node n are nodes 2n and 2n + 1. */
    private final Box[] bounds;

    BoxTree(List<Box> boxes) {
        this.boxes = boxes;
        this.order = new Integer[boxes.size()];
        Arrays.setAll(order, i -> i);
        this.bounds = new Box[nodeCount(boxes.size())];
        arrange(ROOT, 0, order.length, true);
    }

    /** The nodes of a tree that is halved until no leaf has more boxes than {@link #LEAF_SIZE}, with number 0, which is none. */
    private static int nodeCount(int boxes) {
        int leaves = 1;
        while (leaves * LEAF_SIZE < boxes) {
            leaves *= 2;
        }
        return 2 * leaves;
    }

    private void arrange(int node, int from, int to, boolean isByX) {
        bounds[node] = around(from, to);
        if (to - from <= LEAF_SIZE) {
            return;
        }
        Comparator<Integer> byPlace = isByX
                ? Comparator.comparingInt(index -> boxes.get(index).x())
                : Comparator.comparingInt(index -> boxes.get(index).y());
        Arrays.sort(order, from, to, byPlace);
        int middle = (from + to) >>> 1;
        arrange(2 * node, from, middle, !isByX);
        arrange(2 * node + 1, middle, to, !isByX);
    }

    private Box around(int from, int to) {
        int minX = Integer.MAX_VALUE;
        int minY = Integer.MAX_VALUE;
        int maxX = Integer.MIN_VALUE;
        int maxY = Integer.MIN_VALUE;
        for (int i = from; i < to; i++) {
            Box box = boxes.get(order[i]);
            minX = Math.min(minX, box.x());
            minY = Math.min(minY, box.y());
            maxX = Math.max(maxX, box.maxX());
            maxY = Math.max(maxY, box.maxY());
        }
        return new Box(minX, minY, maxX - minX, maxY - minY);
    }

    /**
     * Visits the boxes that are less than {@code cells} away from a box, or whose interiors meet its interior for 0.
     *
     * @param visitor is given the index of each, in any order; it returns whether to go on
     * @return whether all of them were visited
     */
    boolean visitNear(Box box, int cells, IntPredicate visitor) {
        return boxes.isEmpty() || visit(ROOT, 0, order.length, box, cells, visitor);
    }

    private boolean visit(int node, int from, int to, Box box, int cells, IntPredicate visitor) {
        if (!isNear(bounds[node], box, cells)) {
            return true;
        }
        if (to - from > LEAF_SIZE) {
            int middle = (from + to) >>> 1;
            return visit(2 * node, from, middle, box, cells, visitor)
                    && visit(2 * node + 1, middle, to, box, cells, visitor);
        }
        for (int i = from; i < to; i++) {
            if (isNear(boxes.get(order[i]), box, cells) && !visitor.test(order[i])) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNear(Box one, Box other, int cells) {
        return one.x() < (long) other.maxX() + cells
                && other.x() < (long) one.maxX() + cells
                && one.y() < (long) other.maxY() + cells
                && other.y() < (long) one.maxY() + cells;
    }
}
