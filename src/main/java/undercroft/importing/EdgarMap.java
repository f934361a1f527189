package undercroft.importing;

import java.math.BigDecimal;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import undercroft.importing.EdgarShapes.Use;
import undercroft.level.Level;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Entry;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Sequence;
import undercroft.source.SourcePosition;
import undercroft.template.RoomTemplate;

/**
 * A map file in Edgar's YAML: a graph, and the room descriptions that its rooms use.
 *
 * <p>The format is that of {@code ConfigLoader.cs} and {@code docs/configFormat.md} in OndrejNepozitek/Edgar-DotNet.
 * {@code roomsRange} gives the numbers of the rooms, {@code rooms} the room shapes of some of them (a key may be a list of
 * rooms), and {@code defaultRoomShapes} those of the others.
 */
final class EdgarMap {

    private static final Set<String> KEYS =
            Set.of("roomsRange", "passages", "rooms", "defaultRoomShapes", "corridors", "customRoomDescriptionsSet");

    /** Leaves room for arithmetic with ints. */
    private static final int MAX_ROOM_NUMBER = 1_000_000;

    private final Mapping map;
    private final ImportReport report;
    private final NodeReader values;
    private final Function<String, Optional<EdgarRoomSet>> sets;

    /** @param sets finds a set by its name */
    EdgarMap(Mapping map, ImportReport report, Function<String, Optional<EdgarRoomSet>> sets) {
        this.map = map;
        this.report = report;
        this.values = new NodeReader(report);
        this.sets = sets;
    }

    /** Whether a file looks like a map. */
    static boolean isMap(Mapping root) {
        return Stream.of("roomsRange", "passages", "defaultRoomShapes", "customRoomDescriptionsSet")
                .anyMatch(key -> root.get(key).isPresent());
    }

    /** The level; nothing if there are errors. */
    Optional<Level> level(String name) {
        values.omitOthers(map, "the map", KEYS);
        Optional<EdgarRoomSet> custom = map.get("customRoomDescriptionsSet")
                .flatMap(node -> values.mapping(node, "customRoomDescriptionsSet"))
                .map(set -> EdgarRoomSet.read(set, EdgarShapes.CUSTOM_SET, report));
        EdgarShapes shapes = new EdgarShapes(custom, sets, report);
        Map<String, SourcePosition> ids = roomIds();
        Map<String, List<Use>> own = ownShapes(ids, shapes);
        List<Use> common = shapes.read(values.list(map, "defaultRoomShapes"));
        List<Use> corridors = corridorShapes(shapes);
        BigDecimal unit = shapes.unitOfOdds();
        LevelDraft draft = new LevelDraft(report);
        // By identity: many rooms share a list, and its hash takes all corners of its shapes.
        IdentityHashMap<List<Use>, List<RoomTemplate>> templates = new IdentityHashMap<>();
        for (Map.Entry<String, SourcePosition> id : ids.entrySet()) {
            List<Use> uses = own.getOrDefault(id.getKey(), common);
            // Shapes that are written but wrong are reported already.
            if (uses.isEmpty() && !own.containsKey(id.getKey()) && !areWritten(map, "defaultRoomShapes")) {
                report.error(
                        id.getValue(),
                        "The room %s has no room shapes, and there are no defaultRoomShapes. Give it some."
                                .formatted(id.getKey()));
            }
            draft.addRoom(
                    id.getValue(),
                    id.getKey(),
                    "",
                    templates.computeIfAbsent(uses, unread -> shapes.templates(uses, unit)),
                    List.of());
        }
        List<RoomTemplate> corridor = shapes.templates(corridors, unit);
        for (SourceNode passage : values.list(map, "passages")) {
            List<SourceNode> ends = values.list(passage, "passage");
            if (ends.size() == 2) {
                Optional<String> from = values.text(ends.get(0), "room of the passage");
                Optional<String> to = values.text(ends.get(1), "room of the passage");
                if (from.isPresent() && to.isPresent()) {
                    draft.connect(passage.position(), from.get(), to.get(), corridor, false, "");
                }
            } else {
                values.wrong(passage, "passage", "Write two rooms, [0, 1].");
            }
        }
        shapes.warnOfUnused();
        return draft.level(name);
    }

