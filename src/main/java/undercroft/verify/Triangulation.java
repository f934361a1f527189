package undercroft.verify;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import undercroft.geometry.Box;
import undercroft.geometry.Point;

/**
 * Cuts a simple polygon into triangles by ear clipping: every simple polygon with more than three vertices has at least
 * two ears. Clipping one changes the corners at its two neighbours, so only these are tested again. A corner is no ear
 * if its triangle covers another vertex. Of the covered vertices, the one farthest from the cut is not convex, so only
 * vertices that are not convex are looked at, and of these only those in the triangle's range of x or of y, whichever
 * holds fewer.
 * The time is quadratic in the number of such vertices in the worst case.
 */
final class Triangulation {

    private final List<Point> vertices;
    private final int[] next;
    private final int[] previous;
    private final boolean[] isEar;
    private final boolean[] isConvex;

    // The coordinates of the vertices, which are compared very often.
    private final int[] x;
    private final int[] y;

    // The vertices that were not convex at first, by x and by y. A clipped ear makes no other corner less convex.
    private final int[] notConvexByX;
    private final int[] notConvexByY;

    private Triangulation(List<Point> vertices) {
        this.vertices = vertices;
        int count = vertices.size();
        this.next = new int[count];
        this.previous = new int[count];
        this.isEar = new boolean[count];
        for (int i = 0; i < count; i++) {
            next[i] = (i + 1) % count;
            previous[i] = (i + count - 1) % count;
        }
        this.isConvex = new boolean[count];
        for (int i = 0; i < count; i++) {
            isConvex[i] = isConvex(i);
        }
        this.x = vertices.stream().mapToInt(Point::x).toArray();
        this.y = vertices.stream().mapToInt(Point::y).toArray();
        this.notConvexByX = notConvexBy(x);
        this.notConvexByY = notConvexBy(y);
    }

    private int[] notConvexBy(int[] coordinates) {
        return IntStream.range(0, coordinates.length)
                .filter(i -> !isConvex[i])
                .boxed()
                .sorted(Comparator.comparingInt(i -> coordinates[i]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** {@return triangles that together cover a polygon} Its vertices are counter-clockwise. */
    static List<Triangle> of(List<Point> vertices) {
        return new Triangulation(vertices).triangles();
    }

    private List<Triangle> triangles() {
        List<Triangle> triangles = new ArrayList<>(vertices.size() - 2);
        int at = 0;
        testAll(at);
        for (int left = vertices.size(); left > 3; left--) {
            at = nextEar(at);
            triangles.add(triangle(at));
            int after = next[at];
            at = previous[at];
            next[at] = after;
            previous[after] = at;
            isConvex[at] = isConvex(at);
            isConvex[after] = isConvex(after);
            isEar[at] = isEar(at);
            isEar[after] = isEar(after);
        }
        triangles.add(triangle(at));
        return triangles;
    }

    /** The first ear from a vertex on. If none is known, a clipped corner on the edge of a triangle hid it, so all are tested. */
    private int nextEar(int from) {
        for (int at = from; ; at = next[at]) {
            if (isEar[at]) {
                return at;
            }
            if (next[at] == from) {
                testAll(from);
            }
        }
    }

    private void testAll(int from) {
        int at = from;
        do {
            isEar[at] = isEar(at);
            at = next[at];
        } while (at != from);
    }

    private Triangle triangle(int tip) {
        return new Triangle(vertices.get(previous[tip]), vertices.get(tip), vertices.get(next[tip]));
    }

    private boolean isConvex(int tip) {
        return Grid.turn(vertices.get(previous[tip]), vertices.get(tip), vertices.get(next[tip])) > 0;
    }

    private boolean isEar(int tip) {
        if (!isConvex[tip]) {
            return false;
        }
        Triangle ear = triangle(tip);
        Box bounds = ear.bounds();
        int fromX = firstFrom(bounds.x(), notConvexByX, x);
        int toX = firstFrom(bounds.maxX() + 1, notConvexByX, x);
        int fromY = firstFrom(bounds.y(), notConvexByY, y);
        int toY = firstFrom(bounds.maxY() + 1, notConvexByY, y);
        return toX - fromX <= toY - fromY
                ? coversNone(notConvexByX, fromX, toX, tip, ear, bounds)
                : coversNone(notConvexByY, fromY, toY, tip, ear, bounds);
    }

    /** Whether an ear covers none of a range of vertices but its own. */
    private boolean coversNone(int[] others, int from, int to, int tip, Triangle ear, Box bounds) {
        for (int i = from; i < to; i++) {
            int other = others[i];
            boolean isInBounds = bounds.x() <= x[other]
                    && x[other] <= bounds.maxX()
                    && bounds.y() <= y[other]
                    && y[other] <= bounds.maxY();
            if (isInBounds
                    && !isConvex[other]
                    && other != previous[tip]
                    && other != next[tip]
                    && ear.covers(vertices.get(other))) {
                return false;
            }
        }
        return true;
    }

    /** The place of the first of some sorted vertices whose coordinate is at least a given one. */
    private static int firstFrom(int coordinate, int[] sorted, int[] coordinates) {
        int low = 0;
        int high = sorted.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (coordinates[sorted[middle]] < coordinate) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
