package undercroft.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.input.ListedDoors.Stretch;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/** Reads {@code doors} in any of their forms, without comparing them with an outline. */
final class DoorReader {

    /** No edge within the range of coordinates has room for more. */
    private static final int MAX_LENGTH = 2 * Coordinates.MAX;

    private static final int DEFAULT_LENGTH = 1;
    private static final int DEFAULT_CORNER_DISTANCE = 1;

    private DoorReader() {}

    /** The doors of a template without {@code doors}. */
    static Doors unspecified(Value template) {
        return new EveryEdge(template, DoorSpec.OnEveryEdge.of(DEFAULT_LENGTH, DEFAULT_CORNER_DISTANCE));
    }

    /**
     * Reads the doors of a template.
     *
     * @return nothing if they are wrong, which is reported
     */
    static Optional<Doors> read(Value doors) {
        if (doors.isList()) {
            return doors.items("door").flatMap(items -> list(doors, items));
        }
        return doors.isMapping()
                ? onEveryEdge(doors)
                : doors.wrong("Write { length: 1, cornerDistance: 1 }, or a list of doors.");
    }

    private static Optional<Doors> onEveryEdge(Value doors) {
        return Fields.of(doors, "the " + doors.what(), List.of("length", "cornerDistance", "socket", "direction"))
                .flatMap(fields -> {
                    Optional<Integer> length =
                            fields.read("length", value -> value.wholeNumber(1, MAX_LENGTH), DEFAULT_LENGTH);
                    Optional<Integer> cornerDistance = fields.read(
                            "cornerDistance", value -> value.wholeNumber(0, MAX_LENGTH), DEFAULT_CORNER_DISTANCE);
                    Optional<String> socket = socket(fields);
                    Optional<DoorDirection> direction = direction(fields);
                    return length.flatMap(l -> cornerDistance.flatMap(c -> socket.flatMap(
                            s -> direction.map(d -> new EveryEdge(doors, new DoorSpec.OnEveryEdge(l, c, s, d))))));
                });
    }

    /** Doors on every edge, before they are compared with an outline. */
    private record EveryEdge(Value written, DoorSpec.OnEveryEdge rule) implements Doors {

        @Override
        public Optional<List<DoorSpec>> on(Polygon outline, String template) {
            int longest =
                    outline.edges().stream().mapToInt(Segment::length).max().orElseThrow();
            int needed = rule.length() + 2 * rule.cornerDistance();
            if (longest < needed) {
                written.report(
                        "No door fits on %s: a door of length %d, %d from the corners, needs an edge of %d, and the longest edge has %d."
                                .formatted(template, rule.length(), rule.cornerDistance(), needed, longest),
                        "Make the doors shorter, the cornerDistance smaller or the room larger.");
                return Optional.empty();
            }
            return Optional.of(List.of(rule));
        }
    }

    private static Optional<Doors> list(Value doors, List<Value> items) {
        if (items.isEmpty()) {
            return doors.wrong("an empty list", "Write at least one door.");
        }
        if (items.size() > RoomTemplate.MAX_DOORS) {
            return doors.wrong(
                    "a list of " + items.size(), "Write at most %d doors.".formatted(RoomTemplate.MAX_DOORS));
        }
        List<Stretch> stretches = new ArrayList<>();
        for (Value item : items) {
            stretch(item).ifPresent(stretches::add);
        }
        return stretches.size() < items.size() ? Optional.empty() : Optional.of(new ListedDoors(stretches));
    }

    private static Optional<Stretch> stretch(Value door) {
        if (door.isList()) {
            return Coordinates.ends(door).map(ends -> stretch(door, ends, OptionalInt.empty(), "", DoorDirection.BOTH));
        }
        if (!door.isMapping()) {
            return door.wrong("Write two points, [[x, y], [x, y]], or { at: [[x, y], [x, y]], length: 1 }.");
        }
        return Fields.of(door, door.what(), List.of("at", "length", "socket", "direction"))
                .flatMap(fields -> stretch(door, fields));
    }

    private static Optional<Stretch> stretch(Value door, Fields fields) {
        Optional<List<Point>> at =
                fields.require("at", "Write two points, at: [[x, y], [x, y]].").flatMap(Coordinates::ends);
        Optional<OptionalInt> length = fields.read(
                "length", value -> value.wholeNumber(1, MAX_LENGTH).map(OptionalInt::of), OptionalInt.empty());
        Optional<String> socket = socket(fields);
        Optional<DoorDirection> direction = direction(fields);
        return at.flatMap(a -> length.flatMap(l -> socket.flatMap(s -> direction.map(d -> stretch(door, a, l, s, d)))));
    }

    private static Stretch stretch(
            Value door, List<Point> ends, OptionalInt length, String socket, DoorDirection direction) {
        Function<Segment, DoorSpec> rule = at -> length.isPresent()
                ? new DoorSpec.Along(at, length.getAsInt(), socket, direction)
                : new DoorSpec.Exactly(at, socket, direction);
        return new Stretch(door, ends, length, rule);
    }

    private static Optional<String> socket(Fields fields) {
        return fields.read("socket", Value::text, "");
    }

    private static Optional<DoorDirection> direction(Fields fields) {
        return fields.read(
                "direction",
                value -> value.oneOf(List.of(DoorDirection.values()), DoorDirection::text),
                DoorDirection.BOTH);
    }
}
