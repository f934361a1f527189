package undercroft.configspace;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/**
 * A single door of a template under a transform, with the lower left corner of the room at the origin. Enumerated from the
 * template's door specifications, without the program's runs and shapes.
 */
public record OfferedDoor(Segment at, String socket, DoorDirection direction) {

    static List<OfferedDoor> of(RoomTemplate template, Transform transform) {
        List<OfferedDoor> doors = new ArrayList<>();
        for (DoorSpec spec : template.doors()) {
            for (Segment at : segments(template.outline(), spec)) {
                Segment turned = transform.apply(at).translated(toOrigin(template, transform));
                doors.add(new OfferedDoor(turned, spec.socket(), spec.direction()));
            }
        }
        return doors;
    }

    /** The template's outline under the transform. */
    static Polygon outline(RoomTemplate template, Transform transform) {
        return template.outline().transformed(transform).translated(toOrigin(template, transform));
    }

    /** Whether this door and another, moved by an offset, form one door that the passage can use. */
    boolean isOneWith(OfferedDoor other, Point offset, Passage passage) {
        return at.coincidesWith(other.at.translated(offset))
                && socket.equals(other.socket)
                && switch (passage) {
                    case BOTH_WAYS -> direction == DoorDirection.BOTH && other.direction == DoorDirection.BOTH;
                    case FORWARD -> direction != DoorDirection.IN && other.direction != DoorDirection.OUT;
                    case BACKWARD -> direction != DoorDirection.OUT && other.direction != DoorDirection.IN;
                };
    }

    private static Point toOrigin(RoomTemplate template, Transform transform) {
        Box bounds = Box.around(
                template.outline().vertices().stream().map(transform::apply).toList());
        return new Point(-bounds.x(), -bounds.y());
    }

    private static List<Segment> segments(Polygon outline, DoorSpec spec) {
        if (spec instanceof DoorSpec.Exactly exactly) {
            return List.of(exactly.at());
        }
        if (spec instanceof DoorSpec.Along along) {
            return pieces(along.stretch(), along.length(), 0);
        }
        DoorSpec.OnEveryEdge every = (DoorSpec.OnEveryEdge) spec;
        List<Segment> segments = new ArrayList<>();
        outline.edges().forEach(edge -> segments.addAll(pieces(edge, every.length(), every.cornerDistance())));
        return segments;
    }

    private static List<Segment> pieces(Segment whole, int length, int margin) {
        Point way = whole.to().minus(whole.from());
        int steps = BigInteger.valueOf(way.x()).gcd(BigInteger.valueOf(way.y())).intValue();
        Point step = new Point(way.x() / steps, way.y() / steps);
        List<Segment> pieces = new ArrayList<>();
        for (int begin = margin; begin + length <= steps - margin; begin++) {
            pieces.add(new Segment(
                    whole.from().plus(step.times(begin)), whole.from().plus(step.times(begin + length))));
        }
        return pieces;
    }
}
