package undercroft.importing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.level.Level;
import undercroft.template.RoomTemplate;

/**
 * A map file in Edgar's YAML: the graph, and which room descriptions its rooms use.
 *
 * <p>After {@code ConfigLoader.cs} and {@code docs/configFormat.md} in OndrejNepozitek/Edgar-DotNet. {@code roomsRange} says
 * which rooms there are, {@code rooms} what some of them use, by keys that may be lists, {@code defaultRoomShapes} what the
 * others use. {@code rotate} is on unless it is switched off, {@code probability} is 1 unless given, and a set without a
 * name is the map's own.
 */
final class EdgarMap {

    /** The name of {@code customRoomDescriptionsSet}. */
    private static final String CUSTOM_SET = "custom";

    private static final Set<String> KEYS =
            Set.of("roomsRange", "passages", "rooms", "defaultRoomShapes", "corridors", "customRoomDescriptionsSet");
    private static final Set<String> SHAPE_KEYS =
            Set.of("setName", "roomDescriptionName", "rotate", "probability", "normalizeProbabilities", "scale");

    /** What a level's templates may weigh. */
    private static final int MAX_WEIGHT = 1_000_000;

    /** Probabilities finer than this are rounded. */
    private static final int FINEST_DECIMALS = 6;

    private static final int MAX_SCALE = 1_000;
    private static final int MAX_ROOM_NUMBER = 1_000_000;

    /** An item of a list of room shapes. */
    private record Use(
            At at,
            EdgarRoomSet set,
            List<EdgarRoomSet.Description> rooms,
            Point scale,
            boolean rotates,
            BigDecimal odds) {}

    private final Node.Fields map;
    private final Remarks remarks;
    private final Values values;
    private final Function<String, Optional<EdgarRoomSet>> sets;
    private final Names names = new Names();
    private final Set<EdgarRoomSet.Description> used = new LinkedHashSet<>();
    private final List<Use> uses = new ArrayList<>();

    /** @param sets finds the set of a name */
    EdgarMap(Node.Fields map, Remarks remarks, Function<String, Optional<EdgarRoomSet>> sets) {
        this.map = map;
        this.remarks = remarks;
        this.values = new Values(remarks);
        this.sets = sets;
    }

    /** The level, or nothing where the remarks hold errors. */
    Optional<Level> level(String name) {
        values.passOverOthers(map, "the map", KEYS);
        Optional<EdgarRoomSet> custom = map.get("customRoomDescriptionsSet")
                .flatMap(node -> values.mapping(node, "customRoomDescriptionsSet"))
                .map(set -> EdgarRoomSet.read(set, CUSTOM_SET, remarks));
        Map<String, At> ids = roomIds();
        Map<String, List<Use>> own = ownShapes(ids, custom);
        List<Use> common = uses(values.list(map, "defaultRoomShapes"), custom);
        List<Use> corridors = corridorShapes(custom);
        BigDecimal unit = unitOfOdds();
        LevelDraft draft = new LevelDraft(remarks);
        for (Map.Entry<String, At> id : ids.entrySet()) {
            List<Use> shapes = own.getOrDefault(id.getKey(), common);
            if (shapes.isEmpty()) {
                remarks.error(
                        id.getValue(),
                        "The room %s has no room shapes, and there are no defaultRoomShapes. Give it some."
                                .formatted(id.getKey()));
            }
            draft.addRoom(id.getValue(), id.getKey(), "", templates(shapes, unit), List.of());
        }
        List<RoomTemplate> corridor = templates(corridors, unit);
        for (Node passage : values.list(map, "passages")) {
            List<Node> ends = values.list(passage, "passage");
            if (ends.size() == 2) {
                Optional<String> from = values.text(ends.get(0), "room of the passage");
                Optional<String> to = values.text(ends.get(1), "room of the passage");
                if (from.isPresent() && to.isPresent()) {
                    draft.connect(passage.at(), from.get(), to.get(), corridor, false, "");
                }
            } else {
                values.wrong(passage, "passage", "Write two rooms, [0, 1].");
            }
        }
        custom.ifPresent(this::warnOfUnused);
        return draft.level(name);
    }

