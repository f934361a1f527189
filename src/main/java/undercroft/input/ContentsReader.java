package undercroft.input;

import java.util.List;
import java.util.Optional;
import undercroft.level.Contents;

/** Reads what a player finds in a room: {@code holds} and {@code turns}. */
final class ContentsReader {

    private final MissionUses uses;

    ContentsReader(MissionUses uses) {
        this.uses = uses;
    }

    /** The contents; what is wrong is reported and left out. */
    Contents read(Fields room, String owner) {
        List<Name> items = room.get("holds").flatMap(ContentsReader::items).orElse(List.of());
        items.forEach(item -> uses.held().add(new MissionUses.Use(item, owner)));
        Optional<Name> turns = room.get("turns").flatMap(Value::name);
        turns.ifPresent(name -> uses.turned().add(new MissionUses.Use(name, owner)));
        return items.isEmpty() && turns.isEmpty()
                ? Contents.NONE
                : new Contents(
                        items.stream().map(Name::text).toList(),
                        turns.map(Name::text).orElse(""));
    }

    private static Optional<List<Name>> items(Value value) {
        Optional<List<Name>> items = NeedsReader.items(value);
        if (items.map(List::size).orElse(0) > Contents.MAX_ITEMS) {
            return value.wrong(
                    "too many (%d)".formatted(items.get().size()), "Write at most %d.".formatted(Contents.MAX_ITEMS));
        }
        return items;
    }
}
