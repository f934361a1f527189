package undercroft.graph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Why a graph cannot be drawn without crossings: a part of it that is one of Kuratowski's two graphs, with further
 * vertices along the edges. Immutable.
 *
 * @param edges ascending
 * @param branchVertices the vertices of Kuratowski's graph itself, ascending: five for K5, six for K3,3
 */
public record KuratowskiSubgraph(Kind kind, List<Edge> edges, List<Integer> branchVertices) implements Planarity {

    public enum Kind {
        /** Five vertices, each joined to each. */
        K5,
        /** Three vertices, each joined to each of three others. */
        K33
    }

    public KuratowskiSubgraph {
        edges = List.copyOf(edges);
        branchVertices = List.copyOf(branchVertices);
    }

    /** Expects the edges of a subdivision of K5 or K3,3, ascending. */
    static KuratowskiSubgraph of(List<Edge> edges) {
        List<Integer> branchVertices = degrees(edges).entrySet().stream()
                .filter(degree -> degree.getValue() > 2)
                .map(Map.Entry::getKey)
                .toList();
        return new KuratowskiSubgraph(branchVertices.size() == 5 ? Kind.K5 : Kind.K33, edges, branchVertices);
    }

    /** All vertices of the part, ascending. */
    public List<Integer> vertices() {
        return List.copyOf(degrees(edges).keySet());
    }

    /** The paths that are the edges of Kuratowski's graph, each from its lower end to its higher, ascending by these. */
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

    /** Of K3,3 the three vertices, ascending, that are joined to the first branch vertex, and so to two others. */
    public List<Integer> otherSide() {
        if (kind != Kind.K33) {
            throw new IllegalStateException("Only K3,3 has two sides.");
        }
        return paths().stream()
                .filter(path -> path.get(0).equals(branchVertices.get(0)))
                .map(path -> path.get(path.size() - 1))
                .toList();
    }

    /** From a branch vertex by one of its edges to the next branch vertex. */
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
