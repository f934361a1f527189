package undercroft.importing;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import undercroft.importing.EdgarShapes.Use;
import undercroft.level.Level;
import undercroft.template.RoomTemplate;

/**
 * A map file in Edgar's YAML: the graph, and which room descriptions its rooms use.
 *
 * <p>After {@code ConfigLoader.cs} and {@code docs/configFormat.md} in OndrejNepozitek/Edgar-DotNet. {@code roomsRange} says
 * which rooms there are, {@code rooms} what some of them use, by keys that may be lists, {@code defaultRoomShapes} what the
 * others use.
 */
final class EdgarMap {

    private static final Set<String> KEYS =
            Set.of("roomsRange", "passages", "rooms", "defaultRoomShapes", "corridors", "customRoomDescriptionsSet");

    private static final int MAX_ROOM_NUMBER = 1_000_000;

    private final Node.Fields map;
    private final Diagnostics diagnostics;
    private final Values values;
    private final Function<String, Optional<EdgarRoomSet>> sets;

    /** @param sets finds the set of a name */
    EdgarMap(Node.Fields map, Diagnostics diagnostics, Function<String, Optional<EdgarRoomSet>> sets) {
        this.map = map;
        this.diagnostics = diagnostics;
        this.values = new Values(diagnostics);
        this.sets = sets;
    }

    /** The level, or nothing where the diagnostics hold errors. */
    Optional<Level> level(String name) {
        values.passOverOthers(map, "the map", KEYS);
        Optional<EdgarRoomSet> custom = map.get("customRoomDescriptionsSet")
                .flatMap(node -> values.mapping(node, "customRoomDescriptionsSet"))
                .map(set -> EdgarRoomSet.read(set, EdgarShapes.CUSTOM_SET, diagnostics));
        EdgarShapes shapes = new EdgarShapes(custom, sets, diagnostics);
        Map<String, SourcePosition> ids = roomIds();
        Map<String, List<Use>> own = ownShapes(ids, shapes);
        List<Use> common = shapes.read(values.list(map, "defaultRoomShapes"));
        List<Use> corridors = corridorShapes(shapes);
        BigDecimal unit = shapes.unitOfOdds();
        LevelDraft draft = new LevelDraft(diagnostics);
        for (Map.Entry<String, SourcePosition> id : ids.entrySet()) {
            List<Use> uses = own.getOrDefault(id.getKey(), common);
            if (uses.isEmpty()) {
                diagnostics.error(
                        id.getValue(),
                        "The room %s has no room shapes, and there are no defaultRoomShapes. Give it some."
                                .formatted(id.getKey()));
            }
            draft.addRoom(id.getValue(), id.getKey(), "", shapes.templates(uses, unit), List.of());
        }
        List<RoomTemplate> corridor = shapes.templates(corridors, unit);
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
        shapes.warnOfUnused();
        return draft.level(name);
    }

    private Map<String, SourcePosition> roomIds() {
        Map<String, SourcePosition> ids = new LinkedHashMap<>();
        Optional<Node.Fields> range = map.get("roomsRange").flatMap(node -> values.mapping(node, "roomsRange"));
        if (map.get("roomsRange").isEmpty()) {
            diagnostics.error(map.at(), "The map has no roomsRange. Say from: and to: which number its rooms go.");
        }
        if (range.isPresent()) {
            values.passOverOthers(range.get(), "roomsRange", Set.of("from", "to"));
            OptionalInt from = bound(range.get(), "from");
            OptionalInt to = bound(range.get(), "to");
            if (from.isPresent() && to.isPresent()) {
                long count = (long) to.getAsInt() - from.getAsInt() + 1;
                if (count < 1 || count > Level.MAX_ROOMS) {
                    diagnostics.error(
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
    private Map<String, List<Use>> ownShapes(Map<String, SourcePosition> ids, EdgarShapes shapes) {
        Map<String, List<Use>> own = new LinkedHashMap<>();
        Optional<Node.Fields> rooms =
                map.get("rooms").filter(node -> !node.isNothing()).flatMap(node -> values.mapping(node, "rooms"));
        for (Node.Field field : rooms.map(Node.Fields::fields).orElse(List.of())) {
            Optional<Node.Fields> room = values.mapping(field.value(), "room");
            room.ifPresent(all -> values.passOverOthers(all, "a room", Set.of("roomShapes")));
            List<Use> uses =
                    room.map(all -> shapes.read(values.list(all, "roomShapes"))).orElse(List.of());
            List<Node> keys = field.key() instanceof Node.Items items ? items.items() : List.of(field.key());
            for (Node key : keys) {
                OptionalInt number = values.wholeNumber(key, "key of rooms", 0, MAX_ROOM_NUMBER);
                if (number.isPresent() && !uses.isEmpty()) {
                    String id = Integer.toString(number.getAsInt());
                    ids.putIfAbsent(id, key.at());
                    if (own.putIfAbsent(id, uses) != null) {
                        diagnostics.error(key.at(), "The room %s is given twice. Drop one.".formatted(id));
                    }
                }
            }
        }
        return own;
    }

    private List<Use> corridorShapes(EdgarShapes shapes) {
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
                        node -> diagnostics.warn(
                                node.at(),
                                "The offsets of corridors are left out: the corridors themselves say how far apart rooms are."));
        boolean isEnabled =
                all.get("enable").flatMap(node -> values.truth(node, "enable")).orElse(true);
        List<Use> uses = shapes.read(values.list(all, "corridorShapes"));
        if (isEnabled && uses.isEmpty()) {
            diagnostics.error(all.at(), "The corridors have no corridorShapes. Give them some, or say enable: false.");
        }
        return isEnabled ? uses : List.of();
    }
}
