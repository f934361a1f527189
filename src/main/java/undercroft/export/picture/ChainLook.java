package undercroft.export.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.chain.Chain;
import undercroft.chain.ChainDecomposition;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Anchor;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Layer;
import undercroft.export.drawing.Drawing.Lettering;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Words;
import undercroft.export.drawing.Legend;
import undercroft.export.drawing.Palette;
import undercroft.graph.PlanarEmbedding;
import undercroft.graph.RoomGraph;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Pin;

/**
 * Tints the faces of a graph and gives each room the colour of its chain. Chains are numbered in the order in which the
 * annealing strategy lays them out. A face has the colour of the chain that closes it: the last one among its rooms.
 */
final class ChainLook implements GraphLook {

    private static final double NUMBER_SIZE = 15;
    private static final double FACE_OPACITY = 0.28;

    private static final Map<Chain.Kind, String> KINDS = Map.of(
            Chain.Kind.CYCLE, "around a face",
            Chain.Kind.EAR, "between pinned rooms",
            Chain.Kind.PATH, "towards a face",
            Chain.Kind.TREE, "of trees");

    private final Level level;
    private final PlanarEmbedding embedding;
    private final int outerFace;
    private final Palette palette;
    private final List<Chain> chains;
    private final Map<Integer, Integer> chainOf = new HashMap<>();

    /**
     * Finds the chains.
     *
     * @param outerFace the face around the drawing, which is not tinted
     */
    ChainLook(Level level, RoomGraph graph, PlanarEmbedding embedding, int outerFace, Palette palette) {
        this.level = level;
        this.embedding = embedding;
        this.outerFace = outerFace;
        this.palette = palette;
        Set<Integer> pinned = level.rooms().stream()
                .filter(room -> !room.pin().equals(Pin.NONE) && room.pin().at().isPresent())
                .map(level.rooms()::indexOf)
                .collect(Collectors.toSet());
        this.chains = ChainDecomposition.of(graph, embedding, pinned);
        for (int chain = 0; chain < chains.size(); chain++) {
            for (int room : chains.get(chain).vertices()) {
                chainOf.put(room, chain);
            }
        }
    }

    @Override
    public String subtitle() {
        return String.format(
                Locale.ROOT,
                "%d rooms, %d connections, %d faces, laid out in %d chains",
                level.rooms().size(),
                level.connections().size(),
                embedding.faces().size(),
                chains.size());
    }

    @Override
    public List<Layer> background(List<Spot> rooms) {
        List<Mark> marks = new ArrayList<>();
        for (int face = 0; face < embedding.faces().size(); face++) {
            if (face == outerFace) {
                continue;
            }
            for (List<Integer> cycle : embedding.faces().get(face).cycles()) {
                int last = cycle.stream()
                        .mapToInt(room -> chainOf.getOrDefault(room, -1))
                        .max()
                        .orElse(-1);
                Colour fill = last < 0 ? palette.corridor() : colour(last);
                marks.add(new Area(
                        cycle.stream().map(rooms::get).toList(),
                        fill.withOpacity(FACE_OPACITY),
                        String.format(Locale.ROOT, "a face of %d rooms", cycle.size())));
            }
        }
        return List.of(new Layer("faces", marks));
    }

    @Override
    public Colour fill(int room) {
        return Optional.ofNullable(chainOf.get(room)).map(this::colour).orElse(palette.corridor());
    }

    @Override
    public List<Mark> sign(int room, Spot middle) {
        String number = Optional.ofNullable(chainOf.get(room))
                .map(chain -> Integer.toString(chain + 1))
                .orElse("·");
        return List.of(new Words(
                number,
                middle.plus(0, NUMBER_SIZE / 3),
                Anchor.MIDDLE,
                new Lettering(NUMBER_SIZE, true, palette.ink())));
    }

    @Override
    public List<Mark> sign(Connection connection, Spot middle) {
        return List.of();
    }

    @Override
    public void explain(Legend legend) {
        legend.addHeading("Chains");
        for (int chain = 0; chain < chains.size(); chain++) {
            Colour colour = colour(chain);
            legend.add(text(chain), middle -> GraphPicture.swatch(middle, colour, palette));
        }
    }

    private String text(int chain) {
        int rooms = chains.get(chain).vertices().size();
        return String.format(
                Locale.ROOT,
                "%d  %s %s",
                chain + 1,
                rooms == 1 ? "1 room" : rooms + " rooms",
                KINDS.get(chains.get(chain).kind()));
    }

    private Colour colour(int chain) {
        return palette.floors().get(chain % palette.floors().size());
    }
}