    private Map<String, At> roomIds() {
        Map<String, At> ids = new LinkedHashMap<>();
        Optional<Node.Fields> range = map.get("roomsRange").flatMap(node -> values.mapping(node, "roomsRange"));
        if (map.get("roomsRange").isEmpty()) {
            remarks.error(map.at(), "The map has no roomsRange. Say from: and to: which number its rooms go.");
        }
        if (range.isPresent()) {
            values.passOverOthers(range.get(), "roomsRange", Set.of("from", "to"));
            OptionalInt from = bound(range.get(), "from");
            OptionalInt to = bound(range.get(), "to");
            if (from.isPresent() && to.isPresent()) {
                long count = (long) to.getAsInt() - from.getAsInt() + 1;
                if (count < 1 || count > Level.MAX_ROOMS) {
                    remarks.error(
                            range.get().at(),
                            "The roomsRange holds %d rooms. Let it hold from 1 to %d."
                                    .formatted(count, Level.MAX_ROOMS));
                } else {
                    for (int room = from.getAsInt(); room <= to.getAsInt(); room++) {
                        ids.put(Integer.toString(room), range.get().at());
                    }
                }
            }
        }
        return ids;
    }

    private OptionalInt bound(Node.Fields range, String key) {
        Optional<Node> node = range.get(key);
        return node.isEmpty()
                ? OptionalInt.of(0)
                : values.wholeNumber(node.get(), key + " of roomsRange", 0, MAX_ROOM_NUMBER);
    }

    /** The shapes of the rooms that do not take the default ones. A room beyond the range is one nevertheless. */
    private Map<String, List<Use>> ownShapes(Map<String, At> ids, Optional<EdgarRoomSet> custom) {
        Map<String, List<Use>> own = new LinkedHashMap<>();
        Optional<Node.Fields> rooms =
                map.get("rooms").filter(node -> !node.isNothing()).flatMap(node -> values.mapping(node, "rooms"));
        for (Node.Field field : rooms.map(Node.Fields::fields).orElse(List.of())) {
            Optional<Node.Fields> room = values.mapping(field.value(), "room");
            room.ifPresent(all -> values.passOverOthers(all, "a room", Set.of("roomShapes")));
            List<Use> shapes = room.map(all -> uses(values.list(all, "roomShapes"), custom))
                    .orElse(List.of());
            List<Node> keys = field.key() instanceof Node.Items items ? items.items() : List.of(field.key());
            for (Node key : keys) {
                OptionalInt number = values.wholeNumber(key, "key of rooms", 0, MAX_ROOM_NUMBER);
                if (number.isPresent() && !shapes.isEmpty()) {
                    String id = Integer.toString(number.getAsInt());
                    ids.putIfAbsent(id, key.at());
                    if (own.putIfAbsent(id, shapes) != null) {
                        remarks.error(key.at(), "The room %s is given twice. Drop one.".formatted(id));
                    }
                }
            }
        }
        return own;
    }

    private List<Use> corridorShapes(Optional<EdgarRoomSet> custom) {
        Optional<Node.Fields> corridors = map.get("corridors")
                .filter(node -> !node.isNothing())
                .flatMap(node -> values.mapping(node, "corridors"));
        if (corridors.isEmpty()) {
            return List.of();
        }
        Node.Fields all = corridors.get();
        values.passOverOthers(all, "corridors", Set.of("enable", "offsets", "corridorShapes"));
        all.get("offsets")
                .ifPresent(
                        node -> remarks.warn(
                                node.at(),
                                "The offsets of corridors are left out: the corridors themselves say how far apart rooms are."));
        boolean isEnabled =
                all.get("enable").flatMap(node -> values.truth(node, "enable")).orElse(true);
        List<Use> shapes = uses(values.list(all, "corridorShapes"), custom);
        if (isEnabled && shapes.isEmpty()) {
            remarks.error(all.at(), "The corridors have no corridorShapes. Give them some, or say enable: false.");
        }
        return isEnabled ? shapes : List.of();
    }

    private List<Use> uses(List<Node> nodes, Optional<EdgarRoomSet> custom) {
        List<Use> read = new ArrayList<>();
        for (Node node : nodes) {
            values.mapping(node, "room shapes")
                    .flatMap(fields -> use(fields, custom))
                    .ifPresent(read::add);
        }
        uses.addAll(read);
        return read;
    }

    private Optional<Use> use(Node.Fields fields, Optional<EdgarRoomSet> custom) {
        values.passOverOthers(fields, "the room shapes", SHAPE_KEYS);
        Optional<EdgarRoomSet> set = set(fields, custom);
        if (set.isEmpty()) {
            return Optional.empty();
        }
        List<EdgarRoomSet.Description> rooms = rooms(fields, set.get());
        Optional<Point> scale =
                fields.get("scale").map(node -> values.point(node, "scale")).orElse(Optional.of(new Point(1, 1)));
        if (scale.isPresent() && !isScale(scale.get())) {
            values.wrong(
                    Objects.requireNonNull(fields.get("scale").orElse(fields)),
                    "scale",
                    "Write two numbers from 1 to 1000.");
            return Optional.empty();
        }
        boolean rotates = fields.get("rotate")
                .flatMap(node -> values.truth(node, "rotate"))
                .orElse(true);
        fields.get("normalizeProbabilities")
                .filter(node -> values.truth(node, "normalizeProbabilities").equals(Optional.of(false)))
                .ifPresent(
                        node -> remarks.warn(
                                node.at(),
                                "normalizeProbabilities: false has no equivalent: a template weighs the same however many rotations it has."));
        Optional<BigDecimal> odds = fields.get("probability").map(this::odds).orElse(Optional.of(BigDecimal.ONE));
        return scale.isEmpty() || odds.isEmpty()
                ? Optional.empty()
                : Optional.of(new Use(fields.at(), set.get(), rooms, scale.get(), rotates, odds.get()));
    }

