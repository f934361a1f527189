package undercroft.importing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import undercroft.graph.Components;
import undercroft.level.Connection;
import undercroft.level.Contents;
import undercroft.level.DataEntry;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.level.SearchParameters;
import undercroft.source.Quotation;
import undercroft.source.SourcePosition;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/** Assembles a level piece by piece. What a level cannot hold is an error at its position. */
final class LevelDraft {

    /** In characters; the reader of levels accepts no more. */
    private static final int MAX_TEXT_LENGTH = 200;

    private record RoomDraft(SourcePosition position, Room room) {}

    /** A pair of rooms without direction. */
    private record Pair(int low, int high) {}

    private final ImportReport report;
    private final Map<String, Integer> indexes = new LinkedHashMap<>();
    private final List<RoomDraft> rooms = new ArrayList<>();
    private final Map<Pair, Integer> connectionOf = new HashMap<>();
    private final List<Connection> connections = new ArrayList<>();
    private int minimumRoomDistance;
    private Optional<RepeatRule> repeat = Optional.empty();

    LevelDraft(ImportReport report) {
        this.report = report;
    }

    boolean hasRoom(String id) {
        return indexes.containsKey(id);
    }

    /**
     * Adds a room.
     *
     * @param templates empty if the reason is already reported
     */
    void addRoom(SourcePosition position, String id, String type, List<RoomTemplate> templates, List<DataEntry> data) {
        if (id.length() > MAX_TEXT_LENGTH || id.isBlank() || id.codePoints().anyMatch(Character::isISOControl)) {
            report.error(
                    position,
                    "The room's name (%s) must be one line of at most %d characters. Choose another."
                            .formatted(Quotation.plain(id), MAX_TEXT_LENGTH));
            return;
        }
        if (rooms.size() == Level.MAX_ROOMS) {
            report.error(position, "There are more than %d rooms. Divide the level.".formatted(Level.MAX_ROOMS));
            return;
        }
        if (hasRoom(id)) {
            report.error(position, "The room %s is given twice. Drop one.".formatted(Quotation.plain(id)));
            return;
        }
        indexes.put(id, rooms.size());
        List<RoomTemplate> known = templates.isEmpty() ? List.of(DefaultTemplates.ROOMS.get(0)) : templates;
        rooms.add(new RoomDraft(position, new Room(id, clean(type), known, Pin.NONE, data)));
    }

    /** Lays items into a room, if it was added. */
    void holds(SourcePosition position, String id, List<String> items) {
        if (items.isEmpty() || !hasRoom(id)) {
            return;
        }
        if (items.size() > Contents.MAX_ITEMS) {
            report.error(
                    position,
                    "The room %s holds %d items. Keep at most %d."
                            .formatted(Quotation.plain(id), items.size(), Contents.MAX_ITEMS));
            return;
        }
        List<String> clean = items.stream().map(LevelDraft::clean).toList();
        int index = Objects.requireNonNull(indexes.get(id));
        RoomDraft draft = rooms.get(index);
        rooms.set(index, new RoomDraft(draft.position(), draft.room().withContents(new Contents(clean, ""))));
    }

    /** Adds a connection. The reverse of a one-way connection turns that into a connection both ways. */
    void connect(
            SourcePosition position, String from, String to, List<RoomTemplate> corridor, boolean oneWay, String lock) {
        Optional<Integer> a = indexOf(position, from);
        Optional<Integer> b = indexOf(position, to);
        if (a.isEmpty() || b.isEmpty()) {
            return;
        }
        if (a.get().equals(b.get())) {
            report.error(
                    position,
                    "The room %s is connected with itself. Drop that connection.".formatted(Quotation.plain(from)));
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
            report.warn(
                    position,
                    "The rooms %s and %s are connected twice; this connection is left out."
                            .formatted(Quotation.plain(from), Quotation.plain(to)));
        }
    }

    void minimumRoomDistance(int cells) {
        minimumRoomDistance = cells;
    }

    void repeat(RepeatRule rule) {
        repeat = Optional.of(rule);
    }

    /** The level; nothing if there are errors. */
    Optional<Level> level(String name) {
        if (rooms.isEmpty()) {
            report.error(report.start(), "The file has no rooms. Add one.");
        } else {
            checkConnected();
        }
        if (report.hasErrors()) {
            return Optional.empty();
        }
        Level level = new Level(
                name,
                rooms.stream().map(RoomDraft::room).toList(),
                connections,
                minimumRoomDistance,
                repeat,
                SearchParameters.DEFAULTS);
        if (level.templates().size() > Level.MAX_TEMPLATES) {
            report.error(
                    report.start(),
                    "The level has %d room templates. It may have %d; use fewer."
                            .formatted(level.templates().size(), Level.MAX_TEMPLATES));
            return Optional.empty();
        }
        return Optional.of(level);
    }

    private void checkConnected() {
        Components components = new Components(rooms.size());
        connections.forEach(connection -> components.join(connection.from(), connection.to()));
        for (int i = 0; i < rooms.size(); i++) {
            if (!components.areConnected(0, i)) {
                report.error(
                        rooms.get(i).position(),
                        "The room %s cannot be reached from %s. Connect them."
                                .formatted(
                                        Quotation.plain(rooms.get(i).room().id()),
                                        Quotation.plain(rooms.get(0).room().id())));
                return;
            }
        }
    }

    private Optional<Integer> indexOf(SourcePosition position, String id) {
        Optional<Integer> index = Optional.ofNullable(indexes.get(id));
        if (index.isEmpty()) {
            report.error(
                    position,
                    "The room %s of this connection is not there. Add it, or correct its name."
                            .formatted(Quotation.plain(id)));
        }
        return index;
    }

    private static String clean(String text) {
        return text.isBlank() ? "" : Names.clean(text, MAX_TEXT_LENGTH);
    }
}
