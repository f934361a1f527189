package undercroft.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.geometry.Transform;
import undercroft.level.DataEntry;
import undercroft.level.Level;

/** Reads {@code rooms}: a mapping from ids to rooms, or a list of ids. */
final class RoomsReader {

    /** Data entries of a room: readers of layouts accept no more. */
    private static final int MAX_DATA = 1_000;

    private final TemplateLibrary library;

    RoomsReader(TemplateLibrary library) {
        this.library = library;
    }

    /** At least one room, each with an id of its own; nothing if there are none, which is reported. */
    Optional<List<RoomDraft>> read(Value rooms) {
        int count = rooms.size();
        if (count > Level.MAX_ROOMS) {
            return rooms.wrong("too many (%d)".formatted(count), "Write at most %d.".formatted(Level.MAX_ROOMS));
        }
        if (rooms.isNull() || ((rooms.isList() || rooms.isMapping()) && count == 0)) {
            return rooms.wrong("empty", "Write at least one room.");
        }
        if (rooms.isList()) {
            return rooms.items("room")
                    .map(items -> rooms.distinct("room", items).stream()
                            .map(RoomDraft::of)
                            .toList());
        }
        return rooms.isMapping()
                ? Fields.open(rooms, "room", id -> "room " + id).map(this::rooms)
                : rooms.wrong("Write a list of ids, or a mapping from ids to rooms.");
    }

    private List<RoomDraft> rooms(List<Fields.Field> fields) {
        return fields.stream().map(field -> room(field.key(), field.value())).toList();
    }

    private RoomDraft room(Name id, Value room) {
        return Fields.of(room, room.what(), List.of("templates", "type", "at", "transform", "data", "puzzle"))
                .map(fields -> new RoomDraft(
                        id,
                        fields.get("type").flatMap(Value::text).orElse(""),
                        fields.get("templates")
                                .map(value -> library.resolve(value).orElse(List.of())),
                        fields.get("at").flatMap(Coordinates::point),
                        fields.get("transform").flatMap(RoomsReader::pinnedTransform),
                        fields.get("data").map(RoomsReader::data).orElse(List.of()),
                        fields.get("puzzle").flatMap(PuzzleReader::read)))
                .orElse(RoomDraft.of(id));
    }

    private static Optional<RoomDraft.PinnedTransform> pinnedTransform(Value value) {
        return value.oneOf(Transform.ALL, Transform::text)
                .map(transform -> new RoomDraft.PinnedTransform(value, transform));
    }

    private static List<DataEntry> data(Value value) {
        if (value.size() > MAX_DATA) {
            value.wrong("too many (%d)".formatted(value.size()), "Write at most %d.".formatted(MAX_DATA));
            return List.of();
        }
        List<DataEntry> data = new ArrayList<>();
        for (Fields.Field field : Fields.open(value, "key", key -> "value " + key + " of the " + value.what())
                .orElse(List.of())) {
            field.value()
                    .anyScalar()
                    .ifPresent(text -> data.add(new DataEntry(field.key().text(), text)));
        }
        return data;
    }
}
