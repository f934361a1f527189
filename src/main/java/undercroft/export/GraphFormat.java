package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import undercroft.graph.KuratowskiSubgraph;
import undercroft.graph.PlanarEmbedding;
import undercroft.graph.Planarity;
import undercroft.graph.RoomGraph;
import undercroft.graph.StraightLineDrawing;
import undercroft.level.Level;

/** What the graph of a level can be written as. */
public enum GraphFormat {
    /** GraphViz's language. */
    DOT(".dot"),
    /** A flowchart in Mermaid's language. */
    MERMAID(".mmd"),
    /** A picture of the graph without crossings, with the faces and chains of the search. */
    SVG(".graph.svg");

    private final String suffix;

    GraphFormat(String suffix) {
        this.suffix = suffix;
    }

    /** The format of a name. */
    public static Optional<GraphFormat> named(String name) {
        return Arrays.stream(values())
                .filter(format -> format.text().equals(name))
                .findFirst();
    }

    /** What a user calls it. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** How its files end. */
    public String suffix() {
        return suffix;
    }

    /** Why a level cannot be written like this, if it cannot. */
    public Optional<String> refusal(Level level) {
        if (this != SVG) {
            return Optional.empty();
        }
        if (level.rooms().size() > StraightLineDrawing.MOST_VERTICES) {
            return Optional.of("%s has %d rooms, more than the %d that the picture can show. Export it as dot."
                    .formatted(level.name(), level.rooms().size(), StraightLineDrawing.MOST_VERTICES));
        }
        if (Planarity.of(graph(level)) instanceof KuratowskiSubgraph crossed) {
            List<String> rooms = crossed.vertices().stream()
                    .map(room -> level.rooms().get(room).id())
                    .toList();
            return Optional.of("%s cannot be drawn without crossings, because of the rooms %s. Export it as dot."
                    .formatted(level.name(), String.join(", ", rooms)));
        }
        return Optional.empty();
    }

    /**
     * Writes the graph of a level that is not refused; {@code out} stays open.
     *
     * @param appearance of the picture
     */
    public void write(Level level, Appearance appearance, OutputStream out) throws IOException {
        switch (this) {
            case DOT -> out.write(GraphDot.of(level).getBytes(StandardCharsets.UTF_8));
            case MERMAID -> out.write(GraphMermaid.of(level).getBytes(StandardCharsets.UTF_8));
            case SVG -> {
                RoomGraph graph = graph(level);
                PlanarEmbedding embedding = (PlanarEmbedding) Planarity.of(graph);
                SvgWriter.write(new GraphPicture(level, graph, embedding, appearance).drawn(), out);
            }
        }
    }

    /** All names, for messages. */
    public static String names() {
        return Arrays.stream(values()).map(GraphFormat::text).collect(Collectors.joining(", "));
    }

    private static RoomGraph graph(Level level) {
        return RoomGraph.of(
                level.rooms().size(),
                level.connections().stream()
                        .map(connection -> new int[] {connection.from(), connection.to()})
                        .toArray(int[][]::new));
    }
}
