package undercroft.export;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;

/** What an outline in a layout file must be so that a {@link Polygon} can hold it: simple, and counter-clockwise. */
final class OutlineRules {

    /** More corners than any drawn room has; it bounds the work on junk. */
    private static final int MOST_POINTS = 10_000;

    private OutlineRules() {}

    /** The first rule that an outline breaks, as the end of the sentence "The outline must …". */
    static Optional<String> broken(List<Point> outline) {
        if (outline.size() < 3 || outline.size() > MOST_POINTS) {
            return Optional.of("must have from 3 to %d points, not %d".formatted(MOST_POINTS, outline.size()));
        }
        return repeatedPoint(outline)
                .or(() -> turningBack(outline))
                .or(() -> meetingEdges(outline))
                .or(() -> clockwise(outline));
    }

    private static Optional<String> repeatedPoint(List<Point> outline) {
        Set<Point> seen = new HashSet<>();
        return outline.stream()
                .filter(point -> !seen.add(point))
                .findFirst()
                .map(point -> "must not come to %s twice".formatted(point));
    }

    private static Optional<String> turningBack(List<Point> outline) {
        for (int i = 0; i < outline.size(); i++) {
            Point here = outline.get(i);
            Point incoming = here.minus(at(outline, i - 1));
            Point outgoing = at(outline, i + 1).minus(here);
            if (incoming.cross(outgoing) == 0 && incoming.dot(outgoing) < 0) {
                return Optional.of("must not turn back on itself at %s".formatted(here));
            }
        }
        return Optional.empty();
    }

    /** From left to right, so that an edge is compared only with those that overlap it in x. */
    private static Optional<String> meetingEdges(List<Point> outline) {
        List<Edge> edges = new ArrayList<>();
        for (int i = 0; i < outline.size(); i++) {
            edges.add(new Edge(i, new Segment(outline.get(i), at(outline, i + 1))));
        }
        edges.sort(Comparator.comparingInt(Edge::minX));
        for (int i = 0; i < edges.size(); i++) {
            Edge edge = edges.get(i);
            for (int j = i + 1; j < edges.size() && edges.get(j).minX() <= edge.maxX(); j++) {
                Edge other = edges.get(j);
                if (!edge.follows(other, outline.size()) && edge.meets(other)) {
                    return Optional.of("must not meet itself: its edges from %s and from %s do"
                            .formatted(edge.at.from(), other.at.from()));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> clockwise(List<Point> outline) {
        long doubledArea = 0;
        for (int i = 0; i < outline.size(); i++) {
            doubledArea += outline.get(i).cross(at(outline, i + 1));
        }
        return doubledArea > 0 ? Optional.empty() : Optional.of("must go counter-clockwise");
    }

    private static Point at(List<Point> outline, int index) {
        return outline.get(Math.floorMod(index, outline.size()));
    }

    private record Edge(int index, Segment at) {

        int minX() {
            return Math.min(at.from().x(), at.to().x());
        }

        int maxX() {
            return Math.max(at.from().x(), at.to().x());
        }

        /** Whether one begins where the other ends. */
        boolean follows(Edge other, int count) {
            int steps = Math.floorMod(index - other.index, count);
            return steps == 1 || steps == count - 1;
        }

        boolean meets(Edge other) {
            int fromSide = side(other.at.from());
            int toSide = side(other.at.to());
            int otherFromSide = other.side(at.from());
            int otherToSide = other.side(at.to());
            boolean crosses = fromSide * toSide < 0 && otherFromSide * otherToSide < 0;
            return crosses
                    || at.contains(other.at.from())
                    || at.contains(other.at.to())
                    || other.at.contains(at.from())
                    || other.at.contains(at.to());
        }

        private int side(Point point) {
            return Long.signum(at.to().minus(at.from()).cross(point.minus(at.from())));
        }
    }
}
