package undercroft.verify;

import java.util.ArrayList;
import java.util.List;
import undercroft.geometry.Point;

/**
 * Cuts a simple polygon into triangles by ear clipping: every simple polygon with more than three vertices has at least
 * two ears. Clipping one changes the corners at its two neighbours, so only these are tested again, and the time is
 * quadratic in the number of vertices.
 */
final class Triangulation {

    private final List<Point> vertices;
    private final int[] next;
    private final int[] previous;
    private final boolean[] isEar;

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

    private boolean isEar(int tip) {
        Triangle ear = triangle(tip);
        if (Grid.turn(ear.a(), ear.b(), ear.c()) <= 0) {
            return false;
        }
        for (int other = next[next[tip]]; other != previous[tip]; other = next[other]) {
            if (ear.covers(vertices.get(other))) {
                return false;
            }
        }
        return true;
    }
}
