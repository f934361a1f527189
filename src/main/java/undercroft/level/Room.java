package undercroft.level;

import java.util.List;
import java.util.Optional;
import undercroft.template.RoomTemplate;

/**
 * A room of a level.
 *
 * @param type the designer's name for the purpose of the room, or ""
 * @param templates that it may take, at least one
 * @param puzzle that its floor must hold
 * @param label what pictures show instead of the id, or ""
 * @param contents what a player finds in it
 */
public record Room(
        String id,
        String type,
        List<RoomTemplate> templates,
        Pin pin,
        List<DataEntry> data,
        Optional<WantedPuzzle> puzzle,
        String label,
        Contents contents) {

    public Room {
        templates = List.copyOf(templates);
        data = List.copyOf(data);
        if (templates.isEmpty()) {
            throw new IllegalArgumentException("Room %s must have at least one template.".formatted(id));
        }
        if (pin.transform().isPresent()
                && templates.stream()
                        .noneMatch(template ->
                                template.transforms().contains(pin.transform().get()))) {
            throw new IllegalArgumentException("The transform (%s) of room %s must be one that its templates allow."
                    .formatted(pin.transform().get().text(), id));
        }
    }

    /** A room without contents. */
    public Room(
            String id,
            String type,
            List<RoomTemplate> templates,
            Pin pin,
            List<DataEntry> data,
            Optional<WantedPuzzle> puzzle,
            String label) {
        this(id, type, templates, pin, data, puzzle, label, Contents.NONE);
    }

    /** A room without a label. */
    public Room(
            String id,
            String type,
            List<RoomTemplate> templates,
            Pin pin,
            List<DataEntry> data,
            Optional<WantedPuzzle> puzzle) {
        this(id, type, templates, pin, data, puzzle, "");
    }

    /** A room without a puzzle or label. */
    public Room(String id, String type, List<RoomTemplate> templates, Pin pin, List<DataEntry> data) {
        this(id, type, templates, pin, data, Optional.empty());
    }

    /** {@return a room without type, data, pin or puzzle} */
    public static Room of(String id, List<RoomTemplate> templates) {
        return new Room(id, "", templates, Pin.NONE, List.of());
    }

    /** {@return this room with another puzzle} */
    public Room withPuzzle(Optional<WantedPuzzle> newPuzzle) {
        return new Room(id, type, templates, pin, data, newPuzzle, label, contents);
    }

    /** {@return this room with other contents} */
    public Room withContents(Contents newContents) {
        return new Room(id, type, templates, pin, data, puzzle, label, newContents);
    }
}
