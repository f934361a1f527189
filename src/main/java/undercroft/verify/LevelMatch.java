package undercroft.verify;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.template.RoomTemplate;

/** Matches a layout with a level: rooms by their ids, connections by their rooms. */
final class LevelMatch {

    private final Layout layout;
    private final Level level;
    private final Map<String, Room> roomsById = new HashMap<>();
    private final Map<RoomPair, Connection> connectionsByRooms = new HashMap<>();
    private final Map<Integer, LayoutConnection> connectionsByCorridor = new HashMap<>();
    private final Map<String, Integer> levelIndexes = new HashMap<>();
    private final Map<Connection, Integer> connectionIndexes = new HashMap<>();

    private LevelMatch(Layout layout, Level level) {
        this.layout = layout;
        this.level = level;
        for (int i = 0; i < level.rooms().size(); i++) {
            roomsById.put(level.rooms().get(i).id(), level.rooms().get(i));
            levelIndexes.put(level.rooms().get(i).id(), i);
        }
        for (int i = 0; i < level.connections().size(); i++) {
            Connection connection = level.connections().get(i);
            connectionsByRooms.put(RoomPair.of(connection.from(), connection.to()), connection);
            connectionIndexes.put(connection, i);
        }
        layout.connections().stream()
                .filter(LayoutConnection::hasCorridor)
                .forEach(connection -> connectionsByCorridor.put(connection.corridor(), connection));
    }

    static LevelMatch of(Layout layout, Level level) {
        return new LevelMatch(layout, level);
    }

    Layout layout() {
        return layout;
    }

    Level level() {
        return level;
    }

    /** The level's room for a placed room; nothing for a corridor or an unknown room. */
    Optional<Room> room(PlacedRoom placed) {
        return placed.isCorridor() ? Optional.empty() : Optional.ofNullable(roomsById.get(placed.id()));
    }

    /** The level's connection of the same two rooms, in either direction. */
    Optional<Connection> connection(LayoutConnection connection) {
        Optional<Integer> from = levelIndex(connection.from());
        Optional<Integer> to = levelIndex(connection.to());
        if (from.isEmpty() || to.isEmpty()) {
            return Optional.empty();
        }
        return Optional.ofNullable(connectionsByRooms.get(RoomPair.of(from.get(), to.get())));
    }

    /** The index in the level of a room of the layout. */
    Optional<Integer> levelIndex(int placed) {
        PlacedRoom room = layout.rooms().get(placed);
        return room.isCorridor() ? Optional.empty() : Optional.ofNullable(levelIndexes.get(room.id()));
    }

    /** The placed room that has an index in the level. */
    Optional<PlacedRoom> placed(int room) {
        return layout.rooms().stream()
                .filter(placed -> levelIndex(placed.index()).equals(Optional.of(room)))
                .findFirst();
    }

    /** The index of a connection of the level. */
    int indexOf(Connection connection) {
        return Objects.requireNonNull(connectionIndexes.get(connection));
    }

    /** The templates that a room or corridor may take; empty if the level does not have it. */
    List<RoomTemplate> allowedTemplates(PlacedRoom placed) {
        if (placed.isCorridor()) {
            return Optional.ofNullable(connectionsByCorridor.get(placed.index()))
                    .flatMap(this::connection)
                    .map(Connection::corridor)
                    .orElse(List.of());
        }
        return room(placed).map(Room::templates).orElse(List.of());
    }

    /** The template of a room or corridor, if it may take it. */
    Optional<RoomTemplate> template(PlacedRoom placed) {
        return allowedTemplates(placed).stream()
                .filter(template -> template.name().equals(placed.template()))
                .findFirst();
    }
}
