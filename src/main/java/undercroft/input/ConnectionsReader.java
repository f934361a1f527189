package undercroft.input;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.level.Connection;
import undercroft.template.RoomTemplate;

/** Reads {@code connections}: a list of pairs of rooms, or of mappings. */
final class ConnectionsReader {

    private record Pair(int low, int high) {}

    private final CorridorRules corridors;
    private final Map<String, Integer> roomIndex;
    private final Map<Pair, Place> places = new HashMap<>();

    ConnectionsReader(CorridorRules corridors, List<RoomDraft> rooms) {
        this.corridors = corridors;
        this.roomIndex = new HashMap<>();
        for (RoomDraft room : rooms) {
            roomIndex.put(room.id().text(), roomIndex.size());
        }
    }

    /** The connections that have no problems. */
    List<Connection> read(Value connections) {
        List<Connection> read = new ArrayList<>();
        if (!connections.isNothing()) {
            for (Value item : connections.items("connection").orElse(List.of())) {
                connection(item).ifPresent(read::add);
            }
        }
        return read;
    }

    private Optional<Connection> connection(Value value) {
        if (value.isList()) {
            return pair(value);
        }
        return value.isMapping()
                ? Fields.of(value, name(value), List.of("from", "to", "corridor", "oneWay", "lock"))
                        .flatMap(fields -> mapping(value, fields))
                : value.wrong("Write [ROOM, ROOM] or { from: ROOM, to: ROOM }.");
    }

    private Optional<Connection> pair(Value value) {
        List<Value> ends = value.items("room").orElse(List.of());
        if (ends.size() != 2) {
            return value.wrong("a list of " + ends.size(), "Write two rooms, [ROOM, ROOM].");
        }
        Optional<Integer> from = room(ends.get(0));
        Optional<Integer> to = room(ends.get(1));
        List<RoomTemplate> corridor = corridors.unsaid();
        return connection(value, from, to, corridor, false, "");
    }

    private Optional<Connection> mapping(Value value, Fields fields) {
        Optional<Integer> from =
                fields.require("from", "Write the room it leaves.").flatMap(this::room);
        Optional<Integer> to =
                fields.require("to", "Write the room it leads to.").flatMap(this::room);
        List<RoomTemplate> corridor =
                fields.get("corridor").map(corridors::read).orElseGet(corridors::unsaid);
        boolean oneWay = fields.get("oneWay").flatMap(Value::trueOrFalse).orElse(false);
        String lock = fields.get("lock").flatMap(Value::text).orElse("");
        return connection(value, from, to, corridor, oneWay, lock);
    }

    private Optional<Connection> connection(
            Value value,
            Optional<Integer> from,
            Optional<Integer> to,
            List<RoomTemplate> corridor,
            boolean oneWay,
            String lock) {
        if (from.isEmpty() || to.isEmpty()) {
            return Optional.empty();
        }
        int a = from.get();
        int b = to.get();
        if (a == b) {
            value.report("The %s joins a room with itself.".formatted(name(value)), "Name two different rooms.");
            return Optional.empty();
        }
        Place earlier = places.putIfAbsent(new Pair(Math.min(a, b), Math.max(a, b)), value.place());
        if (earlier != null) {
            value.report(
                    "The %s is given twice, first %s.".formatted(name(value), earlier.seenFrom(value.place())),
                    "Drop one of the two.");
            return Optional.empty();
        }
        return Optional.of(new Connection(a, b, corridor, oneWay, lock));
    }

    private Optional<Integer> room(Value value) {
        Optional<Name> name = value.name();
        Optional<Integer> index = name.map(given -> roomIndex.get(given.text()));
        if (name.isPresent() && index.isEmpty()) {
            value.wrong(
                    "%s, which is no room".formatted(Shown.word(name.get().text())),
                    NearestName.advice(name.get().text(), roomIndex.keySet()));
        }
        return index;
    }

    /** The connection by its rooms where it names two, or else by its number. */
    private static String name(Value value) {
        List<String> ends = new ArrayList<>();
        if (value.node() instanceof YamlNode.Sequence sequence) {
            sequence.items().forEach(item -> addText(ends, item));
        } else if (value.node() instanceof YamlNode.Mapping mapping) {
            for (YamlNode.Entry entry : mapping.entries()) {
                if (entry.key() instanceof YamlNode.Scalar key
                        && List.of("from", "to").contains(key.text())) {
                    addText(ends, entry.value());
                }
            }
        }
        return ends.size() == 2 ? "connection [%s]".formatted(Shown.words(ends)) : value.what();
    }

    private static void addText(List<String> texts, YamlNode node) {
        if (node instanceof YamlNode.Scalar scalar) {
            texts.add(scalar.text());
        }
    }
}
