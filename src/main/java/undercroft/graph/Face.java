package undercroft.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A face of a {@link PlanarEmbedding}.
 *
 * @param walk the vertices on the closed walk along the boundary; the last is followed by the first. A bridge is walked
 *     in both directions, and a cut vertex occurs once for each time the boundary passes it. An isolated vertex is a
 *     walk of its own.
 */
public record Face(List<Integer> walk) {

    public Face {
        walk = List.copyOf(walk);
    }

    /**
     * {@return the simple cycles of the boundary: the walk without its bridges, split where it meets itself} A face of
     * a tree has none.
     *
     * <p>Each cycle is a face of one biconnected block, so the result does not depend on which of several faces the
     * embedding chose for a block or tree that hangs on a single vertex.
     */
    public List<List<Integer>> cycles() {
        List<List<Integer>> cycles = new ArrayList<>();
        Deque<Integer> open = new ArrayDeque<>();
        Set<Integer> isOpen = new HashSet<>();
        for (int vertex : walk) {
            if (isOpen.add(vertex)) {
                open.push(vertex);
            } else {
                List<Integer> closed = new ArrayList<>();
                while (open.element() != vertex) {
                    closed.add(open.pop());
                }
                closed.forEach(isOpen::remove);
                closed.add(vertex);
                addCycle(closed, cycles);
            }
        }
        addCycle(new ArrayList<>(open), cycles);
        return List.copyOf(cycles);
    }

    /** Skips what is not a cycle: a bridge leaves two vertices and an isolated vertex leaves one. */
    private static void addCycle(List<Integer> reversed, List<List<Integer>> cycles) {
        if (reversed.size() > 2) {
            Collections.reverse(reversed);
            cycles.add(List.copyOf(reversed));
        }
    }
}
