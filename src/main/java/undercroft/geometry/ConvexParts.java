package undercroft.geometry;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Cuts a simple polygon into convex polygons with the same integer vertices: rectangles if it is axis-parallel,
 * otherwise the triangles of a constrained Delaunay triangulation, merged wherever the union is still convex (Hertel
 * and Mehlhorn, Fast Triangulation of Simple Polygons, 1983).
 */
public final class ConvexParts {

    private ConvexParts() {}

    /** {@return convex polygons with disjoint interiors that together cover the polygon} */
    public static List<Polygon> of(Polygon polygon) {
        if (polygon.isAxisParallel()) {
            return rectangles(polygon);
        }
        return joined(JtsGeometry.triangulate(polygon));
    }

    /**
     * Cuts the polygon at the height of every vertex; a rectangle continues upwards while the row above spans the same
     * columns.
     */
    private static List<Polygon> rectangles(Polygon polygon) {
        TreeSet<Integer> heights = new TreeSet<>();
        polygon.vertices().forEach(vertex -> heights.add(vertex.y()));
        List<Box> finished = new ArrayList<>();
        List<Box> open = new ArrayList<>();
        for (int bottom : heights.headSet(heights.last())) {
            int top = heights.higher(bottom);
            List<Box> row = new ArrayList<>();
            for (Box span : spans(polygon, bottom, top)) {
                Optional<Box> below = open.stream()
                        .filter(box -> box.x() == span.x() && box.width() == span.width() && box.maxY() == bottom)
                        .findFirst();
                below.ifPresent(open::remove);
                int from = below.map(Box::y).orElse(bottom);
                row.add(new Box(span.x(), from, span.width(), top - from));
            }
            finished.addAll(open);
            open = row;
        }
        finished.addAll(open);
        return finished.stream()
                .map(box -> Polygon.rectangle(box.x(), box.y(), box.width(), box.height()))
                .toList();
    }

    /** The parts of an axis-parallel polygon between two heights that have no vertex between them. */
    private static List<Box> spans(Polygon polygon, int bottom, int top) {
        List<Integer> crossings = polygon.edges().stream()
                .filter(edge -> Math.min(edge.from().y(), edge.to().y()) <= bottom
                        && Math.max(edge.from().y(), edge.to().y()) >= top)
                .map(edge -> edge.from().x())
                .sorted()
                .toList();
        List<Box> spans = new ArrayList<>();
        for (int i = 0; i < crossings.size(); i += 2) {
            int left = crossings.get(i);
            spans.add(new Box(left, bottom, crossings.get(i + 1) - left, top - bottom));
        }
        return spans;
    }

    private static List<Polygon> joined(List<Polygon> triangles) {
        Deque<Polygon> waiting = new ArrayDeque<>(triangles);
        List<Polygon> parts = new ArrayList<>();
        while (!waiting.isEmpty()) {
            Polygon part = waiting.pop();
            boolean grown = false;
            for (Polygon other : List.copyOf(waiting)) {
                Optional<Polygon> union = convexUnion(part, other);
                if (union.isPresent()) {
                    waiting.remove(other);
                    waiting.push(union.get());
                    grown = true;
                    break;
                }
            }
            if (!grown) {
                parts.add(part);
            }
        }
        return parts;
    }

    /** The union of two convex polygons with disjoint interiors, if they share a whole edge and the union is convex. */
    private static Optional<Polygon> convexUnion(Polygon a, Polygon b) {
        for (Segment edge : a.edges()) {
            if (b.edges().contains(edge.reversed())) {
                Polygon hull = JtsGeometry.convexHull(concat(a.vertices(), b.vertices()));
                // The hull contains both polygons, so it is their union exactly when the areas agree.
                return hull.doubledArea() == a.doubledArea() + b.doubledArea() ? Optional.of(hull) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static List<Point> concat(List<Point> first, List<Point> second) {
        List<Point> both = new ArrayList<>(first);
        both.addAll(second);
        return both;
    }
}
