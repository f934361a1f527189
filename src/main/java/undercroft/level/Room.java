package undercroft.level;

import java.util.List;
import undercroft.template.RoomTemplate;

/**
 * A room of the graph.
 *
 * @param type the designer's own word for what the room is for, or ""
 * @param templates the templates it may take, at least one
 */
public record Room(String id, String type, List<RoomTemplate> templates, Pin pin, List<DataEntry> data) {

    public Room {
        templates = List.copyOf(templates);
        data = List.copyOf(data);
        if (templates.isEmpty()) {
            throw new IllegalArgumentException("The templates of room %s must be at least one.".formatted(id));
        }
        if (pin.transform().isPresent()
                && templates.stream()
                        .noneMatch(template ->
                                template.transforms().contains(pin.transform().get()))) {
            throw new IllegalArgumentException("The transform (%s) of room %s must be one that its templates allow."
                    .formatted(pin.transform().get().text(), id));
        }
    }

    /** A room without type, data or pin. */
    public static Room of(String id, List<RoomTemplate> templates) {
        return new Room(id, "", templates, Pin.NONE, List.of());
    }
}
