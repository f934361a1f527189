package undercroft.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The tree, or forest, of a breadth-first search: a shortest path from the nearest root to every reachable vertex.
 * Neighbours are visited in the given order, so equal graphs give equal trees. Immutable.
 */
public final class BreadthFirstTree {

    private static final int NONE = -1;

    private final int[] parent;
    private final int[] distance;
    private final int[] order;
    private final int reached;

    private BreadthFirstTree(int[] parent, int[] distance, int[] order, int reached) {
        this.parent = parent;
        this.distance = distance;
        this.order = order;
        this.reached = reached;
    }

    /**
     * {@return the tree of a search from some roots}
     *
     * @param vertices the number of vertices, which are numbered from 0
     * @param neighbours the neighbours of a vertex; called at most once for each
     * @param roots distinct vertices, in the order in which the search visits them
     */
    public static BreadthFirstTree of(int vertices, IntFunction<int[]> neighbours, int... roots) {
        int[] parent = new int[vertices];
        int[] distance = new int[vertices];
        int[] order = new int[vertices];
        Arrays.fill(parent, NONE);
        Arrays.fill(distance, NONE);
        int reached = 0;
        for (int root : roots) {
            distance[root] = 0;
            order[reached++] = root;
        }
        for (int i = 0; i < reached; i++) {
            int vertex = order[i];
            for (int neighbour : neighbours.apply(vertex)) {
                if (distance[neighbour] == NONE) {
                    parent[neighbour] = vertex;
                    distance[neighbour] = distance[vertex] + 1;
                    order[reached++] = neighbour;
                }
            }
        }
        return new BreadthFirstTree(parent, distance, order, reached);
    }

    /** {@return whether a path leads from a root to a vertex} */
    public boolean isReached(int vertex) {
        return distance[vertex] != NONE;
    }

    /** {@return the number of vertices that are reached, roots included} */
    public int reached() {
        return reached;
    }

    /**
     * {@return a reached vertex by its position in the order of discovery, which starts with the roots and is sorted by
     * distance}
     */
    public int at(int position) {
        return order[position];
    }

    /** {@return the number of edges on a shortest path from a root to a vertex, which must be reached} */
    public int distance(int vertex) {
        return distance[vertex];
    }

    /**
     * {@return the vertex before this one on the path from its root; this one itself if it is a root} It must be
     * reached.
     */
    public int parent(int vertex) {
        return parent[vertex] == NONE ? vertex : parent[vertex];
    }

    /** {@return the path from a vertex, which must be reached, back to its root, both included} */
    public List<Integer> pathToRoot(int vertex) {
        List<Integer> path = new ArrayList<>();
        path.add(vertex);
        for (int at = vertex; distance[at] > 0; at = parent[at]) {
            path.add(parent[at]);
        }
        return path;
    }
}
