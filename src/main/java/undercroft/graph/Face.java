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
 * @param walk the vertices met on the closed walk along its boundary; the last is followed by the first. A bridge is
 *     walked in both directions, and a vertex that holds several parts of the boundary together comes several times. An
 *     isolated vertex is a walk of its own.
 */
public record Face(List<Integer> walk) {

    public Face {
        walk = List.copyOf(walk);
    }

    /**
     * The simple cycles of the boundary: what is left of the walk without its bridges, parted where it meets itself.
     * None for a face of a tree.
     *
     * <p>Each is a face of one biconnected block of the graph by itself. So it does not matter into which of several
     * faces the embedding happened to put a block or a tree that hangs on a single vertex.
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

    /** A bridge, walked there and back, leaves two vertices; an isolated vertex leaves one. */
    private static void addCycle(List<Integer> reversed, List<List<Integer>> cycles) {
        if (reversed.size() > 2) {
            Collections.reverse(reversed);
            cycles.add(List.copyOf(reversed));
        }
    }
}