    private Map<String, SourcePosition> roomIds() {
        Map<String, SourcePosition> ids = new LinkedHashMap<>();
        Optional<Mapping> range = map.get("roomsRange").flatMap(node -> values.mapping(node, "roomsRange"));
        if (map.get("roomsRange").isEmpty()) {
            report.error(
                    map.position(),
                    "The map has no roomsRange. Give the numbers of its first and last room as from: and to:.");
        }
        if (range.isPresent()) {
            values.omitOthers(range.get(), "roomsRange", Set.of("from", "to"));
            OptionalInt from = bound(range.get(), "from");
            OptionalInt to = bound(range.get(), "to");
            if (from.isPresent() && to.isPresent()) {
                long count = (long) to.getAsInt() - from.getAsInt() + 1;
                if (count < 1 || count > Level.MAX_ROOMS) {
                    report.error(
                            range.get().position(),
                            "The roomsRange holds %d rooms. It must hold from 1 to %d."
                                    .formatted(count, Level.MAX_ROOMS));
                } else {
                    for (int room = from.getAsInt(); room <= to.getAsInt(); room++) {
                        ids.put(Integer.toString(room), range.get().position());
                    }
                }
            }
        }
        return ids;
    }

    private OptionalInt bound(Mapping range, String key) {
        Optional<SourceNode> node = range.get(key);
        return node.isEmpty()
                ? OptionalInt.of(0)
                : values.wholeNumber(node.get(), key + " of roomsRange", 0, MAX_ROOM_NUMBER);
    }

    /** The shapes of the rooms that do not use the default ones. Rooms outside the range are added to the ids. */
    private Map<String, List<Use>> ownShapes(Map<String, SourcePosition> ids, EdgarShapes shapes) {
        Map<String, List<Use>> own = new LinkedHashMap<>();
        Optional<Mapping> rooms = NodeReader.present(map, "rooms").flatMap(node -> values.mapping(node, "rooms"));
        for (Entry entry : rooms.map(Mapping::entries).orElse(List.of())) {
            Optional<Mapping> room = values.mapping(entry.value(), "room");
            room.ifPresent(all -> values.omitOthers(all, "a room", Set.of("roomShapes")));
            List<Use> uses =
                    room.map(all -> shapes.read(values.list(all, "roomShapes"))).orElse(List.of());
            List<SourceNode> keys = entry.key() instanceof Sequence sequence ? sequence.items() : List.of(entry.key());
            for (SourceNode key : keys) {
                OptionalInt number = values.wholeNumber(key, "key of rooms", 0, MAX_ROOM_NUMBER);
                if (number.isPresent()
                        && room.filter(all -> areWritten(all, "roomShapes")).isPresent()) {
                    String id = Integer.toString(number.getAsInt());
                    ids.putIfAbsent(id, key.position());
                    if (own.putIfAbsent(id, uses) != null) {
                        report.error(key.position(), "The room %s is given twice. Drop one.".formatted(id));
                    }
                }
            }
        }
        return own;
    }

    private static boolean areWritten(Mapping owner, String key) {
        return NodeReader.present(owner, key)
                .filter(node ->
                        !(node instanceof Sequence shapes) || !shapes.items().isEmpty())
                .isPresent();
    }

    private List<Use> corridorShapes(EdgarShapes shapes) {
        Optional<Mapping> corridors =
                NodeReader.present(map, "corridors").flatMap(node -> values.mapping(node, "corridors"));
        if (corridors.isEmpty()) {
            return List.of();
        }
        Mapping all = corridors.get();
        values.omitOthers(all, "corridors", Set.of("enable", "offsets", "corridorShapes"));
        all.get("offsets")
                .ifPresent(
                        node -> report.warn(
                                node.position(),
                                "The offsets of corridors are left out: the corridors themselves say how far apart rooms are."));
        boolean isEnabled =
                all.get("enable").flatMap(node -> values.bool(node, "enable")).orElse(true);
        List<Use> uses = shapes.read(values.list(all, "corridorShapes"));
        if (isEnabled && !areWritten(all, "corridorShapes")) {
            report.error(all.position(), "The corridors have no corridorShapes. Give them some, or say enable: false.");
        }
        return isEnabled ? uses : List.of();
    }
}
