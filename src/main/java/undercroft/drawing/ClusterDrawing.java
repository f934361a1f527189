package undercroft.drawing;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import undercroft.graph.RoomGraph;
import undercroft.graph.RoomyEmbedding;

/**
 * A straight-line drawing of a connected planar graph: connected vertices about one unit apart, others no nearer, and no
 * two edges crossing.
 *
 * <p>Distances are those of {@link Points#distance}: a vertex has the space of a square with round corners. Where the graph
 * has no such drawing, such as where a small cycle must hold many vertices, some edges are longer or some vertices nearer.
 */
public final class ClusterDrawing {

    /** Moves of each point after the points of one round have parted. */
    private static final int SWEEPS_OF_ROUND = 40;

    /** The same after the last round, when everything is to find its place. */
    private static final int LAST_SWEEPS = 150;

    /** A cluster's radius, in the square root of its vertices: half that of as many squares, and some slack. */
    private static final double RADIUS = 0.55;

    private static final double RADIUS_OF_ONE = 0.5;

    private final Points points;
    private final int[] weight;

    private ClusterDrawing(int vertices) {
        points = new Points(vertices);
        weight = new int[vertices];
        Arrays.fill(weight, 1);
    }

    /**
     * Draws a graph. Nothing where it cannot be shrunk to a single cluster.
     *
     * @param graph connected and planar, with at least one vertex
     * @param below draws a number from 0 to its argument − 1; other numbers make other drawings
     */
    public static Optional<ClusterDrawing> of(RoomGraph graph, IntUnaryOperator below) {
        return of(graph, below, () -> false);
    }

    /**
     * Draws a graph. Nothing where it cannot be shrunk to a single cluster, or is not to be drawn any more.
     *
     * @param graph connected and planar, with at least one vertex
     * @param below draws a number from 0 to its argument − 1; other numbers make other drawings
     * @param stop asked whether to give up, for every vertex and every move of all vertices; a large graph takes seconds
     */
    public static Optional<ClusterDrawing> of(RoomGraph graph, IntUnaryOperator below, BooleanSupplier stop) {
        Optional<List<List<Merge>>> rounds =
                Contraction.of(RoomyEmbedding.of(graph, below), graph.vertexCount(), below, stop);
        ClusterDrawing drawing = new ClusterDrawing(graph.vertexCount());
        return rounds.isPresent() && drawing.expand(rounds.get(), stop) ? Optional.of(drawing) : Optional.empty();
    }

    public double x(int vertex) {
        return points.x[vertex];
    }

    public double y(int vertex) {
        return points.y[vertex];
    }

    /** Takes all merges back; whether it came to the end. */
    private boolean expand(List<List<Merge>> rounds, BooleanSupplier stop) {
        int last = 0;
        for (List<Merge> round : rounds) {
            for (Merge merge : round) {
                weight[merge.kept()] += weight[merge.gone()];
                last = merge.kept();
            }
        }
        points.isUsed[last] = true;
        for (int i = rounds.size() - 1; i >= 0; i--) {
            List<Merge> round = rounds.get(i);
            for (int k = round.size() - 1; k >= 0; k--) {
                if (stop.getAsBoolean()) {
                    return false;
                }
                part(round.get(k));
            }
            if (!new Relaxation(points).run(i == 0 ? LAST_SWEEPS : SWEEPS_OF_ROUND, stop)) {
                return false;
            }
        }
        return true;
    }

    private void part(Merge merge) {
        weight[merge.kept()] -= weight[merge.gone()];
        points.radius[merge.kept()] = radius(weight[merge.kept()]);
        points.radius[merge.gone()] = radius(weight[merge.gone()]);
        Parting.part(points, merge);
    }

    private static double radius(int weight) {
        return weight == 1 ? RADIUS_OF_ONE : RADIUS * Math.sqrt(weight);
    }
}
