package undercroft.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import undercroft.geometry.Point;
import undercroft.template.DoorDirection;

/** Reads {@code doors}, in any of their three forms, without the outline they belong to. */
final class DoorReader {

    /** No edge within the range of coordinates has room for more. */
    private static final int MAX_LENGTH = 2 * Coordinates.MAX;

    /** More than any room has; every pair of them is compared. */
    private static final int MAX_DOORS = 1_000;

    private static final int DEFAULT_LENGTH = 1;
    private static final int DEFAULT_CORNER_DISTANCE = 1;

    private DoorReader() {}

    /** The doors of a template of which nothing is said about doors. */
    static Doors unsaid(Value template) {
        return new Doors.OnEveryEdge(template, DEFAULT_LENGTH, DEFAULT_CORNER_DISTANCE, "", DoorDirection.BOTH);
    }

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
                    return length.flatMap(l -> cornerDistance.flatMap(
                            c -> socket.flatMap(s -> direction.map(d -> new Doors.OnEveryEdge(doors, l, c, s, d)))));
                });
    }

    private static Optional<Doors> list(Value doors, List<Value> items) {
        if (items.isEmpty()) {
            return doors.wrong("an empty list", "Write at least one door.");
        }
        if (items.size() > MAX_DOORS) {
            return doors.wrong("a list of " + items.size(), "Write at most %d doors.".formatted(MAX_DOORS));
        }
        List<Doors.Stretch> stretches = new ArrayList<>();
        for (Value item : items) {
            stretch(item).ifPresent(stretches::add);
        }
        return stretches.size() < items.size() ? Optional.empty() : Optional.of(new Doors.Listed(stretches));
    }

    private static Optional<Doors.Stretch> stretch(Value door) {
        if (door.isList()) {
            return Coordinates.ends(door)
                    .map(ends -> new Doors.Stretch(door, ends, OptionalInt.empty(), "", DoorDirection.BOTH));
        }
        if (!door.isMapping()) {
            return door.wrong("Write two points, [[x, y], [x, y]], or { at: [[x, y], [x, y]], length: 1 }.");
        }
        return Fields.of(door, door.what(), List.of("at", "length", "socket", "direction"))
                .flatMap(fields -> stretch(door, fields));
    }

    private static Optional<Doors.Stretch> stretch(Value door, Fields fields) {
        Optional<List<Point>> at =
                fields.require("at", "Write two points, at: [[x, y], [x, y]].").flatMap(Coordinates::ends);
        Optional<OptionalInt> length = fields.read(
                "length", value -> value.wholeNumber(1, MAX_LENGTH).map(OptionalInt::of), OptionalInt.empty());
        Optional<String> socket = socket(fields);
        Optional<DoorDirection> direction = direction(fields);
        return at.flatMap(a ->
                length.flatMap(l -> socket.flatMap(s -> direction.map(d -> new Doors.Stretch(door, a, l, s, d)))));
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
