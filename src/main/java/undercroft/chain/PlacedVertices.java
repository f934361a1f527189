package undercroft.chain;

import java.util.ArrayList;
import java.util.List;
import undercroft.graph.RoomGraph;

/** The vertices placed so far, in order. Mutable. */
final class PlacedVertices {

    private final RoomGraph graph;
    private final boolean[] contained;
    private final List<Integer> order = new ArrayList<>();

    PlacedVertices(RoomGraph graph) {
        this.graph = graph;
        this.contained = new boolean[graph.vertexCount()];
    }

    void add(int vertex) {
        contained[vertex] = true;
        order.add(vertex);
    }

    boolean contains(int vertex) {
        return contained[vertex];
    }

    /** Whether a neighbour of the vertex is placed. */
    boolean isAdjacentTo(int vertex) {
        for (int neighbour : graph.neighbours(vertex)) {
            if (contained[neighbour]) {
                return true;
            }
        }
        return false;
    }

    int size() {
        return order.size();
    }

    /** The placed vertices in order, as a view that grows with them. */
    List<Integer> order() {
        return order;
    }
}
