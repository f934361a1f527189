package undercroft.geometry;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Decides whether a closed list of points is the outline of a simple polygon. Exact for coordinates within ±2^29. A
 * sweep from left to right compares only edges whose bounding boxes meet; the time is quadratic only if most of them do.
 */
public final class OutlineCheck {

    /**
     * Why a list of points is not an outline. Points are given by their indexes in the list, edges by the index of
     * their first point.
     */
    public sealed interface Fault {

        /** Fewer than three points. */
        record TooFewPoints() implements Fault {}

        /** Two points are the same. */
        record RepeatedPoint(int first, int second) implements Fault {}

        /** All points lie on one line. */
        record NoArea() implements Fault {}

        /** A point lies on an edge but is not one of its ends. */
        record Touching(int point, int edge) implements Fault {}

        /** Two edges cross at a point that is not a vertex of either. */
        record Crossing(int firstEdge, int secondEdge) implements Fault {}
    }

    private final List<Point> points;

    private OutlineCheck(List<Point> points) {
        this.points = points;
    }

    /**
     * {@return the first fault of an outline, or nothing} Points in the middle of a straight stretch are not a fault.
     *
     * @param outline of either winding, the first point not repeated
     */
    public static Optional<Fault> firstFault(List<Point> outline) {
        return new OutlineCheck(List.copyOf(outline)).firstFault();
    }

    private Optional<Fault> firstFault() {
        if (points.size() < 3) {
            return Optional.of(new Fault.TooFewPoints());
        }
        return repeatedPoint().or(this::noArea).or(this::meetingEdges);
    }

    private Optional<Fault> repeatedPoint() {
        Map<Point, Integer> seen = new HashMap<>();
        for (int i = 0; i < points.size(); i++) {
            Integer first = seen.putIfAbsent(points.get(i), i);
            if (first != null) {
                return Optional.of(new Fault.RepeatedPoint(first, i));
            }
        }
        return Optional.empty();
    }

    private Optional<Fault> noArea() {
        Point along = points.get(1).minus(points.get(0));
        boolean straight = points.stream().allMatch(point -> along.cross(point.minus(points.get(0))) == 0);
        return straight ? Optional.of(new Fault.NoArea()) : Optional.empty();
    }

    /** The fault of the first pair of edges that has one, by the first edge, then by the second. */
    private Optional<Fault> meetingEdges() {
        int[] byLeft = IntStream.range(0, points.size())
                .boxed()
                .sorted(Comparator.comparingInt(this::left))
                .mapToInt(Integer::intValue)
                .toArray();
        // In the order of the sweep: an outline of a thousand corners can have half a million pairs to go through.
        int[] left = Arrays.stream(byLeft).map(this::left).toArray();
        int[] low = Arrays.stream(byLeft).map(this::low).toArray();
        int[] high = Arrays.stream(byLeft).map(this::high).toArray();
        Optional<Fault> fault = Optional.empty();
        int first = points.size();
        int second = points.size();
        for (int i = 0; i < byLeft.length; i++) {
            int right = right(byLeft[i]);
            for (int j = i + 1; j < byLeft.length && left[j] <= right; j++) {
                if (low[i] > high[j] || low[j] > high[i]) {
                    continue;
                }
                int earlier = Math.min(byLeft[i], byLeft[j]);
                int later = Math.max(byLeft[i], byLeft[j]);
                Optional<Fault> found = earlier < first || (earlier == first && later < second)
                        ? meeting(earlier, later)
                        : Optional.empty();
                if (found.isPresent()) {
                    fault = found;
                    first = earlier;
                    second = later;
                }
            }
        }
        return fault;
    }

    private int left(int edge) {
        return Math.min(points.get(edge).x(), points.get(endOf(edge)).x());
    }

    private int right(int edge) {
        return Math.max(points.get(edge).x(), points.get(endOf(edge)).x());
    }

    private int low(int edge) {
        return Math.min(points.get(edge).y(), points.get(endOf(edge)).y());
    }

    private int high(int edge) {
        return Math.max(points.get(edge).y(), points.get(endOf(edge)).y());
    }

    private Optional<Fault> meeting(int first, int second) {
        return touching(endOf(first), second)
                .or(() -> touching(first, second))
                .or(() -> touching(second, first))
                .or(() -> touching(endOf(second), first))
                .or(() -> crossing(first, second));
    }

    private Optional<Fault> touching(int point, int edge) {
        boolean touches = point != edge && point != endOf(edge) && edge(edge).contains(points.get(point));
        return touches ? Optional.of(new Fault.Touching(point, edge)) : Optional.empty();
    }

    private Optional<Fault> crossing(int first, int second) {
        boolean crosses = separates(edge(first), edge(second)) && separates(edge(second), edge(first));
        return crosses ? Optional.of(new Fault.Crossing(first, second)) : Optional.empty();
    }

    /** Whether the ends of one segment lie strictly on different sides of the line through the other. */
    private static boolean separates(Segment line, Segment ends) {
        Point along = line.to().minus(line.from());
        long left = along.cross(ends.from().minus(line.from()));
        long right = along.cross(ends.to().minus(line.from()));
        return Long.signum(left) * Long.signum(right) < 0;
    }

    private Segment edge(int index) {
        return new Segment(points.get(index), points.get(endOf(index)));
    }

    private int endOf(int edge) {
        return (edge + 1) % points.size();
    }
}
