package undercroft.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlanarEmbeddingTest {

    private static final String K4 = "0-1-2-3-0-2 1-3";
    private static final String CUBE = "0-1-2-3-0 4-5-6-7-4 0-4 1-5 2-6 3-7";
    private static final String WHEEL = "1-2-3-4-5-1 0-1 0-2 0-3 0-4 0-5";

    @Test
    void theFacesOfATetrahedronAreFourTriangles() {
        assertThat(faceLengths(K4)).containsExactly(3, 3, 3, 3);
    }

    @Test
    void theFacesOfACubeAreSixSquares() {
        assertThat(faceLengths(CUBE)).containsExactly(4, 4, 4, 4, 4, 4);
    }

    @Test
    void theFacesOfAWheelAreItsSectorsAndItsRim() {
        assertThat(faceLengths(WHEEL)).containsExactly(3, 3, 3, 3, 3, 5);
    }

    @Test
    void aPathHasOneFaceAlongBothSidesOfItsEdges() {
        assertThat(embedding(Graphs.of("0-1-2")).faces()).containsExactly(new Face(List.of(0, 1, 2, 1)));
    }

    @Test
    void aSingleVertexHasOneFace() {
        assertThat(embedding(RoomGraph.of(1, new int[][] {})).faces()).containsExactly(new Face(List.of(0)));
    }

    @Test
    void verticesWithoutEdgesHaveAFaceEach() {
        assertThat(embedding(RoomGraph.of(3, new int[][] {})).faces())
                .containsExactly(new Face(List.of(0)), new Face(List.of(1)), new Face(List.of(2)));
    }

    @Test
    void allRotationsHaveTheSameSense() {
        PlanarEmbedding embedding = embedding(Graphs.of(K4));

        // Drawn with 0, 1 and 2 on a circle and 3 in the middle, clockwise or counter-clockwise.
        boolean sense = turned(embedding.rotation(0)).equals("1 2 3");
        assertThat(turned(embedding.rotation(1))).isEqualTo(sense ? "0 3 2" : "0 2 3");
        assertThat(turned(embedding.rotation(2))).isEqualTo(sense ? "0 1 3" : "0 3 1");
        assertThat(turned(embedding.rotation(3))).isEqualTo(sense ? "0 2 1" : "0 1 2");
    }

    @Test
    void cannotBeChangedThroughItsRotations() {
        PlanarEmbedding embedding = embedding(Graphs.of("0-1"));

        embedding.rotation(0)[0] = 7;

        assertThat(embedding.rotation(0)).containsExactly(1);
    }

    @Test
    void eulersFormulaHolds() {
        forEachSeed(300, (seed, draw) -> {
            RandomGraphs.Family family = draw.oneOf(List.of(RandomGraphs.Family.values()));
            int size = draw.between(3, 60);
            RoomGraph graph = RandomGraphs.planar(family, size, seed);

            int faces = embedding(graph).faces().size();

            assertThat(graph.vertexCount() - graph.edgeCount() + faces).isEqualTo(2);
        });
    }

    /** The parts of a graph share one outer face, but the embedding gives each part an outer face of its own. */
    @Test
    void eulersFormulaHoldsForSeveralComponents() {
        forEachSeed(100, (seed, draw) -> {
            RandomGraphs.Family family = draw.oneOf(List.of(RandomGraphs.Family.values()));
            int parts = draw.between(1, 5);
            List<int[]> edges = new ArrayList<>();
            int vertices = 0;
            for (int part = 0; part < parts; part++) {
                RoomGraph graph = RandomGraphs.planar(family, 12, seed + part);
                int offset = vertices;
                graph.edges().forEach(edge -> edges.add(new int[] {edge.low() + offset, edge.high() + offset}));
                vertices += graph.vertexCount();
            }

            int ownFaces = embedding(RoomGraph.of(vertices, edges.toArray(int[][]::new)))
                    .faces()
                    .size();

            int faces = ownFaces - (parts - 1);
            assertThat(vertices - edges.size() + faces).isEqualTo(1 + parts);
        });
    }

    @Test
    void everyDartIsAStepOfOneFace() {
        forEachSeed(200, (seed, draw) -> {
            RandomGraphs.Family family = draw.oneOf(List.of(RandomGraphs.Family.values()));
            int size = draw.between(3, 60);
            RoomGraph graph = RandomGraphs.planar(family, size, seed);
            Map<List<Integer>, Integer> steps = new HashMap<>();

            for (Face face : embedding(graph).faces()) {
                List<Integer> walk = face.walk();
                for (int i = 0; i < walk.size(); i++) {
                    steps.merge(List.of(walk.get(i), walk.get((i + 1) % walk.size())), 1, Integer::sum);
                }
            }

            Map<List<Integer>, Integer> expected = new HashMap<>();
            for (Edge edge : graph.edges()) {
                expected.put(List.of(edge.low(), edge.high()), 1);
                expected.put(List.of(edge.high(), edge.low()), 1);
            }
            assertThat(steps).isEqualTo(expected);
        });
    }

    @Test
    void theCyclesOfFacesHaveEveryEdgeOnACycleTwice() {
        forEachSeed(200, (seed, draw) -> {
            RandomGraphs.Family family = draw.oneOf(List.of(RandomGraphs.Family.values()));
            int size = draw.between(3, 25);
            RoomGraph graph = RandomGraphs.planar(family, size, seed);
            Map<Edge, Integer> covered = new HashMap<>();

            for (Face face : embedding(graph).faces()) {
                for (List<Integer> cycle : face.cycles()) {
                    assertThat(new HashSet<>(cycle)).hasSameSizeAs(cycle);
                    for (int i = 0; i < cycle.size(); i++) {
                        covered.merge(Edge.between(cycle.get(i), cycle.get((i + 1) % cycle.size())), 1, Integer::sum);
                    }
                }
            }

            Map<Edge, Integer> expected = new HashMap<>();
            for (Edge edge : graph.edges()) {
                if (!isBridge(graph, edge)) {
                    expected.put(edge, 2);
                }
            }
            assertThat(covered).isEqualTo(expected);
        });
    }

    @Test
    void isTheSameEveryTime() {
        forEachSeed(50, (seed, draw) -> {
            RandomGraphs.Family family = draw.oneOf(List.of(RandomGraphs.Family.values()));
            int size = draw.between(3, 60);
            PlanarEmbedding first = embedding(RandomGraphs.planar(family, size, seed));
            useUpIdentityHashCodes(size);

            PlanarEmbedding second = embedding(RandomGraphs.planar(family, size, seed));

            assertThat(second.faces()).isEqualTo(first.faces());
        });
    }

    /** After this call new objects get other identity hash codes, so a result that depends on these would change. */
    static void useUpIdentityHashCodes(int count) {
        Set<Object> objects = new HashSet<>();
        for (int i = 0; i < count; i++) {
            objects.add(new Object());
        }
        assertThat(objects).hasSize(count);
    }

    static PlanarEmbedding embedding(RoomGraph graph) {
        Planarity planarity = Planarity.of(graph);
        assertThat(planarity).as("planarity of %s", graph).isInstanceOf(PlanarEmbedding.class);
        return (PlanarEmbedding) planarity;
    }

    private static boolean isBridge(RoomGraph graph, Edge bridge) {
        int[][] others = graph.edges().stream()
                .filter(edge -> !edge.equals(bridge))
                .map(edge -> new int[] {edge.low(), edge.high()})
                .toArray(int[][]::new);
        return !RoomGraph.of(graph.vertexCount(), others).isConnected();
    }

    private static List<Integer> faceLengths(String paths) {
        return embedding(Graphs.of(paths)).faces().stream()
                .map(face -> face.walk().size())
                .sorted()
                .toList();
    }

    /** A rotation of three neighbours, starting with the lowest. */
    private static String turned(int[] rotation) {
        int lowest = Arrays.stream(rotation).min().orElseThrow();
        int start = 0;
        while (rotation[start] != lowest) {
            start++;
        }
        return "%d %d %d".formatted(lowest, rotation[(start + 1) % 3], rotation[(start + 2) % 3]);
    }
}
