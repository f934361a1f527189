package undercroft.graph;

import java.util.Collection;
import java.util.List;
import org.jgrapht.Graph;
import org.jgrapht.alg.interfaces.PlanarityTestingAlgorithm;
import org.jgrapht.alg.interfaces.PlanarityTestingAlgorithm.Embedding;
import org.jgrapht.alg.planar.BoyerMyrvoldPlanarityInspector;
import org.jgrapht.graph.builder.GraphTypeBuilder;

/**
 * The planarity test of Boyer and Myrvold, "On the Cutting Edge: Simplified O(n) Planarity by Edge Addition", 2004.
 * This is the only use of JGraphT.
 *
 * <p>The result depends only on the order of vertices and edges. JGraphT keeps the vertices of a graph and the edges
 * around each in insertion order; both are added in ascending order, and their hash codes depend on their values alone.
 * Only the Kuratowski subgraph passes through a set ordered by identity hash codes, so it is sorted afterwards.
 */
final class BoyerMyrvold {

    private final int vertexCount;
    private final PlanarityTestingAlgorithm<Integer, Edge> inspector;

    BoyerMyrvold(RoomGraph graph) {
        vertexCount = graph.vertexCount();
        inspector = new BoyerMyrvoldPlanarityInspector<>(copy(graph));
    }

    Planarity certificate() {
        return inspector.isPlanar()
                ? new PlanarEmbedding(rotations(inspector.getEmbedding()))
                : KuratowskiSubgraph.of(
                        sorted(inspector.getKuratowskiSubdivision().edgeSet()));
    }

    private static Graph<Integer, Edge> copy(RoomGraph graph) {
        Graph<Integer, Edge> copy = GraphTypeBuilder.<Integer, Edge>undirected()
                .allowingMultipleEdges(false)
                .allowingSelfLoops(false)
                .buildGraph();
        for (int vertex = 0; vertex < graph.vertexCount(); vertex++) {
            copy.addVertex(vertex);
        }
        for (Edge edge : graph.edges()) {
            copy.addEdge(edge.low(), edge.high(), edge);
        }
        return copy;
    }

    private int[][] rotations(Embedding<Integer, Edge> embedding) {
        int[][] rotations = new int[vertexCount][];
        for (int vertex = 0; vertex < vertexCount; vertex++) {
            int center = vertex;
            rotations[vertex] = embedding.getEdgesAround(vertex).stream()
                    .mapToInt(edge -> edge.low() == center ? edge.high() : edge.low())
                    .toArray();
        }
        return rotations;
    }

    private static List<Edge> sorted(Collection<Edge> edges) {
        return edges.stream().sorted().toList();
    }
}
