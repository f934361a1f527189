package undercroft.verify;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import undercroft.level.Level;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/** The rooms of a level by their ids, its connections by their rooms, and what is known of its templates. Thread-safe. */
final class LevelIndex {

    private final Level level;
    private final Map<String, Integer> rooms = new HashMap<>();
    private final Map<RoomPair, Integer> connections = new HashMap<>();
    private final Map<String, RepeatRule> repeatRules = new HashMap<>();

    /** By the names of templates, of those that were asked for. */
    private final Map<String, List<OfferedPlaces>> offeredPlaces = new ConcurrentHashMap<>();

    LevelIndex(Level level) {
        this.level = level;
        for (int i = 0; i < level.rooms().size(); i++) {
            rooms.put(level.rooms().get(i).id(), i);
        }
        for (int i = 0; i < level.connections().size(); i++) {
            connections.put(
                    RoomPair.of(
                            level.connections().get(i).from(),
                            level.connections().get(i).to()),
                    i);
        }
        for (RoomTemplate template : level.templates()) {
            repeatRules.put(template.name(), level.repeatRule(template));
        }
    }

    Level level() {
        return level;
    }

    /** The index of the room that has an id. */
    Optional<Integer> room(String id) {
        return Optional.ofNullable(rooms.get(id));
    }

    /** The index of the connection of two rooms. */
    Optional<Integer> connection(RoomPair pair) {
        return Optional.ofNullable(connections.get(pair));
    }

    /** Where a template of the level offers doors. */
    List<OfferedPlaces> offeredPlaces(RoomTemplate template) {
        return offeredPlaces.computeIfAbsent(template.name(), name -> OfferedPlaces.of(template));
    }

    /** The rule of a template; nothing if the level does not have it. */
    Optional<RepeatRule> repeatRule(String template) {
        return Optional.ofNullable(repeatRules.get(template));
    }
}
