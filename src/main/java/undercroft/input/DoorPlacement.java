package undercroft.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.template.DoorSpec;

/** Compares the doors that are written with the outline that they are for. */
final class DoorPlacement {

    private final Polygon outline;
    private final String template;

    /** @param template the template in words */
    DoorPlacement(Polygon outline, String template) {
        this.outline = outline;
        this.template = template;
    }

    /** The doors, all of which the outline has room for; or nothing where that is reported as a problem. */
    Optional<List<DoorSpec>> place(Doors doors) {
        if (doors instanceof Doors.OnEveryEdge every) {
            return onEveryEdge(every).map(List::of);
        }
        List<Doors.Stretch> stretches = ((Doors.Listed) doors).stretches();
        List<DoorSpec> placed = new ArrayList<>();
        for (int i = 0; i < stretches.size(); i++) {
            Doors.Stretch stretch = stretches.get(i);
            if (isNew(stretch, stretches.subList(0, i))) {
                placeStretch(stretch).ifPresent(placed::add);
            }
        }
        return placed.size() == stretches.size() ? Optional.of(placed) : Optional.empty();
    }

    private Optional<DoorSpec> onEveryEdge(Doors.OnEveryEdge doors) {
        int longest = outline.edges().stream().mapToInt(Segment::length).max().orElseThrow();
        int needed = doors.length() + 2 * doors.cornerDistance();
        if (longest < needed) {
            doors.written()
                    .report(
                            "No door fits on %s: a door of length %d, %d from the corners, needs an edge of %d, and the longest edge has %d."
                                    .formatted(template, doors.length(), doors.cornerDistance(), needed, longest),
                            "Make the doors shorter, the cornerDistance smaller or the room larger.");
            return Optional.empty();
        }
        return Optional.of(
                new DoorSpec.OnEveryEdge(doors.length(), doors.cornerDistance(), doors.socket(), doors.direction()));
    }

    private boolean isNew(Doors.Stretch stretch, List<Doors.Stretch> earlier) {
        Optional<Doors.Stretch> same =
                earlier.stream().filter(other -> isSame(stretch, other)).findFirst();
        same.ifPresent(other -> stretch.written()
                .report(
                        "The door %s of %s is given twice, first %s."
                                .formatted(
                                        stretch.ends(),
                                        template,
                                        other.written()
                                                .place()
                                                .seenFrom(stretch.written().place())),
                        "Drop one of the two."));
        return same.isEmpty();
    }

    private static boolean isSame(Doors.Stretch a, Doors.Stretch b) {
        boolean sameEnds = a.ends().equals(b.ends())
                || a.ends().equals(List.of(b.ends().get(1), b.ends().get(0)));
        return sameEnds
                && effectiveLength(a) == effectiveLength(b)
                && a.socket().equals(b.socket())
                && a.direction() == b.direction();
    }

    private static int effectiveLength(Doors.Stretch stretch) {
        Point along = stretch.ends().get(1).minus(stretch.ends().get(0));
        return stretch.length()
                .orElseGet(() -> along.equals(Point.ORIGIN) ? 0 : new Segment(Point.ORIGIN, along).length());
    }

    private Optional<DoorSpec> placeStretch(Doors.Stretch stretch) {
        Point from = stretch.ends().get(0);
        Point to = stretch.ends().get(1);
        String door = "The door %s of %s".formatted(stretch.ends(), template);
        if (from.equals(to)) {
            return refuse(stretch, door + " has length 0.", "Give it two different ends.");
        }
        Segment segment = new Segment(from, to);
        if (outline.edges().stream().noneMatch(edge -> edge.contains(segment))) {
            return refuse(stretch, door + reasonOff(from, to), "Put both ends on one edge.");
        }
        if (stretch.length().isEmpty()) {
            return Optional.of(new DoorSpec.Exactly(segment, stretch.socket(), stretch.direction()));
        }
        int length = stretch.length().getAsInt();
        if (length > segment.length()) {
            return refuse(
                    stretch,
                    "%s has length %d, more than the %d of its stretch.".formatted(door, length, segment.length()),
                    "Make it shorter or the stretch longer.");
        }
        return Optional.of(new DoorSpec.Along(segment, length, stretch.socket(), stretch.direction()));
    }

    private String reasonOff(Point from, Point to) {
        if (!isOnOutline(from)) {
            return " is off the outline: %s lies on no edge.".formatted(from);
        }
        return isOnOutline(to)
                ? " does not lie along one edge."
                : " is off the outline: %s lies on no edge.".formatted(to);
    }

    private boolean isOnOutline(Point point) {
        return outline.edges().stream().anyMatch(edge -> edge.contains(point));
    }

    private static Optional<DoorSpec> refuse(Doors.Stretch stretch, String problem, String advice) {
        stretch.written().report(problem, advice);
        return Optional.empty();
    }
}
