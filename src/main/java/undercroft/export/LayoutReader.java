package undercroft.export;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.json.BadJsonException;
import undercroft.json.JsonObject;
import undercroft.json.JsonParsing;
import undercroft.json.JsonValue;
import undercroft.json.JsonValue.Fields;
import undercroft.json.Messages;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomPuzzle;
import undercroft.level.DataEntry;

/**
 * Reads a layout file. What a {@link Layout} derives (bounds, a door's length) or brings into normal form (outlines) is
 * checked here against what the file says, since it is lost afterwards.
 */
final class LayoutReader {

    /** Coordinates stay within this, so that no width and no cross product of two points overflows. */
    private static final int FARTHEST = 500_000_000;

    private static final List<String> LAYOUT =
            List.of("formatVersion", "generator", "level", "seed", "bounds", "rooms", "doors", "connections");
    private static final List<String> ROOM = List.of(
            "index",
            "id",
            "type",
            "template",
            "isCorridor",
            "position",
            "rotation",
            "mirrored",
            "outline",
            "doors",
            "data");
    private static final List<String> DOOR =
            List.of("index", "roomA", "roomB", "from", "to", "facing", "length", "socket", "oneWay", "lock");
    private static final List<String> CONNECTION = List.of("from", "to", "corridor", "oneWay", "lock");
    private static final List<String> POINT = List.of("x", "y");
    private static final List<String> BOX = List.of("x", "y", "width", "height");
    private static final List<String> DATA_ENTRY = List.of("key", "value");

    private final Messages messages;

    private LayoutReader(Messages messages) {
        this.messages = messages;
    }

    static Layout read(InputStream in, String fileName) throws IOException, BadJsonException {
        JsonValue file = JsonParsing.parse(in, fileName, "layout");
        Messages messages = new Messages(fileName);
        checkVersion(file, messages);
        if (messages.count() > 0) {
            throw messages.toException();
        }
        return new LayoutReader(messages).layout(file).orElseThrow(messages::toException);
    }

    /** Before all else: of another version's file nothing else that could be said would be true. */
    private static void checkVersion(JsonValue file, Messages messages) {
        if (file instanceof Fields fields) {
            fields.fields().stream()
                    .filter(field -> field.key().equals("formatVersion"))
                    .filter(field -> JsonObject.integer(
                                    field.value(), LayoutJson.FORMAT_VERSION, LayoutJson.FORMAT_VERSION)
                            .isEmpty())
                    .forEach(field -> messages.add(
                            field.value().at(),
                            "The formatVersion (%s) must be %d. Read it with the version of undercroft that wrote it."
                                    .formatted(field.value().described(), LayoutJson.FORMAT_VERSION)));
        }
    }

    private Optional<Layout> layout(JsonValue file) {
        JsonObject json = new JsonObject(file, "the layout", LAYOUT, List.of("puzzles"), messages);
        json.text("generator");
        String level = json.text("level");
        long seed = json.integer("seed", 0, Layout.SEED_LIMIT - 1);
        Box bounds = box(json.object("bounds", BOX));
        int before = messages.count();
        List<JsonValue> roomItems = json.items("rooms");
        List<JsonValue> doorItems = json.items("doors");
        if (roomItems.isEmpty()) {
            if (messages.count() == before) {
                json.complain("rooms", "must hold at least one room");
            }
            return Optional.empty();
        }
        int roomCount = roomItems.size();
        List<PlacedRoom> rooms = all(roomItems, (index, item) -> room(index, item, doorItems.size()));
        List<Door> doors = all(doorItems, (index, item) -> door(index, item, roomCount));
        List<LayoutConnection> connections =
                all(json.items("connections"), (index, item) -> connection(index, item, roomCount));
        List<RoomPuzzle> puzzles = json.has("puzzles")
                ? new PuzzlesJson(messages, roomCount, FARTHEST).read(json.items("puzzles"))
                : List.of();
        if (messages.count() > 0) {
            return Optional.empty();
        }
        Layout layout = new Layout(level, seed, rooms, doors, connections, puzzles);
        if (!layout.bounds().equals(bounds)) {
            json.complain(
                    "bounds",
                    "must be {x: %d, y: %d, width: %d, height: %d}, the smallest box around the rooms"
                            .formatted(
                                    layout.bounds().x(),
                                    layout.bounds().y(),
                                    layout.bounds().width(),
                                    layout.bounds().height()));
            return Optional.empty();
        }
        return Optional.of(layout);
    }

    private Optional<PlacedRoom> room(int index, JsonValue item, int doorCount) {
        int before = messages.count();
        String name = "room " + index;
        JsonObject json = new JsonObject(item, name, ROOM, messages);
        checkIndex(json, index);
        String id = json.text("id");
        String type = json.text("type");
        String template = json.text("template");
        boolean isCorridor = json.truth("isCorridor");
        Point position = point(json.object("position", POINT));
        Optional<Transform> transform = transform(json);
        Optional<Polygon> outline = outline(json, name);
        List<Integer> doors = all(json.items("doors"), (i, door) -> doorIndex(door, name, doorCount));
        List<DataEntry> data = all(json.items("data"), (i, entry) -> dataEntry(i, entry, name));
        if (messages.count() > before) {
            return Optional.empty();
        }
        return Optional.of(new PlacedRoom(
                index,
                id,
                type,
                template,
                isCorridor,
                position,
                transform.orElseThrow(),
                outline.orElseThrow(),
                doors,
                data));
    }

