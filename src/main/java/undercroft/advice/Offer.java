package undercroft.advice;

import java.util.List;
import java.util.stream.Stream;
import undercroft.advice.Spot.DoorKind;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.template.DoorDirection;
import undercroft.template.DoorRun;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/**
 * Doors that a template offers along one wall.
 *
 * @param spec the part of the template's {@code doors} that says so
 */
record Offer(DoorSpec spec, Segment wall, DoorRun doors) {

    /** Doors that can be in one of so many places of their wall, or in fewer, are confined. */
    private static final int CONFINED = 2;

    /** All that a template offers. */
    static List<Offer> of(RoomTemplate template) {
        return template.doors().stream().flatMap(spec -> of(template, spec)).toList();
    }

    private static Stream<Offer> of(RoomTemplate template, DoorSpec spec) {
        return new RoomTemplate(
                        template.name(),
                        template.outline(),
                        List.of(spec),
                        template.transforms(),
                        template.weight(),
                        template.repeat())
                .doorRuns().stream().map(doors -> new Offer(spec, wallOf(template, doors), doors));
    }

    private static Segment wallOf(RoomTemplate template, DoorRun doors) {
        return template.outline().edges().stream()
                .filter(edge -> edge.contains(doors.first())
                        && edge.contains(doors.first().plus(doors.step())))
                .findFirst()
                .orElseThrow();
    }

    DoorKind kind() {
        return DoorKind.of(doors);
    }

    boolean isConfined() {
        return CONFINED * doors.count() <= wall.length() - doors.length() + 1;
    }

    /** What to write instead, so that such doors can be anywhere along the wall. */
    String cure() {
        if (spec instanceof DoorSpec.OnEveryEdge every) {
            return "cornerDistance: 0 instead of %d".formatted(every.cornerDistance());
        }
        return "%s instead of %s".formatted(anywhereAlong(wall), written());
    }

    /** How to write that such a door can be anywhere along some wall. */
    String anywhereAlong(Segment anyWall) {
        return "{ at: %s, length: %d%s }".formatted(text(anyWall), doors.length(), traits());
    }

    /** The part as it may stand in the file. */
    private String written() {
        if (spec instanceof DoorSpec.Along along) {
            return "{ at: %s, length: %d%s }".formatted(text(along.stretch()), along.length(), traits());
        }
        Segment at = ((DoorSpec.Exactly) spec).at();
        return traits().isEmpty() ? text(at) : "{ at: %s%s }".formatted(text(at), traits());
    }

    private String traits() {
        return (spec.socket().isEmpty() ? "" : ", socket: " + spec.socket())
                + (spec.direction() == DoorDirection.BOTH
                        ? ""
                        : ", direction: " + spec.direction().text());
    }

    private static String text(Segment segment) {
        return "[%s, %s]".formatted(text(segment.from()), text(segment.to()));
    }

    private static String text(Point point) {
        return "[%d,%d]".formatted(point.x(), point.y());
    }
}
