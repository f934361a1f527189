package undercroft.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Line2D;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import undercroft.fixture.GrownGraphs;
import undercroft.graph.Edge;
import undercroft.graph.RoomGraph;

class ClusterDrawingTest {

    @Test
    void aSingleVertexIsDrawn() {
        ClusterDrawing drawing = draw(RoomGraph.of(1, new int[][] {}), 0);

        assertThat(drawing.x(0)).isFinite();
        assertThat(drawing.y(0)).isFinite();
    }

    @Test
    void twoVerticesComeToBeOneUnitApart() {
        ClusterDrawing drawing = draw(RoomGraph.of(2, new int[][] {{0, 1}}), 0);

        assertThat(distance(drawing, 0, 1)).isBetween(0.95, 1.05);
    }

    @Test
    void aRingIsRound() {
        int[][] edges = new int[12][];
        for (int i = 0; i < 12; i++) {
            edges[i] = new int[] {i, (i + 1) % 12};
        }
        ClusterDrawing drawing = draw(RoomGraph.of(12, edges), 3);

        for (int i = 0; i < 12; i++) {
            assertThat(distance(drawing, i, (i + 1) % 12)).isBetween(0.9, 1.1);
            for (int k = 2; k < 11; k++) {
                assertThat(distance(drawing, i, (i + k) % 12)).isGreaterThan(0.9);
            }
        }
    }

    @Test
    void grownGraphsAreDrawnWithoutCrossingsAndWithSpaceForAll() {
        for (int loops : new int[] {0, 5, 10, 30}) {
            for (int seed = 0; seed < 5; seed++) {
                RoomGraph graph = GrownGraphs.of(100, loops, seed);
                ClusterDrawing drawing = draw(graph, seed);

                assertThat(crossings(graph, drawing)).isZero();
                assertThat(meanLength(graph, drawing)).isBetween(0.95, 1.1);
                assertThat(pairsNearerThan(0.7, graph, drawing)).isLessThanOrEqualTo(5);
            }
        }
    }

    @Test
    void otherNumbersMakeOtherDrawings() {
        RoomGraph graph = GrownGraphs.of(40, 10, 1);

        assertThat(distance(draw(graph, 1), 0, 39)).isNotEqualTo(distance(draw(graph, 2), 0, 39));
        assertThat(distance(draw(graph, 1), 0, 39)).isEqualTo(distance(draw(graph, 1), 0, 39));
    }

    @Test
    void aDrawingCanBeStoppedAtEveryVertexAndMove() {
        RoomGraph graph = GrownGraphs.of(100, 10, 2);
        AtomicInteger asked = new AtomicInteger();
        assertThat(ClusterDrawing.of(graph, new SplittableRandom(1)::nextInt, () -> asked.incrementAndGet() < 0))
                .isPresent();
        // 99 times a vertex parts, and the last 150 moves are not the only ones.
        int all = asked.get();
        assertThat(all).isGreaterThan(99 + 150 + 40);

        for (int last : new int[] {1, 50, all / 2, all}) {
            asked.set(0);
            assertThat(ClusterDrawing.of(
                            graph, new SplittableRandom(1)::nextInt, () -> asked.incrementAndGet() == last))
                    .isEmpty();
            assertThat(asked).hasValue(last);
        }
    }

    private static ClusterDrawing draw(RoomGraph graph, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return ClusterDrawing.of(graph, random::nextInt).orElseThrow();
    }

    /** By the fourth-power norm, as the drawing measures. */
    private static double distance(ClusterDrawing drawing, int a, int b) {
        double dx = drawing.x(a) - drawing.x(b);
        double dy = drawing.y(a) - drawing.y(b);
        return Math.pow(Math.pow(dx, 4) + Math.pow(dy, 4), 0.25);
    }

    private static double meanLength(RoomGraph graph, ClusterDrawing drawing) {
        return graph.edges().stream()
                .mapToDouble(edge -> distance(drawing, edge.low(), edge.high()))
                .average()
                .orElseThrow();
    }

    private static int pairsNearerThan(double least, RoomGraph graph, ClusterDrawing drawing) {
        int pairs = 0;
        for (int a = 0; a < graph.vertexCount(); a++) {
            for (int b = 0; b < a; b++) {
                pairs += distance(drawing, a, b) < least ? 1 : 0;
            }
        }
        return pairs;
    }

    private static int crossings(RoomGraph graph, ClusterDrawing drawing) {
        List<Edge> edges = graph.edges();
        int crossings = 0;
        for (int i = 0; i < edges.size(); i++) {
            for (int k = 0; k < i; k++) {
                Edge a = edges.get(i);
                Edge b = edges.get(k);
                boolean share =
                        a.low() == b.low() || a.low() == b.high() || a.high() == b.low() || a.high() == b.high();
                crossings += !share && line(drawing, a).intersectsLine(line(drawing, b)) ? 1 : 0;
            }
        }
        return crossings;
    }

    private static Line2D line(ClusterDrawing drawing, Edge edge) {
        return new Line2D.Double(
                drawing.x(edge.low()), drawing.y(edge.low()), drawing.x(edge.high()), drawing.y(edge.high()));
    }
}
