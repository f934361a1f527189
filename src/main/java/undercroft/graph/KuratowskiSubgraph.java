package undercroft.graph;

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

    private static SortedMap<Integer, Integer> degrees(List<Edge> edges) {
        SortedMap<Integer, Integer> degrees = new TreeMap<>();
        for (Edge edge : edges) {
            degrees.merge(edge.low(), 1, Integer::sum);
            degrees.merge(edge.high(), 1, Integer::sum);
        }
        return degrees;
    }
}
