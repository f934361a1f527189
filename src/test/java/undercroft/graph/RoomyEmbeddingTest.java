package undercroft.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import undercroft.fixture.GrownGraphs;

class RoomyEmbeddingTest {

    @Test
    void aSingleVertexHasNoRotation() {
        assertThat(embed(RoomGraph.of(1, new int[][] {}), 0).rotation(0)).isEmpty();
    }

    @Test
    void everyEmbeddingIsPlanarByEulersFormula() {
        for (int loops : new int[] {0, 10, 30, 60}) {
            for (int seed = 0; seed < 10; seed++) {
                isPlanar(GrownGraphs.of(80, loops, seed), seed);
            }
        }
        // The complete graph on four vertices, a wheel, the octahedron and two triangles that share a vertex.
        isPlanar(RoomGraph.of(4, new int[][] {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}), 1);
        isPlanar(RoomGraph.of(5, new int[][] {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {4, 0}, {4, 1}, {4, 2}, {4, 3}}), 2);
        isPlanar(
                RoomGraph.of(6, new int[][] {
                    {0, 1}, {1, 2}, {2, 3}, {3, 0}, {4, 0}, {4, 1}, {4, 2}, {4, 3}, {5, 0}, {5, 1}, {5, 2}, {5, 3}
                }),
                3);
        isPlanar(RoomGraph.of(5, new int[][] {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 2}}), 4);
    }

    /** Three ways from 0 to 1, of 1, 1 and 7 rooms: the long one must not lie between the short ones. */
    @Test
    void whatIsLongLiesOutside() {
        RoomGraph graph = RoomGraph.of(11, new int[][] {
            {0, 2}, {2, 1}, {0, 3}, {3, 1}, {0, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 9}, {9, 10}, {10, 1}
        });

        for (int seed = 0; seed < 10; seed++) {
            assertThat(faceLengths(embed(graph, seed))).containsExactly(4, 10, 10);
        }
    }

    /** A tree of six rooms hangs on a ring of four: not inside the ring. */
    @Test
    void whatHangsOnARingLiesOutside() {
        RoomGraph graph = RoomGraph.of(
                10, new int[][] {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 4}, {4, 5}, {5, 6}, {4, 7}, {7, 8}, {8, 9}});

        for (int seed = 0; seed < 10; seed++) {
            assertThat(faceLengths(embed(graph, seed))).containsExactly(4, 16);
        }
    }

    private static void isPlanar(RoomGraph graph, long seed) {
        PlanarEmbedding embedding = embed(graph, seed);

        for (int vertex = 0; vertex < graph.vertexCount(); vertex++) {
            int[] around = embedding.rotation(vertex);
            Arrays.sort(around);
            assertThat(around).isEqualTo(graph.neighbours(vertex));
        }
        assertThat(embedding.faces()).hasSize(graph.edgeCount() - graph.vertexCount() + 2);
    }

    private static List<Integer> faceLengths(PlanarEmbedding embedding) {
        return embedding.faces().stream()
                .map(face -> face.walk().size())
                .sorted()
                .toList();
    }

    private static PlanarEmbedding embed(RoomGraph graph, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return RoomyEmbedding.of(graph, random::nextInt);
    }
}
