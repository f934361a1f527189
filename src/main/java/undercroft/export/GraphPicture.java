package undercroft.export;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import undercroft.chain.Chain;
import undercroft.chain.ChainDecomposition;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing;
import undercroft.export.drawing.Drawing.Anchor;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Layer;
import undercroft.export.drawing.Drawing.Lettering;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.export.drawing.Drawing.Words;
import undercroft.export.drawing.Palette;
import undercroft.export.format.Appearance;
import undercroft.graph.PlanarEmbedding;
import undercroft.graph.RoomGraph;
import undercroft.graph.StraightLineDrawing;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Pin;

/**
 * The graph of a level drawn without crossings, with its faces tinted and each room in the colour of its chain. Chains
 * are numbered in the order in which the annealing strategy lays them out. A face has the colour of the chain that
 * closes it: the last one among its rooms.
 */
final class GraphPicture {

    /** In pixels. */
    private static final double EDGE = 110;

    private static final double MARGIN = 24;
    private static final double AROUND = 56;
    private static final double TITLE_SIZE = 22;
    private static final double TITLE_BASELINE = 18;
    private static final double SUBTITLE_SIZE = 13;
    private static final double SUBTITLE_BASELINE = 40;
    private static final double TITLE_HEIGHT = 58;
    private static final double LEAST_WIDTH = 480;
    private static final double NODE_RADIUS = 15;
    private static final double NUMBER_SIZE = 15;
    private static final double NAME_SIZE = 13;
    private static final double NAME_DROP = 30;
    private static final double LINE = 2.5;
    private static final double CORRIDOR_LINE = 7;
    private static final double ROW_HEIGHT = 20;
    private static final double SWATCH_ROOM = 28;
    private static final double NAME_BACK_OPACITY = 0.8;

    private static final double FACE_OPACITY = 0.28;

    /** The number of corners of the polygon that approximates a circle. */
    private static final int CIRCLE_CORNERS = 32;

    private static final Map<Chain.Kind, String> KINDS = Map.of(
            Chain.Kind.CYCLE, "around a face",
            Chain.Kind.EAR, "between pinned rooms",
            Chain.Kind.PATH, "towards a face",
            Chain.Kind.TREE, "of trees");

    private final Level level;
    private final PlanarEmbedding embedding;
    private final StraightLineDrawing places;
    private final List<Chain> chains;
    private final Map<Integer, Integer> chainOf = new HashMap<>();
    private final Palette palette;

