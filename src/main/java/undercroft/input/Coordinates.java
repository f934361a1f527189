package undercroft.input;

import java.util.List;
import java.util.Optional;
import undercroft.geometry.Point;

/** Reads points and pairs of points. */
final class Coordinates {

    /** Far beyond any level, and far below where products of coordinates would overflow. */
    static final int MAX = 10_000;

    private Coordinates() {}

    /** A point, [x, y]. */
    static Optional<Point> point(Value value) {
        Optional<List<Value>> parts = pair(value, "Write two whole numbers, [x, y].", "number");
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        Optional<Integer> x = parts.get().get(0).wholeNumber(-MAX, MAX);
        Optional<Integer> y = parts.get().get(1).wholeNumber(-MAX, MAX);
        return x.flatMap(a -> y.map(b -> new Point(a, b)));
    }

    /** Two points, [[x, y], [x, y]]. */
    static Optional<List<Point>> ends(Value value) {
        Optional<List<Value>> parts = pair(value, "Write two points, [[x, y], [x, y]].", "end");
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        Optional<Point> from = point(parts.get().get(0));
        Optional<Point> to = point(parts.get().get(1));
        return from.flatMap(a -> to.map(b -> List.of(a, b)));
    }

    private static Optional<List<Value>> pair(Value value, String advice, String item) {
        if (!value.isList()) {
            return value.wrong(advice);
        }
        Optional<List<Value>> parts = value.items(item);
        if (parts.isPresent() && parts.get().size() != 2) {
            return value.wrong("a list of " + parts.get().size(), advice);
        }
        return parts;
    }
}
