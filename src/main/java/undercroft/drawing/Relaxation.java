package undercroft.drawing;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * Moves points until connected ones are side by side and all others apart, as far as that can be had; never across an edge.
 *
 * <p>One point after the other goes where its springs push and pull it, less far or not at all where on the way an edge
 * would be crossed (the idea of PrEd: Bertault, A Force-Directed Algorithm that Preserves Edge Crossing Properties, 2000;
 * here by test instead of by zones).
 */
final class Relaxation {

    /** How much of its stretch an edge pulls with, against the 1 of points that are too near: space comes first. */
    private static final double PULL = 0.6;

    /** How far of the way to its balance a point goes at once; the whole way, it would swing. */
    private static final double STEP = 0.5;

    /** The farthest a point goes at once, in its radii. */
    private static final double LONGEST_STEP = 0.5;

    /** How far a point keeps from edges that are not its own, in the radii that meet there. */
    private static final double MARGIN = 0.8;

    /** The points and edges near a point are looked up once in so many sweeps; none goes far in that time. */
    private static final int SWEEPS_BETWEEN_LOOKS = 8;

    /** What counts as near, in mean and largest radii: an edge of usual length that is far from both ends crosses nothing. */
    private static final double REACH_OF_MEAN = 4;

    private static final double REACH_OF_LARGEST = 2;

    /** A step shorter than this, in the distance to what is nearest, crosses nothing. */
    private static final double SAFE_STEP = 0.5;

    /** A step that would cross an edge is tried so many times, shorter each time. */
    private static final int TRIES = 3;

    private static final double SHORTENING = 3;

    /** Shorter steps are none. */
    private static final double LEAST_STEP = 1e-6;

    private final Points points;
    private final int[] used;
    private final int[] edges;
    private final int[][] nearPoints;
    private final int[][] nearEdges;
    /** How far each point and its edges were from all others when it last moved. */
    private final double[] clearances;

    private double forceX;
    private double forceY;
    private double clearance;

    Relaxation(Points points) {
        this.points = points;
        this.edges = points.edges();
        int[] all = new int[points.size()];
        int count = 0;
        for (int point = 0; point < all.length; point++) {
            if (points.isUsed[point]) {
                all[count++] = point;
            }
        }
        this.used = Arrays.copyOf(all, count);
        this.nearPoints = new int[points.size()][];
        this.nearEdges = new int[points.size()][];
        this.clearances = new double[points.size()];
    }

    /** Moves every point so many times; whether it was let. */
    boolean run(int sweeps, BooleanSupplier stop) {
        for (int sweep = 0; sweep < sweeps; sweep++) {
            if (stop.getAsBoolean()) {
                return false;
            }
            if (sweep % SWEEPS_BETWEEN_LOOKS == 0) {
                lookAround();
            }
            for (int point : used) {
                move(point);
            }
        }
        return true;
    }

    private void lookAround() {
        double largest = 0;
        double sum = 0;
        for (int point : used) {
            largest = Math.max(largest, points.radius[point]);
            sum += points.radius[point];
        }
        double reach = REACH_OF_LARGEST * largest + REACH_OF_MEAN * sum / used.length;
        int[] found = new int[Math.max(used.length, edges.length / 2)];
        for (int point : used) {
            double x = points.x[point];
            double y = points.y[point];
            int count = 0;
            for (int other : used) {
                if (other != point && Math.abs(points.x[other] - x) < reach && Math.abs(points.y[other] - y) < reach) {
                    found[count++] = other;
                }
            }
            nearPoints[point] = Arrays.copyOf(found, count);
            count = 0;
            for (int edge = 0; edge < edges.length; edge += 2) {
                if (isNear(edge, x, y, reach)) {
                    found[count++] = edge;
                }
            }
            nearEdges[point] = Arrays.copyOf(found, count);
        }
    }

    private boolean isNear(int edge, double x, double y, double reach) {
        int from = edges[edge];
        int to = edges[edge + 1];
        return Math.min(points.x[from], points.x[to]) - reach < x
                && x < Math.max(points.x[from], points.x[to]) + reach
                && Math.min(points.y[from], points.y[to]) - reach < y
                && y < Math.max(points.y[from], points.y[to]) + reach;
    }

    private void move(int point) {
        forceX = 0;
        forceY = 0;
        clearance = Double.MAX_VALUE;
        for (int other : points.adjacent[point]) {
            pull(point, other);
        }
        for (int other : nearPoints[point]) {
            push(point, other);
        }
        for (int edge : nearEdges[point]) {
            if (!isEnd(point, edge)) {
                keepFrom(point, edge);
            }
        }
        for (int other : points.adjacent[point]) {
            for (int third : nearPoints[point]) {
                if (third != other) {
                    keepEdgeFrom(point, other, third);
                }
            }
        }
        clearances[point] = clearance;
        go(point, STEP * forceX, STEP * forceY);
    }

