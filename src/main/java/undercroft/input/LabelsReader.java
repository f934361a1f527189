package undercroft.input;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import undercroft.source.Quotation;

/** Reads {@code labels}: a mapping from ids of rooms to labels. */
final class LabelsReader {

    private final Map<String, RoomDraft> rooms;

    /** @param rooms those that may have a label */
    LabelsReader(List<RoomDraft> rooms) {
        this.rooms = rooms.stream()
                .collect(Collectors.toMap(
                        room -> room.id().text(), Function.identity(), (one, other) -> one, LinkedHashMap::new));
    }

    /** The labels by the ids of their rooms. Labels of no room, and of rooms that have one already, are reported. */
    Map<String, String> read(Value labels) {
        Map<String, String> read = new HashMap<>();
        Fields.open(labels, "room", id -> "label of room " + id)
                .orElse(List.of())
                .forEach(field -> label(labels, field)
                        .ifPresent(label -> read.put(field.key().text(), label)));
        return read;
    }

    private Optional<String> label(Value labels, Fields.Field field) {
        String id = field.key().text();
        Optional<RoomDraft> room = Optional.ofNullable(rooms.get(id));
        if (room.isEmpty()) {
            labels.reportAt(
                    field.key().position(),
                    "The room %s, in the %s, is not known.".formatted(Quotation.word(id), labels.what()),
                    () -> NearestName.advice(id, rooms.keySet()));
        }
        room.flatMap(RoomDraft::label)
                .ifPresent(earlier -> labels.reportAt(
                        field.key().position(),
                        "The room %s has two labels, the other one %s."
                                .formatted(
                                        Quotation.word(id),
                                        earlier.position().seenFrom(field.key().position())),
                        () -> "Drop one of the two."));
        return field.value().name().map(Name::text);
    }
}
