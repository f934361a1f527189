package undercroft.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import undercroft.level.ItemKind;
import undercroft.level.ItemPlacing;
import undercroft.level.MissionRules;
import undercroft.level.Switch;
import undercroft.level.Tension;
import undercroft.source.Quotation;
import undercroft.source.SourceNode.Scalar;

/** Reads the rules of a mission: {@code items}, {@code switches} and {@code mission} of a level. */
final class MissionReader {

    static final List<String> KEYS = List.of("items", "switches", "mission");

    private static final List<String> MISSION_KEYS = List.of("start", "goal", "stuck", "place", "locks", "tension");

    /** More than any player could keep in mind, and each makes at least twice as many states. */
    private static final int MAX_SWITCHES = 32;

    /** Items that a level describes. */
    private static final int MAX_ITEMS = 1_000;

    private static final Pattern RANGE = Pattern.compile("(\\d{1,4})\\.\\.(\\d{1,4})");

    private final Fields level;
    private final Map<String, Integer> rooms = new LinkedHashMap<>();
    private final List<String> types;

    /** @param drafts the rooms of the level */
    MissionReader(Fields level, List<RoomDraft> drafts) {
        this.level = level;
        drafts.forEach(room -> rooms.put(room.id().text(), rooms.size()));
        this.types = drafts.stream()
                .map(RoomDraft::type)
                .filter(type -> !type.isEmpty())
                .distinct()
                .toList();
    }

    /** The rules; what is wrong is reported and left out. */
    MissionRules read() {
        boolean isDeclared = KEYS.stream().anyMatch(key -> level.get(key).isPresent());
        if (!isDeclared) {
            return MissionRules.NONE;
        }
        List<ItemKind> items = level.get("items").map(MissionReader::items).orElse(List.of());
        List<Switch> switches =
                level.get("switches").map(MissionReader::switches).orElse(List.of());
        Optional<Fields> mission = level.get("mission").flatMap(value -> Fields.of(value, "the mission", MISSION_KEYS));
        if (mission.isEmpty()) {
            return new MissionRules(
                    true,
                    items,
                    switches,
                    MissionRules.DEFAULT_START,
                    List.of(),
                    false,
                    List.of(),
                    0,
                    0,
                    Tension.RISING);
        }
        Fields fields = mission.get();
        Range locks = fields.get("locks").flatMap(MissionReader::range).orElse(new Range(0, 0));
        return new MissionRules(
                true,
                items,
                switches,
                fields.get("start")
                        .flatMap(Value::name)
                        .flatMap(name -> room(fields, name))
                        .orElse(MissionRules.DEFAULT_START),
                fields.get("goal").map(value -> goals(fields, value)).orElse(List.of()),
                fields.get("stuck")
                        .flatMap(value -> value.oneOf(List.of("refused", "allowed"), word -> word))
                        .filter("allowed"::equals)
                        .isPresent(),
                fields.get("place").map(this::placings).orElse(List.of()),
                locks.least(),
                locks.most(),
                fields.get("tension")
                        .flatMap(value -> value.oneOf(List.of(Tension.values()), Tension::text))
                        .orElse(Tension.RISING));
    }

    private record Range(int least, int most) {}

    private static List<ItemKind> items(Value value) {
        List<ItemKind> items = new ArrayList<>();
        List<Fields.Field> fields =
                Fields.open(value, "item", item -> "item " + item).orElse(List.of());
        if (fields.size() > MAX_ITEMS) {
            value.wrong("too many (%d)".formatted(fields.size()), "Write at most %d.".formatted(MAX_ITEMS));
            return List.of();
        }
        for (Fields.Field field : fields) {
            boolean spent = Fields.of(field.value(), field.value().what(), List.of("spent"))
                    .flatMap(item -> item.get("spent"))
                    .flatMap(Value::trueOrFalse)
                    .orElse(false);
            items.add(new ItemKind(field.key().text(), spent));
        }
        return items;
    }

