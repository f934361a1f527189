package undercroft.graph;

import java.util.Arrays;
import java.util.List;

/**
 * Spreads the vertices of a crossing-free drawing by force-directed local search. No move lets an edge pass over a
 * vertex or another edge (as in Bertault, A Force-Directed Algorithm that Preserves Edge Crossing Properties, 1999).
 *
 * <p>The energy of a vertex is the sum of three terms: the squared differences of its edges' lengths from 1, a
 * repulsion by every other vertex, and a stronger repulsion between vertices and edges that come close to each other.
 */
final class EnergyRefinement {

    /** How far a vertex moves in the first round, in units of the mean edge length; later rounds move less. */
    private static final double FIRST_STEP = 1.0;

    /** Shorter moves are not visible in a picture. */
    private static final double LAST_STEP = 0.02;

    /** The factor from one round's step to the next: 129 rounds from first to last. */
    private static final double COOLING = 0.97;

    /** The weight of the repulsion between vertices, relative to that of the edge lengths; chosen by eye. */
    private static final double REPULSION = 0.6;

    /** Vertices and edges closer than this repel each other: nearly half an edge length keeps names legible. */
    private static final double CLEARANCE = 0.45;

    /** The weight of that repulsion at contact; chosen by eye. */
    private static final double CLEARANCE_WEIGHT = 12;

    /** Distances below this count as zero, and nothing is divided by less. */
    private static final double TOUCHING = 1e-9;

    /** The directions in which a vertex may move: the axes, and the angles of 3-4-5 triangles. */
    private static final double[][] DIRECTIONS = {
        {1, 0}, {0.8, 0.6}, {0.6, 0.8}, {0, 1}, {-0.6, 0.8}, {-0.8, 0.6},
        {-1, 0}, {-0.8, -0.6}, {-0.6, -0.8}, {0, -1}, {0.6, -0.8}, {0.8, -0.6}
    };

    private final RoomGraph graph;
    private final List<Edge> edges;
    private final double[][] positions;

    EnergyRefinement(RoomGraph graph, double[][] positions) {
        this.graph = graph;
        this.edges = graph.edges();
        this.positions = positions;
    }

    /** Moves the vertices; changes the array that was given. */
    void improve() {
        scaleToMeanLengthOne();
        for (double step = FIRST_STEP; step > LAST_STEP; step *= COOLING) {
            for (int vertex = 0; vertex < positions.length; vertex++) {
                moveToBest(vertex, step);
            }
        }
        scaleToMeanLengthOne();
    }

    private void scaleToMeanLengthOne() {
        double sum = 0;
        for (Edge edge : edges) {
            sum += distance(positions[edge.low()], positions[edge.high()]);
        }
        if (sum > 0) {
            double factor = edges.size() / sum;
            for (double[] position : positions) {
                position[0] *= factor;
                position[1] *= factor;
            }
        }
    }

    private void moveToBest(int vertex, double step) {
        double[] from = positions[vertex];
        double[] best = from;
        double least = energy(vertex, from);
        for (double[] direction : DIRECTIONS) {
            double[] to = {from[0] + step * direction[0], from[1] + step * direction[1]};
            double energy = energy(vertex, to);
            if (energy < least && isFree(vertex, from, to)) {
                least = energy;
                best = to;
            }
        }
        positions[vertex] = best;
    }

    private double energy(int vertex, double[] at) {
        double energy = 0;
        for (int other = 0; other < positions.length; other++) {
            if (other != vertex) {
                energy += REPULSION / Math.max(TOUCHING, distance(at, positions[other]));
            }
        }
        int[] neighbours = graph.neighbours(vertex);
        for (int neighbour : neighbours) {
            double excess = distance(at, positions[neighbour]) - 1;
            energy += excess * excess;
            for (int other = 0; other < positions.length; other++) {
                if (other != vertex && other != neighbour) {
                    energy += nearness(distance(positions[other], at, positions[neighbour]));
                }
            }
        }
        for (Edge edge : edges) {
            if (edge.low() != vertex && edge.high() != vertex) {
                energy += nearness(distance(at, positions[edge.low()], positions[edge.high()]));
            }
        }
        return energy;
    }

    private static double nearness(double distance) {
        double shortfall = Math.max(0, CLEARANCE - distance) / CLEARANCE;
        return CLEARANCE_WEIGHT * shortfall * shortfall;
    }

    /** Whether a vertex can move somewhere without it or its edges meeting anything on the way. */
    private boolean isFree(int vertex, double[] from, double[] to) {
        for (Edge edge : edges) {
            boolean isOwn = edge.low() == vertex || edge.high() == vertex;
            if (!isOwn && cross(from, to, positions[edge.low()], positions[edge.high()])) {
                return false;
            }
        }
        for (int neighbour : graph.neighbours(vertex)) {
            for (int other = 0; other < positions.length; other++) {
                boolean isSwept = other != vertex
                        && other != neighbour
                        && isInTriangle(positions[other], from, to, positions[neighbour]);
                if (isSwept) {
                    return false;
                }
            }
        }
        return Arrays.stream(graph.neighbours(vertex))
                .allMatch(neighbour -> distance(to, positions[neighbour]) > TOUCHING);
    }

    private static boolean cross(double[] a, double[] b, double[] c, double[] d) {
        return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
    }

    private static boolean isInTriangle(double[] point, double[] a, double[] b, double[] c) {
        double ab = turn(a, b, point);
        double bc = turn(b, c, point);
        double ca = turn(c, a, point);
        return (ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0);
    }

    /** Positive if c lies to the left of the line from a to b. */
    private static double turn(double[] a, double[] b, double[] c) {
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    }

    private static double distance(double[] a, double[] b) {
        double dx = a[0] - b[0];
        double dy = a[1] - b[1];
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** The distance of a point from the segment between two others. */
    private static double distance(double[] point, double[] a, double[] b) {
        double dx = b[0] - a[0];
        double dy = b[1] - a[1];
        double square = dx * dx + dy * dy;
        double along = square == 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square;
        double clamped = Math.max(0, Math.min(1, along));
        return distance(point, new double[] {a[0] + clamped * dx, a[1] + clamped * dy});
    }
}
