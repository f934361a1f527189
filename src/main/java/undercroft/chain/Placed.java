package undercroft.chain;

import java.util.ArrayList;
import java.util.List;
import undercroft.graph.RoomGraph;

/** The vertices that stand, in the order in which they came to. Mutable. */
final class Placed {

    private final RoomGraph graph;
    private final boolean[] contained;
    private final List<Integer> order = new ArrayList<>();

    Placed(RoomGraph graph) {
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

    /** Whether a neighbour of the vertex stands. */
    boolean touches(int vertex) {
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

    /** A view that grows as vertices are added. */
    List<Integer> order() {
        return order;
    }
}
