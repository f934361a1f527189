package undercroft.graph;

import java.util.Arrays;
import java.util.List;

/**
 * Moves the vertices of a crossing-free drawing to where they have more room, without ever letting an edge pass over a vertex
 * or another edge. A vertex goes where the sum of these falls: the squared difference of its edges from the length 1, a
 * repulsion by every other vertex, and a stronger one between vertices and edges that come near each other.
 */
final class RoomyDrawing {

    private static final double FIRST_STEP = 1.0;
    private static final double LAST_STEP = 0.02;
    private static final double COOLING = 0.97;

    /** How strongly vertices push each other away, compared with how strongly edges want the length 1. */
    private static final double REPULSION = 0.6;

    /** Vertices and edges nearer than this push each other away. */
    private static final double CLEARANCE = 0.45;

    private static final double CLEARANCE_WEIGHT = 12;

    /** The least distance between a vertex and an edge for a division to make sense. */
    private static final double TOUCHING = 1e-9;

    /** The directions in which a vertex may move: right triangles with whole sides, so that they are exact. */
    private static final double[][] DIRECTIONS = {
        {1, 0}, {0.8, 0.6}, {0.6, 0.8}, {0, 1}, {-0.6, 0.8}, {-0.8, 0.6},
        {-1, 0}, {-0.8, -0.6}, {-0.6, -0.8}, {0, -1}, {0.6, -0.8}, {0.8, -0.6}
    };

    private final RoomGraph graph;
    private final List<Edge> edges;
    private final double[][] places;

    RoomyDrawing(RoomGraph graph, double[][] places) {
        this.graph = graph;
        this.edges = graph.edges();
        this.places = places;
    }

    /** Changes the places. */
    void improve() {
        scaleToMeanLengthOne();
        for (double step = FIRST_STEP; step > LAST_STEP; step *= COOLING) {
            for (int vertex = 0; vertex < places.length; vertex++) {
                moveToBest(vertex, step);
            }
        }
        scaleToMeanLengthOne();
    }

    private void scaleToMeanLengthOne() {
        double sum = 0;
        for (Edge edge : edges) {
            sum += distance(places[edge.low()], places[edge.high()]);
        }
        if (sum > 0) {
            double factor = edges.size() / sum;
            for (double[] place : places) {
                place[0] *= factor;
                place[1] *= factor;
            }
        }
    }

    private void moveToBest(int vertex, double step) {
        double[] from = places[vertex];
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
        places[vertex] = best;
    }

    private double energy(int vertex, double[] at) {
        double energy = 0;
        for (int other = 0; other < places.length; other++) {
            if (other != vertex) {
                energy += REPULSION / Math.max(TOUCHING, distance(at, places[other]));
            }
        }
        int[] neighbours = graph.neighbours(vertex);
        for (int neighbour : neighbours) {
            double excess = distance(at, places[neighbour]) - 1;
            energy += excess * excess;
            for (int other = 0; other < places.length; other++) {
                if (other != vertex && other != neighbour) {
                    energy += nearness(distance(places[other], at, places[neighbour]));
                }
            }
        }
        for (Edge edge : edges) {
            if (edge.low() != vertex && edge.high() != vertex) {
                energy += nearness(distance(at, places[edge.low()], places[edge.high()]));
            }
        }
        return energy;
    }

    private static double nearness(double distance) {
        double lack = Math.max(0, CLEARANCE - distance) / CLEARANCE;
        return CLEARANCE_WEIGHT * lack * lack;
    }

    /** Whether a vertex can go somewhere without that it or one of its edges meets anything on the way. */
    private boolean isFree(int vertex, double[] from, double[] to) {
        for (Edge edge : edges) {
            boolean isOwn = edge.low() == vertex || edge.high() == vertex;
            if (!isOwn && cross(from, to, places[edge.low()], places[edge.high()])) {
                return false;
            }
        }
        for (int neighbour : graph.neighbours(vertex)) {
            for (int other = 0; other < places.length; other++) {
                boolean isSwept = other != vertex
                        && other != neighbour
                        && isInTriangle(places[other], from, to, places[neighbour]);
                if (isSwept) {
                    return false;
                }
            }
        }
        return Arrays.stream(graph.neighbours(vertex))
                .allMatch(neighbour -> distance(to, places[neighbour]) > TOUCHING);
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

    /** Positive where c lies to the left of the line from a to b. */
    private static double turn(double[] a, double[] b, double[] c) {
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    }

    private static double distance(double[] a, double[] b) {
        double dx = a[0] - b[0];
        double dy = a[1] - b[1];
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** From a point to a straight line between two others. */
    private static double distance(double[] point, double[] a, double[] b) {
        double dx = b[0] - a[0];
        double dy = b[1] - a[1];
        double square = dx * dx + dy * dy;
        double along = square == 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square;
        double clamped = Math.max(0, Math.min(1, along));
        return distance(point, new double[] {a[0] + clamped * dx, a[1] + clamped * dy});
    }
}
