package undercroft.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jgrapht.alg.connectivity.BiconnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.junit.jupiter.api.Test;

class BlocksTest {

    @Test
    void twoCyclesThatShareAVertexAreTwoBlocksAndABridgeIsOne() {
        RoomGraph graph = RoomGraph.of(6, new int[][] {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 2}, {4, 5}});

        assertThat(graph.blocks()).containsExactlyInAnyOrder(List.of(0, 1, 2), List.of(2, 3, 4), List.of(4, 5));
    }

    @Test
    void oneVertexHasNoBlock() {
        assertThat(RoomGraph.of(1, new int[][] {}).blocks()).isEmpty();
    }

    @Test
    void blocksAgreeWithJgrapht() {
        forEachSeed(300, (seed, draw) -> {
            RandomGraphs.Family family = draw.oneOf(List.of(RandomGraphs.Family.values()));
            int size = draw.between(1, 40);
            RoomGraph graph = RandomGraphs.planar(family, size, seed);
            SimpleGraph<Integer, DefaultEdge> copy = new SimpleGraph<>(DefaultEdge.class);
            for (int vertex = 0; vertex < graph.vertexCount(); vertex++) {
                copy.addVertex(vertex);
            }
            graph.edges().forEach(edge -> copy.addEdge(edge.low(), edge.high()));
            List<List<Integer>> blocks = new ArrayList<>();
            new BiconnectivityInspector<>(copy).getBlocks().forEach(block -> {
                Set<Integer> vertices = new TreeSet<>(block.vertexSet());
                if (vertices.size() > 1) {
                    blocks.add(List.copyOf(vertices));
                }
            });

            assertThat(graph.blocks()).containsExactlyInAnyOrderElementsOf(blocks);
        });
    }
}
