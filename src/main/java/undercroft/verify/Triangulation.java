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
 * vertices that are not convex are looked at, and of these only those between the triangle's left and right ends.
 * The time is quadratic in the number of such vertices in the worst case.
 */
final class Triangulation {

    private final List<Point> vertices;
    private final int[] next;
    private final int[] previous;
    private final boolean[] isEar;
    private final boolean[] isConvex;

    /** The vertices that were not convex at first, from left to right. A clipped ear makes no other corner less convex. */
    private final int[] notConvex;

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
        this.notConvex = IntStream.range(0, count)
                .filter(i -> !isConvex[i])
                .boxed()
                .sorted(Comparator.comparingInt(i -> vertices.get(i).x()))
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
        for (int i = firstFrom(bounds.x()); i < notConvex.length; i++) {
            int other = notConvex[i];
            Point place = vertices.get(other);
            if (place.x() > bounds.maxX()) {
                return true;
            }
            boolean isOther = other != previous[tip] && other != next[tip];
            if (!isConvex[other]
                    && isOther
                    && bounds.y() <= place.y()
                    && place.y() <= bounds.maxY()
                    && ear.covers(place)) {
                return false;
            }
        }
        return true;
    }

    /** The place in {@link #notConvex} of the first vertex with at least an x coordinate. */
    private int firstFrom(int x) {
        int low = 0;
        int high = notConvex.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (vertices.get(notConvex[middle]).x() < x) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