    private static List<Switch> switches(Value value) {
        List<Switch> switches = new ArrayList<>();
        List<Fields.Field> fields =
                Fields.open(value, "switch", name -> "switch " + name).orElse(List.of());
        if (fields.size() > MAX_SWITCHES) {
            value.wrong("too many (%d)".formatted(fields.size()), "Write at most %d.".formatted(MAX_SWITCHES));
            return List.of();
        }
        for (Fields.Field field : fields) {
            states(field.value())
                    .ifPresent(states -> switches.add(new Switch(field.key().text(), states)));
        }
        return switches;
    }

    private static Optional<List<String>> states(Value value) {
        Optional<List<String>> states = value.items("state")
                .map(items ->
                        value.distinct("state", items).stream().map(Name::text).toList());
        if (states.isPresent()
                && (states.get().size() < Switch.LEAST_STATES || states.get().size() > Switch.MAX_STATES)) {
            return value.wrong(
                    "a list of %d states".formatted(states.get().size()),
                    "Write %d to %d; the first holds at the start.".formatted(Switch.LEAST_STATES, Switch.MAX_STATES));
        }
        return states;
    }

    private List<Integer> goals(Fields fields, Value value) {
        return value.names("room").orElse(List.of()).stream()
                .map(name -> room(fields, name))
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<Integer> room(Fields fields, Name name) {
        Optional<Integer> index = Optional.ofNullable(rooms.get(name.text()));
        if (index.isEmpty()) {
            fields.reportAt(
                    name.position(),
                    "The room %s, in the mission, is not known.".formatted(Quotation.word(name.text())),
                    () -> NearestName.advice(name.text(), rooms.keySet()));
        }
        return index;
    }

    private static Optional<Range> range(Value value) {
        Optional<Range> range = Optional.empty();
        if (value.node() instanceof Scalar scalar) {
            Matcher written = RANGE.matcher(scalar.text());
            range = written.matches()
                    ? Optional.of(new Range(Integer.parseInt(written.group(1)), Integer.parseInt(written.group(2))))
                    : number(value).map(number -> new Range(number, number));
        }
        return range.filter(each -> each.least() <= each.most() && each.most() <= MissionRules.MAX_LOCKS)
                .or(() -> value.wrong(
                        "Write a number from 0 to %d, or a range such as 2..3.".formatted(MissionRules.MAX_LOCKS)));
    }

    private static Optional<Integer> number(Value value) {
        return value.node().wholeNumber(0, MissionRules.MAX_LOCKS).stream()
                .mapToObj(number -> (int) number)
                .findFirst();
    }

    private List<ItemPlacing> placings(Value value) {
        List<ItemPlacing> placings = new ArrayList<>();
        int count = 0;
        for (Value item : value.items("item").orElse(List.of())) {
            Optional<ItemPlacing> placing = Fields.of(item, item.what(), List.of("item", "count", "in", "late"))
                    .flatMap(this::placing);
            placing.ifPresent(placings::add);
            count += placing.map(ItemPlacing::count).orElse(0);
        }
        if (count > ItemPlacing.MAX_PLACED) {
            value.wrong("too many (%d items)".formatted(count), "Place at most %d.".formatted(ItemPlacing.MAX_PLACED));
        }
        return placings;
    }

    private Optional<ItemPlacing> placing(Fields fields) {
        Optional<Name> item = fields.require("item", "Write the item to hide.").flatMap(Value::name);
        int count = fields.read("count", value -> value.wholeNumber(1, ItemPlacing.MAX_PLACED), 1)
                .orElse(1);
        double late = fields.read("late", value -> value.number(0, 1), ItemPlacing.ANYWHERE)
                .orElse(ItemPlacing.ANYWHERE);
        List<String> in = fields.get("in")
                .flatMap(value -> Fields.of(value, value.what(), List.of("type")))
                .flatMap(only -> only.require("type", "Write the types of rooms that may hold it."))
                .map(this::knownTypes)
                .orElse(List.of());
        return item.map(name -> new ItemPlacing(name.text(), count, in, late));
    }

    private List<String> knownTypes(Value value) {
        List<String> known = new ArrayList<>();
        for (Name name : value.names("type").orElse(List.of())) {
            if (types.contains(name.text())) {
                known.add(name.text());
            } else {
                value.reportAt(
                        name.position(),
                        "No room has the type %s.".formatted(Quotation.word(name.text())),
                        () -> NearestName.advice(name.text(), types));
            }
        }
        return known;
    }
}
