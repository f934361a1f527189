package undercroft.importing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import undercroft.level.DataEntry;
import undercroft.level.Level;
import undercroft.source.Quotation;
import undercroft.source.SourcePosition;

/**
 * A graph of rooms without room templates, from a language for drawing graphs. In all of them a line is a connection both
 * ways, an arrow leads one way, a broken line is a corridor, and the text on a line is a lock. Rooms name the
 * keys that lie in them.
 */
final class RoomGraph {

    /** What the look of a line means. */
    record Line(boolean oneWay, boolean corridor, String lock) {}

    private static final class Vertex {
        private final SourcePosition position;
        private String type = "";
        private String label = "";
        private List<String> keys = List.of();

        private Vertex(SourcePosition position) {
            this.position = position;
        }
    }

    /** In characters; labels become data of rooms, and readers of levels accept no longer text there. */
    static final int MAX_LABEL_LENGTH = 1_000;

    /** More than a planar graph can have of the most rooms that a level may have. */
    private static final int MAX_EDGES = Level.MAX_CONNECTIONS;

    /** At the end of a room's label: {@code key: copper}, or {@code keys: copper, silver}. */
    private static final Pattern KEYS = Pattern.compile("(?:^|\\s)keys?:(?<names>[^:]*)$", Pattern.CASE_INSENSITIVE);

    /** At the beginning of the text on a line: {@code lock: copper} means the same as {@code copper}. */
    private static final Pattern LOCK = Pattern.compile("^\\s*lock:\\s*", Pattern.CASE_INSENSITIVE);

    private record Edge(SourcePosition position, String from, String to, Line line) {}

    private final ImportReport report;
    private final Map<String, Vertex> vertices = new LinkedHashMap<>();
    private final List<Edge> edges = new ArrayList<>();

    RoomGraph(ImportReport report) {
        this.report = report;
    }

    /**
     * Adds a room, unless it is there already.
     *
     * @return whether it was not
     */
    boolean addVertex(SourcePosition position, String id) {
        return vertices.putIfAbsent(id, new Vertex(position)) == null;
    }

    /**
     * Sets the type of a room.
     *
     * @return whether there is such a room
     */
    boolean setType(String id, String type) {
        Optional<Vertex> vertex = Optional.ofNullable(vertices.get(id));
        vertex.ifPresent(known -> known.type = type);
        return vertex.isPresent();
    }

    /** Sets the text that people see for a room, if there is such a room. Keys that it names at its end lie in the room. */
    void setLabel(String id, String label) {
        Matcher keys = KEYS.matcher(label);
        Optional.ofNullable(vertices.get(id)).ifPresent(vertex -> {
            if (keys.find()) {
                vertex.label = label.substring(0, keys.start()).strip();
                setKeys(id, keys.group("names"));
            } else {
                vertex.label = label;
            }
        });
    }

    /** Sets what lies in a room, if there is such a room: names with commas between them. */
    void setKeys(String id, String names) {
        List<String> keys = Arrays.stream(names.split(",", -1))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .toList();
        Optional.ofNullable(vertices.get(id)).ifPresent(vertex -> vertex.keys = keys);
    }

    /** Adds a connection, whose rooms need not be there yet. */
    void addEdge(SourcePosition position, String from, String to, Line line) throws ImportAbortedException {
        if (edges.size() == MAX_EDGES) {
            report.error(position, "There are more than %d connections. Make the graph smaller.".formatted(MAX_EDGES));
            throw new ImportAbortedException();
        }
        edges.add(new Edge(position, from, to, line));
    }

    /**
     * The graph as a level with plain room templates.
     *
     * @return nothing if it is not one, which is reported
     */
    Optional<Level> level(String name) {
        LevelDraft draft = new LevelDraft(report);
        vertices.forEach((id, vertex) -> {
            if (vertex.label.length() > MAX_LABEL_LENGTH) {
                report.error(
                        vertex.position,
                        "The label of %s has %d characters. Write at most %d."
                                .formatted(Quotation.plain(id), vertex.label.length(), MAX_LABEL_LENGTH));
            }
            List<DataEntry> data = vertex.label.isBlank() || vertex.label.equals(id)
                    ? List.of()
                    : List.of(new DataEntry("label", vertex.label));
            draft.addRoom(vertex.position, id, vertex.type, DefaultTemplates.ROOMS, data);
            draft.holds(vertex.position, id, vertex.keys);
        });
        for (Edge edge : edges) {
            draft.connect(
                    edge.position(),
                    edge.from(),
                    edge.to(),
                    edge.line().corridor() ? DefaultTemplates.CORRIDORS : List.of(),
                    edge.line().oneWay(),
                    LOCK.matcher(edge.line().lock()).replaceFirst(""));
        }
        report.warn(
                report.start(),
                "The graph has no room templates; its rooms get plain ones. Replace them with your own.");
        return draft.level(name);
    }
}