    private Optional<Transform> transform(JsonObject json) {
        boolean mirrored = json.truth("mirrored");
        int rotation = json.integer("rotation", 0, 270);
        if (rotation % 90 != 0) {
            json.complain("rotation", "must be 0, 90, 180 or 270");
            return Optional.empty();
        }
        return Optional.of(Transform.of(mirrored, rotation));
    }

    private Optional<Polygon> outline(JsonObject json, String name) {
        int before = messages.count();
        List<Point> points = all(json.items("outline"), (i, item) -> {
            int beforePoint = messages.count();
            Point point =
                    point(new JsonObject(item, "point %d of the outline of %s".formatted(i, name), POINT, messages));
            return messages.count() > beforePoint ? Optional.empty() : Optional.of(point);
        });
        if (messages.count() > before) {
            return Optional.empty();
        }
        Optional<String> brokenRule = OutlineRules.broken(points);
        brokenRule.ifPresent(rule -> json.complain("outline", rule));
        return brokenRule.isPresent() ? Optional.empty() : Optional.of(Polygon.of(points));
    }

    private Optional<Integer> doorIndex(JsonValue item, String room, int doorCount) {
        Optional<Long> index = JsonObject.integer(item, 0, doorCount - 1L);
        if (index.isEmpty()) {
            messages.add(
                    item.at(),
                    "A door (%s) of %s must be the index of one of the %d doors."
                            .formatted(item.described(), room, doorCount));
        }
        return index.map(Long::intValue);
    }

    private Optional<DataEntry> dataEntry(int index, JsonValue item, String room) {
        int before = messages.count();
        JsonObject json = new JsonObject(item, "data entry %d of %s".formatted(index, room), DATA_ENTRY, messages);
        DataEntry entry = new DataEntry(json.text("key"), json.text("value"));
        return messages.count() > before ? Optional.empty() : Optional.of(entry);
    }

    private Optional<Door> door(int index, JsonValue item, int roomCount) {
        int before = messages.count();
        JsonObject json = new JsonObject(item, "door " + index, DOOR, messages);
        checkIndex(json, index);
        int roomA = json.integer("roomA", 0, roomCount - 1);
        int roomB = json.integer("roomB", 0, roomCount - 1);
        Point from = point(json.object("from", POINT));
        Point to = point(json.object("to", POINT));
        Optional<Facing> facing = facing(json);
        int length = json.integer("length", 1, Integer.MAX_VALUE);
        String socket = json.text("socket");
        boolean oneWay = json.truth("oneWay");
        String lock = json.text("lock");
        if (messages.count() > before) {
            return Optional.empty();
        }
        if (from.equals(to)) {
            json.complain("Door %d leads from %s to the same point. Its two ends must differ.".formatted(index, from));
            return Optional.empty();
        }
        Segment at = new Segment(from, to);
        if (length != at.length()) {
            json.complain("length", "must be %d, the lattice steps from %s to %s".formatted(at.length(), from, to));
        }
        Facing outwards = Facing.ofEdge(at.step());
        if (facing.orElseThrow() != outwards) {
            json.complain(
                    "facing",
                    "must be \"%s\": going from %s to %s, room %d lies to the left"
                            .formatted(outwards.text(), from, to, roomA));
        }
        return messages.count() > before
                ? Optional.empty()
                : Optional.of(new Door(index, roomA, roomB, at, outwards, socket, oneWay, lock));
    }

    private Optional<Facing> facing(JsonObject json) {
        int before = messages.count();
        Optional<Facing> facing = Facing.named(json.text("facing"));
        if (facing.isEmpty() && messages.count() == before) {
            String names = Arrays.stream(Facing.values()).map(Facing::text).collect(Collectors.joining(", "));
            json.complain("facing", "must be one of " + names);
        }
        return facing;
    }

    private Optional<LayoutConnection> connection(int index, JsonValue item, int roomCount) {
        int before = messages.count();
        JsonObject json = new JsonObject(item, "connection " + index, CONNECTION, messages);
        LayoutConnection connection = new LayoutConnection(
                json.integer("from", 0, roomCount - 1),
                json.integer("to", 0, roomCount - 1),
                json.integer("corridor", LayoutConnection.NO_CORRIDOR, roomCount - 1),
                json.truth("oneWay"),
                json.text("lock"));
        return messages.count() > before ? Optional.empty() : Optional.of(connection);
    }

    private void checkIndex(JsonObject json, int index) {
        int before = messages.count();
        if (json.integer("index", 0, Integer.MAX_VALUE) != index && messages.count() == before) {
            json.complain("index", "must be %d, its place in the list".formatted(index));
        }
    }

    private static Box box(JsonObject json) {
        return new Box(
                json.integer("x", -FARTHEST, FARTHEST),
                json.integer("y", -FARTHEST, FARTHEST),
                json.integer("width", 0, 2 * FARTHEST),
                json.integer("height", 0, 2 * FARTHEST));
    }

    private static Point point(JsonObject json) {
        return new Point(json.integer("x", -FARTHEST, FARTHEST), json.integer("y", -FARTHEST, FARTHEST));
    }

    private static <T> List<T> all(List<JsonValue> items, BiFunction<Integer, JsonValue, Optional<T>> reading) {
        List<T> read = new ArrayList<>(items.size());
        for (int i = 0; i < items.size(); i++) {
            reading.apply(i, items.get(i)).ifPresent(read::add);
        }
        return read;
    }
}
