package undercroft.graph;

/**
 * The connected components of a graph whose edges are added one by one: a union-find forest with path halving (Tarjan
 * and van Leeuwen, Worst-Case Analysis of Set Union Algorithms, 1984). All connectivity tests of the program use it,
 * except where a search for distances or paths yields the answer as well. Not thread-safe.
 */
public final class Components {

    /**
     * For each vertex, a vertex of the same component that is not higher; the lowest vertex of a component is its own
     * parent.
     */
    private final int[] parents;

    private int count;

    /**
     * The components of a graph without edges.
     *
     * @param vertices the number of vertices, which are numbered from 0
     */
    public Components(int vertices) {
        parents = new int[vertices];
        clear();
    }

    /** Removes all edges. */
    public void clear() {
        for (int vertex = 0; vertex < parents.length; vertex++) {
            parents[vertex] = vertex;
        }
        count = parents.length;
    }

    /**
     * Adds an edge.
     *
     * @return whether the vertices were not connected before
     */
    public boolean join(int a, int b) {
        int lowestA = lowest(a);
        int lowestB = lowest(b);
        if (lowestA == lowestB) {
            return false;
        }
        parents[Math.max(lowestA, lowestB)] = Math.min(lowestA, lowestB);
        count--;
        return true;
    }

    /** {@return the lowest vertex in the component of a vertex} */
    public int lowest(int vertex) {
        int[] up = parents;
        int at = vertex;
        while (up[at] != at) {
            up[at] = up[up[at]];
            at = up[at];
        }
        return at;
    }

    /** {@return whether two vertices are in the same component} */
    public boolean areConnected(int a, int b) {
        return lowest(a) == lowest(b);
    }

    /** {@return the number of components} */
    public int count() {
        return count;
    }

    /** {@return the number of vertices} */
    public int vertices() {
        return parents.length;
    }
}