    /** A stretched edge draws its ends together. */
    private void pull(int point, int other) {
        double dx = points.x[other] - points.x[point];
        double dy = points.y[other] - points.y[point];
        double distance = Points.distance(dx, dy);
        double stretch = distance - points.radius[point] - points.radius[other];
        if (stretch > 0) {
            along(dx, dy, distance, PULL * stretch);
        }
    }

    /** Points that are too near to each other part. */
    private void push(int point, int other) {
        double dx = points.x[other] - points.x[point];
        double dy = points.y[other] - points.y[point];
        double apart = points.radius[point] + points.radius[other];
        if (Math.abs(dx) < apart && Math.abs(dy) < apart) {
            double distance = Points.distance(dx, dy);
            clearance = Math.min(clearance, distance);
            if (distance < apart) {
                along(dx, dy, distance, distance - apart);
            }
        }
    }

    /** Adds a force in the direction in which the distance grows most. */
    private void along(double dx, double dy, double distance, double force) {
        double scale = force / (distance * distance * distance);
        forceX += scale * dx * dx * dx;
        forceY += scale * dy * dy * dy;
    }

    /** A point gives way to an edge that it is too near to. */
    private void keepFrom(int point, int edge) {
        pushOff(edges[edge], edges[edge + 1], point, -1);
    }

    /** An end of an edge gives way to a point that is too near to the edge, the more the nearer it is to this end. */
    private void keepEdgeFrom(int point, int other, int third) {
        pushOff(point, other, third, 1);
    }

    private void pushOff(int from, int to, int third, int sign) {
        double edgeX = points.x[to] - points.x[from];
        double edgeY = points.y[to] - points.y[from];
        double offX = points.x[third] - points.x[from];
        double offY = points.y[third] - points.y[from];
        double length = edgeX * edgeX + edgeY * edgeY;
        double foot = (offX * edgeX + offY * edgeY) / length;
        if (foot > 0 && foot < 1) {
            double dx = foot * edgeX - offX;
            double dy = foot * edgeY - offY;
            double apart =
                    MARGIN * (points.radius[third] + (1 - foot) * points.radius[from] + foot * points.radius[to]);
            double distance = Math.sqrt(dx * dx + dy * dy);
            clearance = Math.min(clearance, distance);
            if (distance > 0 && distance < apart) {
                double force = sign * (apart - distance) / distance * (sign > 0 ? 1 - foot : 1);
                forceX += force * dx;
                forceY += force * dy;
            }
        }
    }

    private void go(int point, double wantedX, double wantedY) {
        double length = Math.sqrt(wantedX * wantedX + wantedY * wantedY);
        double longest = LONGEST_STEP * points.radius[point];
        double scale = length > longest ? longest / length : 1;
        for (int tries = 0; tries < TRIES && length * scale > LEAST_STEP; tries++) {
            double x = points.x[point] + scale * wantedX;
            double y = points.y[point] + scale * wantedY;
            if (isFarFromAll(point, scale * length) || crossesNothing(point, x, y)) {
                points.x[point] = x;
                points.y[point] = y;
                return;
            }
            scale /= SHORTENING;
        }
    }

    /** Whether a step is so short that nothing can be crossed, as it mostly is; neighbours may have moved a little since. */
    private boolean isFarFromAll(int point, double step) {
        double least = Math.min(clearances[point], points.radius[point]);
        for (int other : points.adjacent[point]) {
            least = Math.min(least, clearances[other]);
        }
        return step < SAFE_STEP * least;
    }

    /** Whether neither the point nor its edges sweep over another on the way to a place. */
    private boolean crossesNothing(int point, double x, double y) {
        for (int edge : nearEdges[point]) {
            if (!isEnd(point, edge) && meets(edge, points.x[point], points.y[point], x, y)) {
                return false;
            }
        }
        for (int other : points.adjacent[point]) {
            if (meetsAny(point, other, nearEdges[point], x, y)
                    || meetsAny(point, other, nearEdges[other], x, y)
                    || sweepsOverNeighbour(point, other, x, y)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the edge from a point to another, the point in a new place, meets any of some edges that share no end with it. */
    private boolean meetsAny(int point, int other, int[] some, double x, double y) {
        for (int edge : some) {
            if (!isEnd(point, edge) && !isEnd(other, edge) && meets(edge, x, y, points.x[other], points.y[other])) {
                return true;
            }
        }
        return false;
    }

    /** What hangs on the other end alone may lie wholly inside what the edge sweeps over. */
    private boolean sweepsOverNeighbour(int point, int other, double x, double y) {
        for (int third : points.adjacent[other]) {
            if (third != point
                    && Segments.isInTriangle(
                            points.x[third],
                            points.y[third],
                            points.x[point],
                            points.y[point],
                            x,
                            y,
                            points.x[other],
                            points.y[other])) {
                return true;
            }
        }
        return false;
    }

    private boolean isEnd(int point, int edge) {
        return edges[edge] == point || edges[edge + 1] == point;
    }

    private boolean meets(int edge, double fromX, double fromY, double toX, double toY) {
        int from = edges[edge];
        int to = edges[edge + 1];
        return Segments.meet(fromX, fromY, toX, toY, points.x[from], points.y[from], points.x[to], points.y[to]);
    }
}
