package undercroft.graph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The proof that a graph is not planar: a subgraph that is a subdivision of K5 or K3,3. Immutable.
 *
 * @param edges ascending
 * @param branchVertices the vertices of degree three or more, ascending: five for K5, six for K3,3
 */
public record KuratowskiSubgraph(Kind kind, List<Edge> edges, List<Integer> branchVertices) implements Planarity {

    public enum Kind {
        /** Five vertices, each joined to every other. */
        K5,
        /** Three vertices, each joined to each of three others. */
        K33
    }

    public KuratowskiSubgraph {
        edges = List.copyOf(edges);
        branchVertices = List.copyOf(branchVertices);
    }

    /**
     * {@return the Kuratowski subgraph with these edges}
     *
     * @param edges of a subdivision of K5 or K3,3, ascending
     */
    static KuratowskiSubgraph of(List<Edge> edges) {
        List<Integer> branchVertices = degrees(edges).entrySet().stream()
                .filter(degree -> degree.getValue() > 2)
                .map(Map.Entry::getKey)
                .toList();
        return new KuratowskiSubgraph(branchVertices.size() == 5 ? Kind.K5 : Kind.K33, edges, branchVertices);
    }

    /** {@return all vertices of the subgraph, ascending} */
    public List<Integer> vertices() {
        return List.copyOf(degrees(edges).keySet());
    }

    /**
     * {@return the paths that stand for the edges of K5 or K3,3, each from its lower end to its higher end, in
     * ascending order of their ends}
     */
    public List<List<Integer>> paths() {
        List<List<Integer>> paths = new ArrayList<>();
        for (int start : branchVertices) {
            for (Edge edge : edges) {
                if (edge.low() == start || edge.high() == start) {
                    List<Integer> path = path(start, edge);
                    if (start < path.get(path.size() - 1)) {
                        paths.add(path);
                    }
                }
            }
        }
        paths.sort(Comparator.<List<Integer>>comparingInt(path -> path.get(0))
                .thenComparingInt(path -> path.get(path.size() - 1)));
        return List.copyOf(paths);
    }

    /**
     * {@return the three branch vertices of K3,3 that are joined to the first branch vertex, ascending}
     *
     * @throws IllegalStateException if this is a K5
     */
    public List<Integer> otherSide() {
        if (kind != Kind.K33) {
            throw new IllegalStateException("Only a K3,3 has two sides.");
        }
        return paths().stream()
                .filter(path -> path.get(0).equals(branchVertices.get(0)))
                .map(path -> path.get(path.size() - 1))
                .toList();
    }

    /** The path from a branch vertex along one of its edges to the next branch vertex. */
    private List<Integer> path(int start, Edge first) {
        List<Integer> path = new ArrayList<>(List.of(start));
        Edge edge = first;
        int at = start;
        while (true) {
            at = edge.low() == at ? edge.high() : edge.low();
            path.add(at);
            if (branchVertices.contains(at)) {
                return List.copyOf(path);
            }
            edge = otherEdge(at, edge);
        }
    }

    private Edge otherEdge(int vertex, Edge edge) {
        return edges.stream()
                .filter(other -> (other.low() == vertex || other.high() == vertex) && !other.equals(edge))
                .findFirst()
                .orElseThrow();
    }

    private static SortedMap<Integer, Integer> degrees(List<Edge> edges) {
        SortedMap<Integer, Integer> degrees = new TreeMap<>();
        for (Edge edge : edges) {
            degrees.merge(edge.low(), 1, Integer::sum);
            degrees.merge(edge.high(), 1, Integer::sum);
        }
        return degrees;
    }
}
