package undercroft.input;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import undercroft.level.CountRange;
import undercroft.level.RoomFilter;
import undercroft.level.Spawn;
import undercroft.level.TensionRange;
import undercroft.source.SourceNode.Text;

/** Reads {@code spawn}: a list of what every layout gets some of. */
final class SpawnsReader {

    private static final List<String> KEYS =
            List.of("group", "marker", "count", "in", "each", "spread", "apart", "tension");

    /** In cells: far beyond any useful distance. */
    private static final int MAX_APART = 1_000;

    private static final Pattern RANGE = Pattern.compile("([0-9]{1,4})\\.\\.([0-9]{1,4})");

    private static final String COUNT_ADVICE =
            "Write a whole number from 1 to %d, or a range such as 6..10.".formatted(Spawn.MAX_COUNT);

    private SpawnsReader() {}

    /** The names of types and of ids of rooms. */
    private record Rooms(List<Name> types, List<Name> ids) {}

    /** The spawns in the order of the file. Those that are wrong are reported and left out. */
    static List<SpawnDraft> read(Value spawns) {
        if (spawns.size() > Spawn.MAX_SPAWNS) {
            spawns.wrong("too many (%d)".formatted(spawns.size()), "Write at most %d.".formatted(Spawn.MAX_SPAWNS));
            return List.of();
        }
        return spawns.isNull()
                ? List.of()
                : spawns.items("entry").orElse(List.of()).stream()
                        .flatMap(item -> spawn(item).stream())
                        .toList();
    }

    private static Optional<SpawnDraft> spawn(Value value) {
        return Fields.of(value, value.what(), KEYS).flatMap(fields -> spawn(value, fields));
    }

    private static Optional<SpawnDraft> spawn(Value value, Fields fields) {
        int before = value.diagnostics().errorCount();
        Optional<Name> group = fields.get("group").flatMap(Value::name);
        String marker =
                fields.get("marker").flatMap(Value::name).map(Name::text).orElse("");
        boolean namesNothing =
                fields.get("group").isEmpty() && fields.get("marker").isEmpty();
        if (namesNothing && !fields.isMisspelled("group") && !fields.isMisspelled("marker")) {
            value.report(
                    "The %s names neither a group nor a marker.".formatted(value.what()),
                    "Write group: and a group of markers, or marker: and what to put on free floor.");
        }
        Optional<CountRange> count = fields.require("count", COUNT_ADVICE).flatMap(SpawnsReader::count);
        Rooms rooms = fields.get("in").flatMap(SpawnsReader::rooms).orElse(new Rooms(List.of(), List.of()));
        Optional<String> each = fields.get("each").flatMap(given -> given.oneOf(List.of("room"), word -> word));
        Optional<Integer> spread = fields.read("spread", given -> given.wholeNumber(0, Spawn.MAX_SPREAD), 0);
        Optional<Integer> apart = fields.read("apart", given -> given.wholeNumber(0, MAX_APART), 0);
        Optional<TensionRange> tension = fields.read("tension", SpawnsReader::tension, TensionRange.ALL);
        if (value.diagnostics().errorCount() > before || count.isEmpty()) {
            return Optional.empty();
        }
        RoomFilter filter = new RoomFilter(
                rooms.types().stream().map(Name::text).toList(),
                rooms.ids().stream().map(Name::text).toList());
        Spawn spawn = new Spawn(
                group.map(Name::text).orElse(""),
                marker,
                count.get(),
                filter,
                each.isPresent(),
                spread.orElseThrow(),
                apart.orElseThrow(),
                tension.orElseThrow());
        return Optional.of(new SpawnDraft(value, spawn, group, rooms.types(), rooms.ids()));
    }

    private static Optional<CountRange> count(Value value) {
        if (!(value.node() instanceof Text text)) {
            return value.node().wholeNumber(1, Spawn.MAX_COUNT).isPresent()
                    ? value.wholeNumber(1, Spawn.MAX_COUNT).map(CountRange::exactly)
                    : value.wrong(COUNT_ADVICE);
        }
        Matcher range = RANGE.matcher(text.text());
        if (!range.matches()) {
            return value.wrong(COUNT_ADVICE);
        }
        int least = Integer.parseInt(range.group(1));
        int most = Integer.parseInt(range.group(2));
        return most >= Math.max(1, least) && most <= Spawn.MAX_COUNT
                ? Optional.of(new CountRange(least, most))
                : value.wrong(COUNT_ADVICE);
    }

    /** The types of rooms, in a mapping, or their ids. */
    private static Optional<Rooms> rooms(Value value) {
        if (!value.isMapping()) {
            return value.names("room").map(ids -> new Rooms(List.of(), ids));
        }
        return Fields.of(value, value.what(), List.of("type"))
                .flatMap(fields -> fields.require("type", "Write type: and a type of rooms, or a list of types."))
                .flatMap(type -> type.names("type"))
                .map(types -> new Rooms(types, List.of()));
    }

    private static Optional<TensionRange> tension(Value value) {
        String advice = "Write two numbers from 0 to 1, the smaller first: [0.2, 0.9].";
        Optional<List<Value>> ends = value.parts(List.of("start", "end"), advice);
        if (ends.isEmpty()) {
            return Optional.empty();
        }
        Optional<Double> least = ends.get().get(0).number(0, 1);
        Optional<Double> most = ends.get().get(1).number(0, 1);
        if (least.isEmpty() || most.isEmpty()) {
            return Optional.empty();
        }
        return least.get() <= most.get()
                ? Optional.of(new TensionRange(least.get(), most.get()))
                : value.wrong("a range that ends before it begins", advice);
    }
}
