package undercroft.importing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.level.Connection;
import undercroft.level.DataEntry;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.level.SearchParameters;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/** Puts a level together from what a file says, piece by piece; what a level cannot hold is an error at its place. */
final class LevelDraft {

    private static final int LONGEST_TEXT = 200;

    private record RoomDraft(SourcePosition at, Room room) {}

    /** A pair of rooms in whichever order. */
    private record Pair(int low, int high) {}

    private final Diagnostics diagnostics;
    private final Map<String, Integer> indexes = new LinkedHashMap<>();
    private final List<RoomDraft> rooms = new ArrayList<>();
    private final Map<Pair, Integer> connectionOf = new HashMap<>();
    private final List<Connection> connections = new ArrayList<>();
    private int minimumRoomDistance;
    private Optional<RepeatRule> repeat = Optional.empty();

    LevelDraft(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    boolean hasRoom(String id) {
        return indexes.containsKey(id);
    }

    /**
     * Adds a room.
     *
     * @param templates none where the diagnostics say why
     */
    void addRoom(SourcePosition at, String id, String type, List<RoomTemplate> templates, List<DataEntry> data) {
        if (id.length() > LONGEST_TEXT || id.isBlank() || id.codePoints().anyMatch(Character::isISOControl)) {
            diagnostics.error(
                    at,
                    "The room's name (%s) must be one line of at most %d characters. Choose another."
                            .formatted(Diagnostics.shown(id), LONGEST_TEXT));
            return;
        }
        if (rooms.size() == Level.MAX_ROOMS) {
            diagnostics.error(at, "There are more than %d rooms. Part the level.".formatted(Level.MAX_ROOMS));
            return;
        }
        if (hasRoom(id)) {
            diagnostics.error(at, "The room %s is given twice. Drop one.".formatted(Diagnostics.shown(id)));
            return;
        }
        indexes.put(id, rooms.size());
        List<RoomTemplate> known = templates.isEmpty() ? List.of(StarterTemplates.ROOMS.get(0)) : templates;
        rooms.add(new RoomDraft(at, new Room(id, clean(type), known, Pin.NONE, data)));
    }

    /** Adds a connection. One that goes back on a one-way connection makes that a connection both ways. */
    void connect(SourcePosition at, String from, String to, List<RoomTemplate> corridor, boolean oneWay, String lock) {
        Optional<Integer> a = indexOf(at, from);
        Optional<Integer> b = indexOf(at, to);
        if (a.isEmpty() || b.isEmpty()) {
            return;
        }
        if (a.get().equals(b.get())) {
            diagnostics.error(
                    at,
                    "The room %s is connected with itself. Drop that connection.".formatted(Diagnostics.shown(from)));
            return;
        }
        Pair pair = new Pair(Math.min(a.get(), b.get()), Math.max(a.get(), b.get()));
        Integer earlier = connectionOf.putIfAbsent(pair, connections.size());
        Connection connection = new Connection(a.get(), b.get(), corridor, oneWay, clean(lock));
        if (earlier == null) {
            connections.add(connection);
            return;
        }
        Connection known = connections.get(earlier);
        if (oneWay && known.oneWay() && known.from() == connection.to()) {
            connections.set(earlier, new Connection(known.from(), known.to(), known.corridor(), false, known.lock()));
        } else {
            diagnostics.warn(
                    at,
                    "The rooms %s and %s are connected twice; this connection is left out."
                            .formatted(Diagnostics.shown(from), Diagnostics.shown(to)));
        }
    }

    void minimumRoomDistance(int cells) {
        minimumRoomDistance = cells;
    }

    void repeat(RepeatRule rule) {
        repeat = Optional.of(rule);
    }

    /** The level, where the diagnostics hold no error. */
    Optional<Level> level(String name) {
        if (rooms.isEmpty()) {
            diagnostics.error(SourcePosition.START, "The file has no rooms. Add one.");
        } else {
            checkConnected();
        }
        if (diagnostics.hasErrors()) {
            return Optional.empty();
        }
        return Optional.of(new Level(
                name,
                rooms.stream().map(RoomDraft::room).toList(),
                connections,
                minimumRoomDistance,
                repeat,
                SearchParameters.DEFAULTS));
    }

    private void checkConnected() {
        List<List<Integer>> neighbours = new ArrayList<>();
        rooms.forEach(room -> neighbours.add(new ArrayList<>()));
        for (Connection connection : connections) {
            neighbours.get(connection.from()).add(connection.to());
            neighbours.get(connection.to()).add(connection.from());
        }
        Set<Integer> reached = new HashSet<>(Set.of(0));
        List<Integer> waiting = new ArrayList<>(List.of(0));
        while (!waiting.isEmpty()) {
            for (int next : neighbours.get(waiting.remove(waiting.size() - 1))) {
                if (reached.add(next)) {
                    waiting.add(next);
                }
            }
        }
        for (int i = 0; i < rooms.size(); i++) {
            if (!reached.contains(i)) {
                diagnostics.error(
                        rooms.get(i).at(),
                        "The room %s cannot be reached from %s. Connect them."
                                .formatted(
                                        Diagnostics.shown(rooms.get(i).room().id()),
                                        Diagnostics.shown(rooms.get(0).room().id())));
                return;
            }
        }
    }

    private Optional<Integer> indexOf(SourcePosition at, String id) {
        Optional<Integer> index = Optional.ofNullable(indexes.get(id));
        if (index.isEmpty()) {
            diagnostics.error(
                    at,
                    "The room %s of this connection is not there. Add it, or correct its name."
                            .formatted(Diagnostics.shown(id)));
        }
        return index;
    }

    private static String clean(String text) {
        return text.isBlank() ? "" : Names.clean(text, LONGEST_TEXT);
    }
}
