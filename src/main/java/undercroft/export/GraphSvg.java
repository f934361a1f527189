package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import undercroft.export.drawing.Drawing;
import undercroft.export.drawing.SvgWriter;
import undercroft.export.format.Appearance;
import undercroft.graph.KuratowskiSubgraph;
import undercroft.graph.PlanarEmbedding;
import undercroft.graph.Planarity;
import undercroft.graph.RoomGraph;
import undercroft.graph.StraightLineDrawing;
import undercroft.level.Level;

/** The graph of a level as a picture without crossings. */
final class GraphSvg implements GraphFormat {

    private final Picture picture;

    /** Draws a level's graph. */
    @FunctionalInterface
    interface Picture {
        Drawing of(Level level, RoomGraph graph, PlanarEmbedding embedding, Appearance appearance);
    }

    GraphSvg(Picture picture) {
        this.picture = picture;
    }

    /** Longer than .svg: pictures of layouts end with that, and may be in the same folder. */
    @Override
    public String suffix() {
        return ".graph.svg";
    }

    @Override
    public Optional<String> refusal(Level level) {
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

    @Override
    public void write(Level level, Appearance appearance, OutputStream out) throws IOException {
        RoomGraph graph = graph(level);
        PlanarEmbedding embedding = (PlanarEmbedding) Planarity.of(graph);
        SvgWriter.write(picture.of(level, graph, embedding, appearance), out);
    }

    private static RoomGraph graph(Level level) {
        return RoomGraph.of(
                level.rooms().size(),
                level.connections().stream()
                        .map(connection -> new int[] {connection.from(), connection.to()})
                        .toArray(int[][]::new));
    }
}
