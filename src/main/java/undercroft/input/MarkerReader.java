package undercroft.input;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.template.Marker;

/** Reads the fields that markers have in a legend and in a list. */
final class MarkerReader {

    /** Beside a heavier one, a marker of weight 1 would hardly ever be drawn. */
    private static final int MAX_WEIGHT = 1_000_000;

    private MarkerReader() {}

    /**
     * Reads all of a marker but its cell.
     *
     * @param nameKey the key of its name, which differs between the two places
     * @return makes the marker of its cell; nothing if it is wrong, which is reported
     */
    static Optional<Function<Point, Marker>> read(Fields fields, String nameKey) {
        Optional<Name> name = fields.require(nameKey, "Write %s: and a name.".formatted(nameKey))
                .flatMap(Value::name);
        Optional<String> group = fields.read("group", Value::text, "");
        // A list of one direction or none.
        Optional<List<CardinalDirection>> facing = fields.read(
                "facing",
                value -> value.oneOf(List.of(CardinalDirection.values()), CardinalDirection::text)
                        .map(List::of),
                List.of());
        Optional<Integer> weight =
                fields.read("weight", value -> value.wholeNumber(1, MAX_WEIGHT), Marker.DEFAULT_WEIGHT);
        return name.flatMap(n -> group.flatMap(g -> facing.flatMap(f ->
                weight.map(w -> cell -> new Marker(n.text(), g, cell, f.stream().findFirst(), w)))));
    }
}
