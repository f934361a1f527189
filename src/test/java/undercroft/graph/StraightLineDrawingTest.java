package undercroft.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StraightLineDrawingTest {

    @Test
    void drawsOneVertexAndOneEdge() {
        StraightLineDrawing one = drawn(RoomGraph.of(1, new int[][] {}));
        StraightLineDrawing two = drawn(RoomGraph.of(2, new int[][] {{0, 1}}));

        assertThat(one.x()).containsExactly(0.0);
        assertThat(length(two, 0, 1)).isBetween(0.99, 1.01);
    }

    @Test
    void theLongestFaceIsTheOuterOne() {
        // Two triangles that share an edge: the outer face has all four vertices.
        RoomGraph graph = RoomGraph.of(4, new int[][] {{0, 1}, {1, 2}, {2, 0}, {1, 3}, {3, 2}});
        PlanarEmbedding embedding = (PlanarEmbedding) Planarity.of(graph);

        StraightLineDrawing drawing = StraightLineDrawing.of(graph, embedding);

        assertThat(embedding.faces().get(drawing.outerFace()).walk()).hasSize(4);
    }

    @Test
    void edgesDoNotCross() {
        forEachSeed(40, (seed, draw) -> {
            RandomGraphs.Family family = draw.oneOf(List.of(RandomGraphs.Family.values()));
            int size = draw.between(3, 30);
            RoomGraph graph = RandomGraphs.planar(family, size, seed);
            StraightLineDrawing drawing = drawn(graph);

            assertThat(crossings(graph, drawing)).isEmpty();
        });
    }

    /** The order of neighbours around each vertex shows whether moving vertices has changed the embedding. */
    @Test
    void neighboursAreInTheOrderOfTheEmbedding() {
        forEachSeed(40, (seed, draw) -> {
            RandomGraphs.Family family = draw.oneOf(List.of(RandomGraphs.Family.values()));
            int size = draw.between(3, 30);
            RoomGraph graph = RandomGraphs.planar(family, size, seed);
            PlanarEmbedding embedding = (PlanarEmbedding) Planarity.of(graph);
            StraightLineDrawing drawing = StraightLineDrawing.of(graph, embedding);

            Map<Boolean, Integer> senses = new HashMap<>();
            for (int vertex = 0; vertex < graph.vertexCount(); vertex++) {
                if (graph.degree(vertex) > 2) {
                    senses.merge(isCounterClockwise(drawing, vertex, embedding.rotation(vertex)), 1, Integer::sum);
                }
            }
            assertThat(senses.size()).isLessThan(2);
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 40})
    void edgesOfAStarAndAPathAreAboutEquallyLong(int size) {
        RoomGraph star = RoomGraph.of(
                size, IntStream.range(1, size).mapToObj(i -> new int[] {0, i}).toArray(int[][]::new));
        RoomGraph path = RoomGraph.of(
                size,
                IntStream.range(1, size).mapToObj(i -> new int[] {i - 1, i}).toArray(int[][]::new));

        for (RoomGraph graph : List.of(star, path)) {
            StraightLineDrawing drawing = drawn(graph);

            assertThat(graph.edges())
                    .as("%s", graph)
                    .allSatisfy(edge ->
                            assertThat(length(drawing, edge.low(), edge.high())).isBetween(0.7, 1.4));
        }
    }

    private static StraightLineDrawing drawn(RoomGraph graph) {
        return StraightLineDrawing.of(graph, (PlanarEmbedding) Planarity.of(graph));
    }

    private static double length(StraightLineDrawing drawing, int a, int b) {
        return Math.hypot(
                drawing.x().get(a) - drawing.x().get(b),
                drawing.y().get(a) - drawing.y().get(b));
    }

    private static List<String> crossings(RoomGraph graph, StraightLineDrawing drawing) {
        List<String> crossings = new ArrayList<>();
        for (Edge a : graph.edges()) {
            for (Edge b : graph.edges()) {
                boolean apart =
                        a.low() != b.low() && a.low() != b.high() && a.high() != b.low() && a.high() != b.high();
                if (apart && a.compareTo(b) < 0 && separates(drawing, a, b) && separates(drawing, b, a)) {
                    crossings.add(a + " x " + b);
                }
            }
        }
        return crossings;
    }

    private static boolean separates(StraightLineDrawing drawing, Edge line, Edge ends) {
        return turn(drawing, line.low(), line.high(), ends.low()) * turn(drawing, line.low(), line.high(), ends.high())
                <= 0;
    }

    private static double turn(StraightLineDrawing d, int a, int b, int c) {
        return (d.x().get(b) - d.x().get(a)) * (d.y().get(c) - d.y().get(a))
                - (d.y().get(b) - d.y().get(a)) * (d.x().get(c) - d.x().get(a));
    }

    /** Whether the angles towards the neighbours rise, except for one step back to the smallest. Otherwise they must fall likewise. */
    private static boolean isCounterClockwise(StraightLineDrawing drawing, int vertex, int[] rotation) {
        int rises = 0;
        for (int i = 0; i < rotation.length; i++) {
            double here = angle(drawing, vertex, rotation[i]);
            double next = angle(drawing, vertex, rotation[(i + 1) % rotation.length]);
            rises += next > here ? 1 : 0;
        }
        assertThat(rises).as("rises around %d", vertex).isIn(1, rotation.length - 1);
        return rises == rotation.length - 1;
    }

    private static double angle(StraightLineDrawing drawing, int from, int to) {
        return Math.atan2(
                drawing.y().get(to) - drawing.y().get(from),
                drawing.x().get(to) - drawing.x().get(from));
    }
}
