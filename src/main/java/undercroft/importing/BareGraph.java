package undercroft.importing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.level.DataEntry;
import undercroft.level.Level;

/**
 * A graph of rooms without room templates, from a drawing language. What the languages say in different words it takes in
 * one way: a line is a connection both ways, an arrow leads one way, a broken line is a corridor, and the text on a line is
 * a lock.
 */
final class BareGraph {

    /** How a line looks, as far as it means something. */
    record Line(boolean oneWay, boolean corridor, String lock) {}

    private static final class Vertex {
        private final SourcePosition at;
        private String type = "";
        private String label = "";

        private Vertex(SourcePosition at) {
            this.at = at;
        }
    }

    private record Edge(SourcePosition at, String from, String to, Line line) {}

    private final Diagnostics diagnostics;
    private final Map<String, Vertex> vertices = new LinkedHashMap<>();
    private final List<Edge> edges = new ArrayList<>();

    BareGraph(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Adds a room where it is first met. */
    void vertex(SourcePosition at, String id) {
        vertices.computeIfAbsent(id, absent -> new Vertex(at));
    }

    /** Says of what type a room is, and returns whether it has been added. */
    boolean type(String id, String type) {
        Optional<Vertex> vertex = Optional.ofNullable(vertices.get(id));
        vertex.ifPresent(known -> known.type = type);
        return vertex.isPresent();
    }

    /** Gives a room that has been added a text for people. */
    void label(String id, String label) {
        Optional.ofNullable(vertices.get(id)).ifPresent(vertex -> vertex.label = label);
    }

    void edge(SourcePosition at, String from, String to, Line line) throws EndOfReading {
        if (edges.size() == MAX_EDGES) {
            diagnostics.error(at, "There are more than %d connections. Make the graph smaller.".formatted(MAX_EDGES));
            throw new EndOfReading();
        }
        edges.add(new Edge(at, from, to, line));
    }

    /** A planar graph of as many rooms as a level may have has fewer. */
    private static final int MAX_EDGES = 3 * Level.MAX_ROOMS;

    /** The graph as a level with plain room templates. */
    Optional<Level> level(String name) {
        LevelDraft draft = new LevelDraft(diagnostics);
        vertices.forEach((id, vertex) -> {
            List<DataEntry> data = vertex.label.isBlank() || vertex.label.equals(id)
                    ? List.of()
                    : List.of(new DataEntry("label", vertex.label));
            draft.addRoom(vertex.at, id, vertex.type, StarterTemplates.ROOMS, data);
        });
        for (Edge edge : edges) {
            draft.connect(
                    edge.at(),
                    edge.from(),
                    edge.to(),
                    edge.line().corridor() ? StarterTemplates.CORRIDORS : List.of(),
                    edge.line().oneWay(),
                    edge.line().lock());
        }
        diagnostics.warn(
                SourcePosition.START,
                "The graph brings no room templates; its rooms take plain ones. Write your own in their place.");
        return draft.level(name);
    }
}
