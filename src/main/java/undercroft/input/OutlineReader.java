package undercroft.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.geometry.OutlineCheck;
import undercroft.geometry.OutlineCheck.Fault;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.source.SourcePosition;
import undercroft.template.RoomTemplate;

/** Reads the {@code outline} of a template: a list of points. */
final class OutlineReader {

    private final Value value;
    private final String template;
    private final List<Point> points = new ArrayList<>();
    private final List<SourcePosition> positions = new ArrayList<>();

    private OutlineReader(Value value, String template) {
        this.value = value;
        this.template = template;
    }

    /**
     * Reads an outline.
     *
     * @param template the template in words, for messages
     * @return nothing if it is wrong, which is reported
     */
    static Optional<Polygon> read(Value value, String template) {
        return value.items("point").flatMap(items -> new OutlineReader(value, template).polygon(items));
    }

    private Optional<Polygon> polygon(List<Value> items) {
        if (items.size() > RoomTemplate.MAX_CORNERS) {
            return value.wrong(
                    "a list of %d points".formatted(items.size()),
                    "Write at most %d.".formatted(RoomTemplate.MAX_CORNERS));
        }
        for (Value item : items) {
            Coordinates.point(item).ifPresent(point -> {
                points.add(point);
                positions.add(item.position());
            });
        }
        if (points.size() < items.size()) {
            return Optional.empty();
        }
        Optional<Fault> fault = OutlineCheck.firstFault(points);
        fault.ifPresent(this::report);
        return fault.isEmpty() ? Optional.of(Polygon.of(points)) : Optional.empty();
    }

    private void report(Fault fault) {
        if (fault instanceof Fault.TooFewPoints) {
            value.report(
                    "The outline of %s has %d of the three points it needs.".formatted(template, points.size()),
                    "Add the others.");
        } else if (fault instanceof Fault.NoArea) {
            value.report(
                    "The outline of %s encloses nothing: all its points from %s to %s lie on one line."
                            .formatted(template, points.get(0), points.get(points.size() - 1)),
                    "Add a point beside the line.");
        } else if (fault instanceof Fault.RepeatedPoint repeated) {
            reportAt(
                    repeated.second(),
                    "The outline of %s has the point %s twice, first %s."
                            .formatted(
                                    template,
                                    points.get(repeated.second()),
                                    seenFrom(repeated.first(), repeated.second())),
                    "Drop one; the outline closes by itself.");
        } else if (fault instanceof Fault.Touching touching) {
            reportAt(
                    touching.point(),
                    "The outline of %s touches itself: its point %s lies on the edge from %s to %s, which begins %s."
                            .formatted(
                                    template,
                                    points.get(touching.point()),
                                    points.get(touching.edge()),
                                    endOf(touching.edge()),
                                    seenFrom(touching.edge(), touching.point())),
                    "Move the point off the edge.");
        } else if (fault instanceof Fault.Crossing crossing) {
            reportAt(
                    crossing.secondEdge(),
                    "The outline of %s crosses itself: the edge from %s to %s crosses the edge from %s to %s, which begins %s."
                            .formatted(
                                    template,
                                    points.get(crossing.secondEdge()),
                                    endOf(crossing.secondEdge()),
                                    points.get(crossing.firstEdge()),
                                    endOf(crossing.firstEdge()),
                                    seenFrom(crossing.firstEdge(), crossing.secondEdge())),
                    "Put its points in their order along the walls.");
        }
    }

    private void reportAt(int point, String problem, String advice) {
        value.reportAt(positions.get(point), problem, advice);
    }

    private String seenFrom(int point, int other) {
        return positions.get(point).seenFrom(positions.get(other));
    }

    private Point endOf(int edge) {
        return points.get((edge + 1) % points.size());
    }
}
