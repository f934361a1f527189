package undercroft.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
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

    @Property(tries = 300)
    void blocksAreThoseOfAnotherProgram(
            @ForAll RandomGraphs.Family family, @ForAll @IntRange(min = 1, max = 40) int size, @ForAll long seed) {
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
    }
}