    GraphPicture(Level level, RoomGraph graph, PlanarEmbedding embedding, Appearance appearance) {
        this.level = level;
        this.embedding = embedding;
        this.places = StraightLineDrawing.of(graph, embedding);
        this.palette = Palette.of(appearance.theme());
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

    Drawing drawn() {
        double mapWidth = places.width() * EDGE + 2 * AROUND;
        double mapHeight = places.height() * EDGE + 2 * AROUND;
        double legendHeight = ROW_HEIGHT * (chains.size() + 1);
        int width = (int) Math.ceil(Math.max(LEAST_WIDTH, MARGIN + mapWidth + legendWidth() + MARGIN));
        int height = (int) Math.ceil(TITLE_HEIGHT + MARGIN + Math.max(mapHeight, legendHeight + AROUND));
        List<Layer> layers = List.of(
                new Layer("title", title()),
                new Layer("faces", faces()),
                new Layer("connections", connections()),
                new Layer("rooms", rooms()),
                new Layer("chains", legend(MARGIN + mapWidth)));
        return new Drawing(width, height, "The graph of " + level.name(), palette.page(), layers);
    }

    private List<Mark> title() {
        String subtitle = String.format(
                Locale.ROOT,
                "%d rooms, %d connections, %d faces, laid out in %d chains",
                level.rooms().size(),
                level.connections().size(),
                embedding.faces().size(),
                chains.size());
        return List.of(
                words(
                        level.name(),
                        MARGIN,
                        MARGIN + TITLE_BASELINE,
                        Anchor.START,
                        new Lettering(TITLE_SIZE, true, palette.ink())),
                words(
                        subtitle,
                        MARGIN,
                        MARGIN + SUBTITLE_BASELINE,
                        Anchor.START,
                        new Lettering(SUBTITLE_SIZE, false, palette.faintInk())));
    }

    private List<Mark> faces() {
        List<Mark> marks = new ArrayList<>();
        for (int face = 0; face < embedding.faces().size(); face++) {
            if (face == places.outerFace()) {
                continue;
            }
            for (List<Integer> cycle : embedding.faces().get(face).cycles()) {
                int last = cycle.stream()
                        .mapToInt(room -> chainOf.getOrDefault(room, -1))
                        .max()
                        .orElse(-1);
                Colour fill = last < 0 ? palette.corridor() : colour(last);
                marks.add(new Area(
                        cycle.stream().map(this::spot).toList(),
                        fill.withOpacity(FACE_OPACITY),
                        String.format(Locale.ROOT, "a face of %d rooms", cycle.size())));
            }
        }
        return marks;
    }

    private List<Mark> connections() {
        List<Mark> marks = new ArrayList<>();
        for (Connection connection : level.connections()) {
            List<Stroke> stroke = List.of(Stroke.between(spot(connection.from()), spot(connection.to())));
            marks.add(new Strokes(stroke, new Pen(palette.wall(), connection.hasCorridor() ? CORRIDOR_LINE : LINE)));
            if (connection.hasCorridor()) {
                marks.add(new Strokes(stroke, new Pen(palette.corridor(), CORRIDOR_LINE - LINE)));
            }
            if (connection.oneWay()) {
                marks.add(arrow(spot(connection.from()), spot(connection.to())));
            }
        }
        return marks;
    }

    /** Marks in the middle of a connection. */
    private Mark arrow(Spot from, Spot to) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double length = Math.max(1, Math.sqrt(dx * dx + dy * dy));
        double ux = dx / length * NODE_RADIUS / 2;
        double uy = dy / length * NODE_RADIUS / 2;
        Spot middle = new Spot((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
        return new Area(
                List.of(
                        middle.plus(2 * ux, 2 * uy),
                        middle.plus(-ux - 1.5 * uy, -uy + 1.5 * ux),
                        middle.plus(-ux + 1.5 * uy, -uy - 1.5 * ux)),
                palette.wall(),
                "one way");
    }

    private List<Mark> rooms() {
        List<Mark> marks = new ArrayList<>();
        Lettering name = new Lettering(NAME_SIZE, false, palette.ink());
        for (int room = 0; room < level.rooms().size(); room++) {
            Optional<Integer> chain = Optional.ofNullable(chainOf.get(room));
            Spot at = spot(room);
            Colour fill = chain.map(this::colour).orElse(palette.corridor());
            marks.addAll(disc(
                    at, fill, chain.map(number -> Integer.toString(number + 1)).orElse("·")));
            Words id = words(level.rooms().get(room).id(), at.x(), at.y() + NAME_DROP, Anchor.MIDDLE, name);
            marks.add(back(id));
            marks.add(id);
        }
        return marks;
    }

    /** Covers the lines behind a name, so that it can be read. */
    private Mark back(Words words) {
        double half = words.width() / 2 + 2;
        Spot at = words.at();
        return new Area(
                List.of(
                        at.plus(-half, NAME_SIZE / 4),
                        at.plus(half, NAME_SIZE / 4),
                        at.plus(half, -NAME_SIZE * 0.8),
                        at.plus(-half, -NAME_SIZE * 0.8)),
                palette.page().withOpacity(NAME_BACK_OPACITY),
                "");
    }

    private List<Mark> disc(Spot at, Colour fill, String number) {
        List<Spot> circle = new ArrayList<>();
        for (int i = 0; i < CIRCLE_CORNERS; i++) {
            double angle = 2 * StrictMath.PI * i / CIRCLE_CORNERS;
            circle.add(at.plus(NODE_RADIUS * StrictMath.cos(angle), NODE_RADIUS * StrictMath.sin(angle)));
        }
        return List.of(
                new Area(circle, fill, ""),
                new Strokes(List.of(new Stroke(circle, true)), new Pen(palette.wall(), LINE)),
                words(
                        number,
                        at.x(),
                        at.y() + NUMBER_SIZE / 3,
                        Anchor.MIDDLE,
                        new Lettering(NUMBER_SIZE, true, palette.ink())));
    }

    private List<Mark> legend(double left) {
        List<Mark> marks = new ArrayList<>();
        double top = MARGIN + TITLE_HEIGHT + AROUND / 2;
        Lettering lettering = new Lettering(SUBTITLE_SIZE, false, palette.ink());
        for (int chain = 0; chain < chains.size(); chain++) {
            double y = top + chain * ROW_HEIGHT;
            Spot corner = new Spot(left, y - ROW_HEIGHT / 2);
            marks.add(new Area(
                    List.of(
                            corner,
                            corner.plus(ROW_HEIGHT, 0),
                            corner.plus(ROW_HEIGHT, ROW_HEIGHT * 0.7),
                            corner.plus(0, ROW_HEIGHT * 0.7)),
                    colour(chain),
                    ""));
            marks.add(words(text(chain), left + SWATCH_ROOM, y, Anchor.START, lettering));
        }
        return marks;
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

    private double legendWidth() {
        Lettering lettering = new Lettering(SUBTITLE_SIZE, false, palette.ink());
        return SWATCH_ROOM
                + IntStream.range(0, chains.size())
                        .mapToDouble(chain -> words(text(chain), 0, 0, Anchor.START, lettering)
                                .width())
                        .max()
                        .orElse(0);
    }

    private Colour colour(int chain) {
        return palette.floors().get(chain % palette.floors().size());
    }

    private Spot spot(int room) {
        return new Spot(
                MARGIN + AROUND + places.x().get(room) * EDGE,
                TITLE_HEIGHT
                        + MARGIN
                        + AROUND / 2
                        + (places.height() - places.y().get(room)) * EDGE);
    }

    private static Words words(String text, double x, double y, Anchor anchor, Lettering lettering) {
        return new Words(text, new Spot(x, y), anchor, lettering);
    }
}
