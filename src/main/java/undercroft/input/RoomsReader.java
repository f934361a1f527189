package undercroft.input;

import java.util.List;
import java.util.Optional;
import undercroft.geometry.Transform;
import undercroft.level.Level;

/** Reads {@code rooms}: a mapping from ids to rooms, or a list of ids. */
final class RoomsReader {

    private static final List<String> KEYS =
            List.of("templates", "type", "label", "at", "transform", "data", "puzzle", "holds", "turns", "open");

    private final TemplateLibrary library;
    private final ContentsReader contents;

    RoomsReader(TemplateLibrary library, MissionUses uses) {
        this.library = library;
        this.contents = new ContentsReader(uses);
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
        return Fields.of(room, room.what(), KEYS)
                .map(fields -> new RoomDraft(
                        id,
                        fields.get("type").flatMap(Value::text).orElse(""),
                        fields.get("templates")
                                .map(value -> library.resolve(value).orElse(List.of())),
                        fields.get("at").flatMap(Coordinates::point),
                        fields.get("transform").flatMap(RoomsReader::pinnedTransform),
                        fields.get("data").map(DataReader::read).orElse(List.of()),
                        fields.get("puzzle").flatMap(PuzzleReader::read),
                        fields.get("label").flatMap(Value::name),
                        contents.read(fields, room.what()),
                        fields.get("open").flatMap(Value::trueOrFalse).orElse(false)))
                .orElse(RoomDraft.of(id));
    }

    private static Optional<RoomDraft.PinnedTransform> pinnedTransform(Value value) {
        return value.oneOf(Transform.ALL, Transform::text)
                .map(transform -> new RoomDraft.PinnedTransform(value, transform));
    }
}