    private static boolean isScale(Point scale) {
        return scale.x() >= 1 && scale.y() >= 1 && scale.x() <= MAX_SCALE && scale.y() <= MAX_SCALE;
    }

    private Optional<BigDecimal> odds(Node node) {
        Optional<BigDecimal> odds = values.number(node, "probability");
        return odds.isPresent() && odds.get().signum() <= 0
                ? values.wrong(node, "probability", "Write a number above 0.")
                : odds;
    }

    private Optional<EdgarRoomSet> set(Node.Fields fields, Optional<EdgarRoomSet> custom) {
        Optional<Node> named = fields.get("setName").filter(node -> !node.isNothing());
        String name = named.flatMap(node -> values.text(node, "setName")).orElse(CUSTOM_SET);
        Optional<EdgarRoomSet> set = name.equals(CUSTOM_SET) ? custom : sets.apply(name);
        if (set.isEmpty()) {
            remarks.error(
                    named.map(Node::at).orElse(fields.at()),
                    "The set %s is not there. Name its file on the command line too, or put it beside the map or into ../Rooms."
                            .formatted(Remarks.shown(name)));
        }
        return set;
    }

    private List<EdgarRoomSet.Description> rooms(Node.Fields fields, EdgarRoomSet set) {
        Optional<Node> named = fields.get("roomDescriptionName").filter(node -> !node.isNothing());
        List<EdgarRoomSet.Description> rooms = new ArrayList<>();
        if (named.isEmpty()) {
            rooms.addAll(set.descriptions().values());
        } else {
            Optional<String> name = values.text(named.get(), "roomDescriptionName");
            Optional<EdgarRoomSet.Description> room =
                    name.flatMap(text -> Optional.ofNullable(set.descriptions().get(text)));
            room.ifPresent(rooms::add);
            if (name.isPresent() && room.isEmpty() && !set.remarks().hasErrors()) {
                remarks.error(
                        named.get().at(),
                        "The set %s has no room description %s. Correct the name."
                                .formatted(Remarks.shown(set.name()), Remarks.shown(name.get())));
            }
        }
        used.addAll(rooms);
        return rooms;
    }

    /** The probability that becomes a weight of 1: the greatest of which all are multiples. */
    private BigDecimal unitOfOdds() {
        BigInteger divisor = BigInteger.ZERO;
        for (Use use : uses) {
            BigDecimal rounded = use.odds().setScale(FINEST_DECIMALS, RoundingMode.CEILING);
            divisor = divisor.gcd(rounded.unscaledValue());
        }
        return new BigDecimal(divisor.max(BigInteger.ONE), FINEST_DECIMALS);
    }

    private List<RoomTemplate> templates(List<Use> shapes, BigDecimal unit) {
        List<RoomTemplate> templates = new ArrayList<>();
        for (Use use : shapes) {
            BigDecimal weight =
                    use.odds().setScale(FINEST_DECIMALS, RoundingMode.CEILING).divide(unit, 0, RoundingMode.HALF_UP);
            if (weight.compareTo(BigDecimal.valueOf(MAX_WEIGHT)) > 0) {
                remarks.warn(
                        use.at(),
                        "The probability %s is too large beside the others; it becomes the weight %d."
                                .formatted(use.odds().toPlainString(), MAX_WEIGHT));
            }
            int whole = weight.min(BigDecimal.valueOf(MAX_WEIGHT)).intValue();
            for (EdgarRoomSet.Description room : use.rooms()) {
                room.template(
                                use.scale(),
                                use.rotates() ? Transform.ROTATIONS : Transform.IDENTITY,
                                use.set().remarks())
                        .map(template -> names.unique(template.withWeight(whole)))
                        .filter(template -> !templates.contains(template))
                        .ifPresent(templates::add);
            }
        }
        return templates;
    }

    private void warnOfUnused(EdgarRoomSet custom) {
        for (EdgarRoomSet.Description room : custom.descriptions().values()) {
            if (!used.contains(room)) {
                remarks.warn(
                        room.at(),
                        "The room description %s is used by no room; it is left out."
                                .formatted(Remarks.shown(room.name())));
            }
        }
    }
}
