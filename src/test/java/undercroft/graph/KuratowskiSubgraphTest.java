package undercroft.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import undercroft.graph.KuratowskiSubgraph.Kind;

class KuratowskiSubgraphTest {

    @Test
    void k5IsItsOwnSubgraph() {
        KuratowskiSubgraph subgraph = subgraph(Graphs.of("0-1-2-3-4-0 0-2-4-1-3-0"));

        assertThat(subgraph.kind()).isEqualTo(Kind.K5);
        assertThat(subgraph.edges()).hasSize(10);
        assertThat(subgraph.vertices()).containsExactly(0, 1, 2, 3, 4);
        assertThat(subgraph.branchVertices()).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void k33IsItsOwnSubgraph() {
        KuratowskiSubgraph subgraph = subgraph(Graphs.of("0-3-1-4-2-5-0 0-4 1-5 2-3"));

        assertThat(subgraph.kind()).isEqualTo(Kind.K33);
        assertThat(subgraph.edges()).hasSize(9);
        assertThat(subgraph.branchVertices()).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(subgraph.otherSide()).containsExactly(3, 4, 5);
    }

    /** The vertices of Petersen's graph have three neighbours each, but the branch vertices of K5 have four, so it must be K3,3. */
    @Test
    void petersensGraphContainsK33() {
        KuratowskiSubgraph subgraph = subgraph(Graphs.of("0-1-2-3-4-0 5-7-9-6-8-5 0-5 1-6 2-7 3-8 4-9"));

        assertThat(subgraph.kind()).isEqualTo(Kind.K33);
        assertThat(smoothed(subgraph.edges())).satisfies(KuratowskiSubgraphTest::isK33);
    }

    @Test
    void verticesInsidePathsAreNotBranchVertices() {
        KuratowskiSubgraph subgraph = subgraph(Graphs.of("0-5-1-2-3-4-0 0-2-6-7-4-1-3-0"));

        assertThat(subgraph.kind()).isEqualTo(Kind.K5);
        assertThat(subgraph.vertices()).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
        assertThat(subgraph.branchVertices()).containsExactly(0, 1, 2, 3, 4);
        assertThat(subgraph.paths())
                .containsExactly(
                        List.of(0, 5, 1),
                        List.of(0, 2),
                        List.of(0, 3),
                        List.of(0, 4),
                        List.of(1, 2),
                        List.of(1, 3),
                        List.of(1, 4),
                        List.of(2, 3),
                        List.of(2, 6, 7, 4),
                        List.of(3, 4));
    }

    @Test
    void attachedPartsAreLeftOut() {
        KuratowskiSubgraph subgraph = subgraph(Graphs.of("9-8-7-0-1-2-3-4-0 0-2-4-1-3-0 3-5-6-3"));

        assertThat(subgraph.vertices()).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void isASubdivisionOfItsKind() {
        forEachSeed(500, (seed, draw) -> {
            Kind kind = draw.oneOf(List.of(Kind.values()));
            int size = draw.between(6, 40);
            RoomGraph graph = RandomGraphs.nonPlanar(kind, size, seed);

            KuratowskiSubgraph subgraph = subgraph(graph);

            assertThat(graph.edges()).containsAll(subgraph.edges());
            Map<Integer, Set<Integer>> smoothed = smoothed(subgraph.edges());
            assertThat(smoothed.keySet()).containsExactlyElementsOf(subgraph.branchVertices());
            if (subgraph.kind() == Kind.K5) {
                isK5(smoothed);
            } else {
                isK33(smoothed);
            }
        });
    }

    @Test
    void isTheSameEveryTime() {
        forEachSeed(50, (seed, draw) -> {
            Kind kind = draw.oneOf(List.of(Kind.values()));
            int size = draw.between(6, 40);
            KuratowskiSubgraph first = subgraph(RandomGraphs.nonPlanar(kind, size, seed));
            PlanarEmbeddingTest.useUpIdentityHashCodes(size);

            KuratowskiSubgraph second = subgraph(RandomGraphs.nonPlanar(kind, size, seed));

            assertThat(second).isEqualTo(first);
        });
    }

    private static KuratowskiSubgraph subgraph(RoomGraph graph) {
        Planarity planarity = Planarity.of(graph);
        assertThat(planarity).as("planarity of %s", graph).isInstanceOf(KuratowskiSubgraph.class);
        return (KuratowskiSubgraph) planarity;
    }

    /** The neighbours of each vertex after every vertex of degree two has been replaced by an edge between its neighbours. */
    private static Map<Integer, Set<Integer>> smoothed(Collection<Edge> edges) {
        Map<Integer, Set<Integer>> neighbours = new TreeMap<>();
        for (Edge edge : edges) {
            neighbours.computeIfAbsent(edge.low(), vertex -> new TreeSet<>()).add(edge.high());
            neighbours.computeIfAbsent(edge.high(), vertex -> new TreeSet<>()).add(edge.low());
        }
        for (int vertex : List.copyOf(neighbours.keySet())) {
            List<Integer> ends = List.copyOf(neighbours.getOrDefault(vertex, Set.of()));
            if (ends.size() == 2) {
                neighbours.remove(vertex);
                for (int end = 0; end < 2; end++) {
                    Set<Integer> ofEnd = neighbours.getOrDefault(ends.get(end), Set.of());
                    ofEnd.remove(vertex);
                    assertThat(ofEnd.add(ends.get(1 - end)))
                            .as("two paths between %s", ends)
                            .isTrue();
                }
            }
        }
        return neighbours;
    }

    private static void isK5(Map<Integer, Set<Integer>> neighbours) {
        assertThat(neighbours).hasSize(5);
        neighbours.forEach((vertex, others) -> {
            Set<Integer> all = new TreeSet<>(neighbours.keySet());
            all.remove(vertex);
            assertThat(others).isEqualTo(all);
        });
    }

    private static void isK33(Map<Integer, Set<Integer>> neighbours) {
        assertThat(neighbours).hasSize(6);
        Set<Integer> right = neighbours.values().iterator().next();
        Set<Integer> left = new TreeSet<>(neighbours.keySet());
        left.removeAll(right);
        assertThat(left).hasSize(3);
        left.forEach(vertex -> assertThat(neighbours.get(vertex)).isEqualTo(right));
        right.forEach(vertex -> assertThat(neighbours.get(vertex)).isEqualTo(left));
    }
}
