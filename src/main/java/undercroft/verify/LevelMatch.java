package undercroft.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/** Matches a layout with a level: rooms by their ids, connections by their rooms. */
final class LevelMatch {

    private final Layout layout;
    private final LevelIndex index;

    /** By the index of a room in the layout, its index in the level. */
    private final List<Optional<Integer>> levelIndexes = new ArrayList<>();

    private final Map<Integer, LayoutConnection> connectionsByCorridor = new HashMap<>();

    /** By the index of a room or corridor in the layout. */
    private final List<Optional<RoomTemplate>> templates = new ArrayList<>();

    private LevelMatch(Layout layout, LevelIndex index) {
        this.layout = layout;
        this.index = index;
        for (PlacedRoom room : layout.rooms()) {
            levelIndexes.add(room.isCorridor() ? Optional.empty() : index.room(room.id()));
        }
        for (LayoutConnection connection : layout.connections()) {
            if (connection.hasCorridor()) {
                connectionsByCorridor.put(connection.corridor(), connection);
            }
        }
        layout.rooms().forEach(room -> templates.add(findTemplate(room)));
    }

    /** Matches a layout with sound references. */
    static LevelMatch of(Layout layout, LevelIndex index) {
        return new LevelMatch(layout, index);
    }

    Layout layout() {
        return layout;
    }

    Level level() {
        return index.level();
    }

    /** The level's room for a placed room; nothing for a corridor or an unknown room. */
    Optional<Room> room(PlacedRoom placed) {
        return levelIndex(placed.index()).map(room -> level().rooms().get(room));
    }

    /** The index of the level's connection of the same two rooms, in either direction. */
    Optional<Integer> connectionIndex(LayoutConnection connection) {
        Optional<Integer> from = levelIndex(connection.from());
        Optional<Integer> to = levelIndex(connection.to());
        return from.isPresent() && to.isPresent()
                ? index.connection(RoomPair.of(from.get(), to.get()))
                : Optional.empty();
    }

    /** The index in the level of a room of the layout. */
    Optional<Integer> levelIndex(int placed) {
        return levelIndexes.get(placed);
    }

    /** The placed room that has an index in the level. */
    Optional<PlacedRoom> placed(int room) {
        return layout.rooms().stream()
                .filter(placed -> levelIndex(placed.index()).equals(Optional.of(room)))
                .findFirst();
    }

    /** The repeat rule of a template; nothing if the level does not have it. */
    Optional<RepeatRule> repeatRule(String template) {
        return index.repeatRule(template);
    }

    /** Where a template of the level offers doors. */
    List<OfferedPlaces> offeredPlaces(RoomTemplate template) {
        return index.offeredPlaces(template);
    }

    /** The templates that a room or corridor may take; empty if the level does not have it. */
    List<RoomTemplate> allowedTemplates(PlacedRoom placed) {
        if (placed.isCorridor()) {
            return Optional.ofNullable(connectionsByCorridor.get(placed.index()))
                    .flatMap(this::connectionIndex)
                    .map(level().connections()::get)
                    .map(Connection::corridor)
                    .orElse(List.of());
        }
        return room(placed).map(Room::templates).orElse(List.of());
    }

    /** The template of a room or corridor, if it may take it. */
    Optional<RoomTemplate> template(PlacedRoom placed) {
        return templates.get(placed.index());
    }

    private Optional<RoomTemplate> findTemplate(PlacedRoom placed) {
        for (RoomTemplate template : allowedTemplates(placed)) {
            if (template.name().equals(placed.template())) {
                return Optional.of(template);
            }
        }
        return Optional.empty();
    }
}
