package undercroft.input;

import java.util.List;
import java.util.Optional;
import undercroft.geometry.Point;

/** Reads points and pairs of points. */
final class Coordinates {

    /** In cells, either way from the origin: beyond any room, and products of coordinates fit an int. */
    static final int MAX = 10_000;

    private Coordinates() {}

    /** A point, [x, y]. */
    static Optional<Point> point(Value value) {
        Optional<List<Value>> parts = value.parts(List.of("x", "y"), "Write two whole numbers, [x, y].");
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        Optional<Integer> x = parts.get().get(0).wholeNumber(-MAX, MAX);
        Optional<Integer> y = parts.get().get(1).wholeNumber(-MAX, MAX);
        return x.flatMap(a -> y.map(b -> new Point(a, b)));
    }

    /** Two points, [[x, y], [x, y]]. */
    static Optional<List<Point>> ends(Value value) {
        Optional<List<Value>> parts = value.parts(List.of("end 1", "end 2"), "Write two points, [[x, y], [x, y]].");
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        Optional<Point> from = point(parts.get().get(0));
        Optional<Point> to = point(parts.get().get(1));
        return from.flatMap(a -> to.map(b -> List.of(a, b)));
    }
}
