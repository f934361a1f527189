package undercroft.input;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.level.Access;
import undercroft.level.Bar;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Requirement;
import undercroft.source.Quotation;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Entry;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Scalar;
import undercroft.source.SourceNode.Sequence;
import undercroft.source.SourcePosition;
import undercroft.template.RoomTemplate;

/** Reads {@code connections}: a list of pairs of rooms, or of mappings. */
final class ConnectionsReader {

    private record Pair(int low, int high) {}

    private static final List<String> KEYS =
            List.of("from", "to", "corridor", "oneWay", "lock", "secret", "needs", "opens");

    private final CorridorRules corridors;
    private final MissionUses uses;
    private final Optional<Map<String, Integer>> roomIndex;
    private final Map<Pair, SourcePosition> positions = new HashMap<>();

    /** @param rooms of the level; nothing if they could not be read, and then any name is accepted */
    ConnectionsReader(CorridorRules corridors, Optional<List<RoomDraft>> rooms, MissionUses uses) {
        this.corridors = corridors;
        this.uses = uses;
        this.roomIndex = rooms.map(ConnectionsReader::index);
    }

    /** Reads connections. Those that are wrong are reported and left out. */
    List<Connection> read(Value connections) {
        List<Connection> read = new ArrayList<>();
        if (connections.size() > Level.MAX_CONNECTIONS) {
            connections.wrong(
                    "too many (%d)".formatted(connections.size()),
                    "Write at most %d.".formatted(Level.MAX_CONNECTIONS));
        } else if (!connections.isNull()) {
            List<Value> items = connections.items("connection").orElse(List.of());
            for (int i = 0; i < items.size(); i++) {
                connection(items.get(i).named(name(items.get(i).node(), i + 1))).ifPresent(read::add);
            }
        }
        return read;
    }

    private Optional<Connection> connection(Value value) {
        if (value.isList()) {
            return pair(value);
        }
        return value.isMapping()
                ? Fields.of(value, value.what(), KEYS).flatMap(fields -> mapping(value, fields))
                : value.wrong("Write [ROOM, ROOM] or { from: ROOM, to: ROOM }.");
    }

    private Optional<Connection> pair(Value value) {
        Optional<List<Value>> ends =
                value.parts(List.of("first room", "second room"), "Write two rooms, [ROOM, ROOM].");
        if (ends.isEmpty()) {
            return Optional.empty();
        }
        Optional<Integer> from = room(ends.get().get(0), value.what());
        Optional<Integer> to = room(ends.get().get(1), value.what());
        List<RoomTemplate> corridor = corridors.unspecified();
        return connection(value, from, to, corridor, Access.FREE);
    }

    private Optional<Connection> mapping(Value value, Fields fields) {
        Optional<Integer> from =
                fields.require("from", "Write the room it leaves.").flatMap(room -> room(room, value.what()));
        Optional<Integer> to =
                fields.require("to", "Write the room it leads to.").flatMap(room -> room(room, value.what()));
        List<RoomTemplate> corridor =
                fields.get("corridor").map(corridors::read).orElseGet(corridors::unspecified);
        return connection(value, from, to, corridor, access(value, fields));
    }

    private Access access(Value value, Fields fields) {
        boolean oneWay = fields.get("oneWay").flatMap(Value::trueOrFalse).orElse(false);
        Optional<Value> written = fields.get("lock");
        String lock = written.flatMap(Value::text).orElse("");
        if (!lock.isEmpty()) {
            Name name = new Name(lock, written.orElseThrow().position());
            uses.locks().add(new MissionUses.Use(name, value.what()));
        }
        boolean secret = fields.get("secret").flatMap(Value::trueOrFalse).orElse(false);
        Bar bar = fields.get("opens")
                .flatMap(opens -> opens.oneOf(List.of(Bar.FROM, Bar.TO), Bar::text))
                .orElse(Bar.NONE);
        List<Requirement> needs = fields.get("needs")
                .map(all -> new NeedsReader(uses).read(all, value.what()))
                .orElse(List.of());
        return new Access(oneWay, lock, secret, bar, needs);
    }

    private Optional<Connection> connection(
            Value value, Optional<Integer> from, Optional<Integer> to, List<RoomTemplate> corridor, Access access) {
        if (from.isEmpty() || to.isEmpty()) {
            return Optional.empty();
        }
        int a = from.get();
        int b = to.get();
        if (a == b) {
            value.report("The %s joins a room with itself.".formatted(value.what()), "Name two different rooms.");
            return Optional.empty();
        }
        SourcePosition earlier = positions.putIfAbsent(new Pair(Math.min(a, b), Math.max(a, b)), value.position());
        if (earlier != null) {
            value.report(
                    "The %s is given twice, first %s.".formatted(value.what(), earlier.seenFrom(value.position())),
                    "Drop one of the two.");
            return Optional.empty();
        }
        return Optional.of(new Connection(a, b, corridor, access));
    }

    private Optional<Integer> room(Value value, String connection) {
        Optional<Name> name = value.name();
        if (name.isEmpty() || roomIndex.isEmpty()) {
            return Optional.empty();
        }
        String id = name.get().text();
        Optional<Integer> index = Optional.ofNullable(roomIndex.get().get(id));
        if (index.isEmpty()) {
            value.reportAt(
                    value.position(),
                    "The room %s, in %s, is not known.".formatted(Quotation.word(id), connection),
                    () -> NearestName.advice(id, roomIndex.get().keySet()));
        }
        return index;
    }

    private static Map<String, Integer> index(List<RoomDraft> rooms) {
        Map<String, Integer> index = new LinkedHashMap<>();
        for (RoomDraft room : rooms) {
            index.put(room.id().text(), index.size());
        }
        return index;
    }

    /** A connection in words: by its rooms if it names two, otherwise by its number. */
    private static String name(SourceNode node, int number) {
        List<String> ends = new ArrayList<>();
        if (node instanceof Sequence sequence) {
            sequence.items().forEach(item -> addText(ends, item));
        } else if (node instanceof Mapping mapping) {
            for (Entry entry : mapping.entries()) {
                if (entry.key() instanceof Scalar key && List.of("from", "to").contains(key.text())) {
                    addText(ends, entry.value());
                }
            }
        }
        return ends.size() == 2 ? "connection [" + Quotation.words(ends) + "]" : "connection " + number;
    }

    private static void addText(List<String> texts, SourceNode node) {
        if (node instanceof Scalar scalar) {
            texts.add(scalar.text());
        }
    }
}
