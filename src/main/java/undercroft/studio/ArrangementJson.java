package undercroft.studio;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import undercroft.chain.Chain;
import undercroft.chain.ChainDecomposition;
import undercroft.graph.Face;
import undercroft.graph.KuratowskiSubgraph;
import undercroft.graph.PlanarEmbedding;
import undercroft.graph.Planarity;
import undercroft.graph.RoomGraph;
import undercroft.graph.StraightLineDrawing;
import undercroft.json.JsonFile;
import undercroft.level.Level;

/** Writes a drawing of a level's graph without crossings, its faces, and the chains in which the search lays it out. */
final class ArrangementJson {

    /** Places are told in thousandths of an edge's mean length: finer than a pixel of any screen. */
    private static final int ROUNDING_STEPS = 1_000;

    private ArrangementJson() {}

    static String answer(Level level) {
        RoomGraph graph = RoomGraph.of(
                level.rooms().size(),
                level.connections().stream()
                        .map(connection -> new int[] {connection.from(), connection.to()})
                        .toArray(int[][]::new));
        Planarity planarity = Planarity.of(graph);
        if (planarity instanceof KuratowskiSubgraph crossed) {
            return notPlanar(level, crossed);
        }
        PlanarEmbedding embedding = (PlanarEmbedding) planarity;
        Optional<StraightLineDrawing> drawing = graph.vertexCount() > StraightLineDrawing.MOST_VERTICES
                ? Optional.empty()
                : Optional.of(StraightLineDrawing.of(graph, embedding));
        return JsonFile.line(json -> {
            json.writeStartObject();
            json.writeStringField("status", "ok");
            writePlaces(json, graph.vertexCount(), drawing);
            JsonLists.write(json, "faces", faces(embedding, drawing), face -> writeRooms(json, face));
            JsonLists.write(
                    json,
                    "chains",
                    ChainDecomposition.of(graph, embedding, pinned(level)),
                    chain -> writeChain(json, chain));
            json.writeEndObject();
        });
    }

    private static String notPlanar(Level level, KuratowskiSubgraph crossed) {
        List<String> rooms = crossed.vertices().stream()
                .map(room -> level.rooms().get(room).id())
                .toList();
        return JsonFile.line(json -> {
            json.writeStartObject();
            json.writeStringField("status", "not-planar");
            JsonLists.texts(json, "rooms", rooms);
            json.writeStringField(
                    "reason",
                    "The level cannot be drawn without crossings, because of the rooms %s."
                            .formatted(String.join(", ", rooms)));
            json.writeEndObject();
        });
    }

    /** Graphs that are too large to be drawn have no places. */
    private static void writePlaces(JsonGenerator json, int rooms, Optional<StraightLineDrawing> drawing)
            throws IOException {
        List<Integer> drawn =
                drawing.isPresent() ? IntStream.range(0, rooms).boxed().toList() : List.of();
        JsonLists.write(json, "rooms", drawn, room -> {
            json.writeStartObject();
            json.writeNumberField("x", rounded(drawing.orElseThrow().x().get(room)));
            json.writeNumberField("y", rounded(drawing.orElseThrow().y().get(room)));
            json.writeEndObject();
        });
    }

    private static BigDecimal rounded(double length) {
        return BigDecimal.valueOf(Math.round(length * ROUNDING_STEPS)).divide(BigDecimal.valueOf(ROUNDING_STEPS));
    }

    /** The faces, the outer one first where there is a drawing. */
    private static Set<Face> faces(PlanarEmbedding embedding, Optional<StraightLineDrawing> drawing) {
        Set<Face> faces = new LinkedHashSet<>();
        drawing.ifPresent(each -> faces.add(embedding.faces().get(each.outerFace())));
        faces.addAll(embedding.faces());
        return faces;
    }

    private static void writeRooms(JsonGenerator json, Face face) throws IOException {
        json.writeStartArray();
        for (int room : face.walk()) {
            json.writeNumber(room);
        }
        json.writeEndArray();
    }

    private static void writeChain(JsonGenerator json, Chain chain) throws IOException {
        json.writeStartArray();
        for (int room : chain.vertices()) {
            json.writeNumber(room);
        }
        json.writeEndArray();
    }

    /** The rooms whose places are fixed belong to no chain. */
    private static Set<Integer> pinned(Level level) {
        return IntStream.range(0, level.rooms().size())
                .filter(room -> level.rooms().get(room).pin().at().isPresent())
                .boxed()
                .collect(Collectors.toSet());
    }
}
