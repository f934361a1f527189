package undercroft.input;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.template.DoorRun;
import undercroft.template.DoorSpec;

/** A list of doors, each along a stretch of an edge. */
record ListedDoors(List<Stretch> stretches) implements Doors {

    ListedDoors {
        stretches = List.copyOf(stretches);
    }

    /**
     * Doors along a stretch.
     *
     * @param ends two points, perhaps the same
     * @param length of a door, which must not be longer than the stretch; without it, the door is the stretch
     * @param rule makes the doors of the stretch's segment, once that is known to lie on an edge
     */
    record Stretch(Value written, List<Point> ends, OptionalInt length, Function<Segment, DoorSpec> rule) {}

    @Override
    public Optional<List<DoorSpec>> on(Polygon outline, String template) {
        List<DoorSpec> doors = new ArrayList<>();
        Map<List<DoorRun>, Stretch> known = new HashMap<>();
        for (Stretch stretch : stretches) {
            String door = "The door %s of %s".formatted(stretch.ends(), template);
            Optional<DoorSpec> spec = place(stretch, outline, door);
            if (spec.isPresent()) {
                Optional<Stretch> same = Optional.ofNullable(known.putIfAbsent(runs(spec.get(), outline), stretch));
                same.ifPresent(other -> reportRepeated(stretch, other, door));
                if (same.isEmpty()) {
                    doors.add(spec.get());
                }
            }
        }
        return doors.size() == stretches.size() ? Optional.of(doors) : Optional.empty();
    }

    private static List<DoorRun> runs(DoorSpec spec, Polygon outline) {
        return outline.edges().stream()
                .flatMap(edge -> spec.runs(edge).stream())
                .toList();
    }

    private static void reportRepeated(Stretch stretch, Stretch earlier, String door) {
        String first = earlier.written().position().seenFrom(stretch.written().position());
        stretch.written().report("%s is given twice, first %s.".formatted(door, first), "Drop one of the two.");
    }

    private static Optional<DoorSpec> place(Stretch stretch, Polygon outline, String door) {
        Point from = stretch.ends().get(0);
        Point to = stretch.ends().get(1);
        if (from.equals(to)) {
            return refuse(stretch, door + " has length 0.", "Give it two different ends.");
        }
        Segment segment = new Segment(from, to);
        if (outline.edges().stream().noneMatch(edge -> edge.contains(segment))) {
            return refuse(stretch, door + reasonOff(outline, from, to), "Put both ends on one edge.");
        }
        int length = stretch.length().orElse(segment.length());
        if (length > segment.length()) {
            return refuse(
                    stretch,
                    "%s has length %d, more than the %d of its stretch.".formatted(door, length, segment.length()),
                    "Make it shorter or the stretch longer.");
        }
        return Optional.of(stretch.rule().apply(segment));
    }

    private static String reasonOff(Polygon outline, Point from, Point to) {
        if (!isOnOutline(outline, from)) {
            return " is off the outline: %s lies on no edge.".formatted(from);
        }
        return isOnOutline(outline, to)
                ? " does not lie along one edge."
                : " is off the outline: %s lies on no edge.".formatted(to);
    }

    private static boolean isOnOutline(Polygon outline, Point point) {
        return outline.edges().stream().anyMatch(edge -> edge.contains(point));
    }

    private static Optional<DoorSpec> refuse(Stretch stretch, String problem, String advice) {
        stretch.written().report(problem, advice);
        return Optional.empty();
    }
}
