package undercroft.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import undercroft.geometry.CardinalDirection;
import undercroft.level.Axis;
import undercroft.level.Relation;
import undercroft.level.Wishes;

/** Reads {@code relations}: a list of where rooms stand relative to each other. */
final class RelationsReader {

    /** The keys that say what a relation asks for; each relation has one. */
    private static final List<String> KINDS =
            List.of("northOf", "southOf", "eastOf", "westOf", "apart", "near", "rim", "level", "walk");

    private static final List<String> KEYS = Stream.concat(Stream.of("room", "rooms", "start", "goal"), KINDS.stream())
            .toList();

    private static final String KIND_ADVICE = "Write one of %s.".formatted(String.join(", ", KINDS));

    private final RoomIndexes rooms;

    RelationsReader(RoomIndexes rooms) {
        this.rooms = rooms;
    }

    /** The relations in the order of the file. Those that are wrong are reported and left out. */
    List<Relation> read(Value value) {
        if (value.isNull()) {
            return List.of();
        }
        if (value.size() > Wishes.MAX_RELATIONS) {
            value.wrong("too many (%d)".formatted(value.size()), "Write at most %d.".formatted(Wishes.MAX_RELATIONS));
            return List.of();
        }
        List<Relation> relations = new ArrayList<>();
        for (Value item : value.items("relation").orElse(List.of())) {
            Fields.of(item, item.what(), KEYS)
                    .flatMap(fields -> relation(item, fields))
                    .ifPresent(relations::add);
        }
        long pairs = relations.stream().mapToLong(Relation::pairs).sum();
        if (pairs > Wishes.MAX_PAIRS) {
            value.wrong(
                    "about %d pairs of rooms".formatted(pairs),
                    "Name at most %d in all of them.".formatted(Wishes.MAX_PAIRS));
            return List.of();
        }
        return relations;
    }

    private Optional<Relation> relation(Value item, Fields fields) {
        List<String> kinds =
                KINDS.stream().filter(kind -> fields.get(kind).isPresent()).toList();
        if (kinds.size() > 1) {
            item.report(
                    "The %s says both %s and %s.".formatted(item.what(), kinds.get(0), kinds.get(1)),
                    "Make two relations of it.");
            return Optional.empty();
        }
        if (kinds.isEmpty()) {
            if (KINDS.stream().noneMatch(fields::isMisspelled)) {
                item.report("The %s does not say what it asks for.".formatted(item.what()), KIND_ADVICE);
            }
            return Optional.empty();
        }
        String kind = kinds.get(0);
        Value value = fields.get(kind).orElseThrow();
        return switch (kind) {
            case "apart" ->
                several(fields, kind, 2).flatMap(some -> cells(value).map(cells -> new Relation.Apart(some, cells)));
            case "near" ->
                several(fields, kind, 2).flatMap(some -> cells(value).map(cells -> new Relation.Near(some, cells)));
            case "rim" -> several(fields, kind, 1).flatMap(some -> rim(some, value));
            case "level" ->
                several(fields, kind, 2)
                        .flatMap(some -> value.oneOf(List.of(Axis.VERTICAL, Axis.HORIZONTAL), RelationsReader::text)
                                .map(line -> new Relation.Level(some, line)));
            case "walk" -> walk(fields, value);
            default -> beyond(fields, kind, value);
        };
    }

    /** The name of the coordinate that is equal along a line. */
    private static String text(Axis line) {
        return line == Axis.VERTICAL ? "x" : "y";
    }

    private Optional<Relation> beyond(Fields fields, String kind, Value value) {
        CardinalDirection direction = Stream.of(CardinalDirection.values())
                .filter(each -> kind.equals(each.text() + "Of"))
                .findFirst()
                .orElseThrow();
        Optional<List<Integer>> some = several(fields, kind, 1);
        Optional<List<Integer>> others = value.names("room").flatMap(names -> rooms.all(value, names));
        if (some.isEmpty() || others.isEmpty()) {
            return Optional.empty();
        }
        return some.get().stream().anyMatch(others.get()::contains)
                ? value.wrong("a list with a room that is to lie there itself", "Drop it on one side.")
                : Optional.of(new Relation.Beyond(some.get(), direction, others.get()));
    }

    private static Optional<Relation> rim(List<Integer> some, Value value) {
        List<String> words = Stream.concat(
                        Stream.of(CardinalDirection.values()).map(CardinalDirection::text), Stream.of("any"))
                .toList();
        return value.oneOf(words, word -> word).map(word -> new Relation.Rim(some, CardinalDirection.named(word)));
    }

    private Optional<Relation> walk(Fields fields, Value value) {
        Optional<Integer> start = one(fields, "start");
        Optional<Integer> goal = one(fields, "goal");
        Optional<Integer> cells = value.wholeNumber(0, Relation.MAX_WALK);
        if (start.isEmpty() || goal.isEmpty() || cells.isEmpty()) {
            return Optional.empty();
        }
        return start.equals(goal)
                ? value.wrong("from a room to itself", "Name two rooms as start and goal.")
                : Optional.of(new Relation.Walk(start.get(), goal.get(), cells.get()));
    }

    private Optional<Integer> one(Fields fields, String key) {
        return fields.require(key, "Write %s: and a room.".formatted(key))
                .flatMap(value -> value.name().flatMap(name -> rooms.all(value, List.of(name))))
                .map(found -> found.get(0));
    }

    /** The rooms of a relation, under either key. */
    private Optional<List<Integer>> several(Fields fields, String kind, int least) {
        Optional<Value> value = fields.get("rooms").or(() -> fields.get("room"));
        if (value.isEmpty()) {
            value = fields.require(least > 1 ? "rooms" : "room", "Name the rooms of which it says %s.".formatted(kind));
        }
        Optional<List<Integer>> found =
                value.flatMap(given -> given.names("room").flatMap(names -> rooms.all(given, names)));
        if (found.isPresent() && found.get().size() < least) {
            return value.get().wrong("a single room", "Name at least two.");
        }
        return found;
    }

    private static Optional<Integer> cells(Value value) {
        return value.wholeNumber(0, Relation.MAX_DISTANCE);
    }
}
