package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
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
import undercroft.export.drawing.Legend;
import undercroft.export.drawing.Palette;
import undercroft.export.format.Appearance;
import undercroft.export.picture.NamePlace.Rectangle;
import undercroft.graph.PlanarEmbedding;
import undercroft.graph.RoomGraph;
import undercroft.graph.StraightLineDrawing;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;

/** The graph of a level drawn without crossings. */
public final class GraphPicture {

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
    private static final double LEAST_LEGEND_HEIGHT = 300;
    private static final double NODE_RADIUS = 15;
    private static final double NAME_SIZE = 13;
    private static final double NAME_DROP = 30;
    private static final double LINE = 2.5;
    private static final double CORRIDOR_LINE = 7;
    private static final double SWATCH_HALF_WIDTH = 12;
    private static final double SWATCH_HALF_HEIGHT = 7;
    private static final double NAME_BACK_OPACITY = 0.8;

    /** Where arrows are on connections, in parts of their lengths. */
    private static final double MIDDLE = 0.5;

    private static final double BEYOND_SIGN = 0.7;

    /** The number of corners of the polygon that approximates a circle. */
    private static final int CIRCLE_CORNERS = 32;

    private final Level level;
    private final StraightLineDrawing places;
    private final Palette palette;
    private final GraphLook look;

    private GraphPicture(Level level, StraightLineDrawing places, Palette palette, GraphLook look) {
        this.level = level;
        this.places = places;
        this.palette = palette;
        this.look = look;
    }

    /** {@return a picture of the types of rooms, of locks and of keys} */
    public static Drawing ofTypes(Level level, RoomGraph graph, PlanarEmbedding embedding, Appearance appearance) {
        StraightLineDrawing places = StraightLineDrawing.of(graph, embedding);
        Palette palette = Palette.of(appearance.theme());
        return new GraphPicture(level, places, palette, new TypeLook(level, appearance)).drawn();
    }

    /** {@return a picture of the faces, and of the chains in which the annealing strategy lays the rooms out} */
    public static Drawing ofChains(Level level, RoomGraph graph, PlanarEmbedding embedding, Appearance appearance) {
        StraightLineDrawing places = StraightLineDrawing.of(graph, embedding);
        Palette palette = Palette.of(appearance.theme());
        GraphLook look = new ChainLook(level, graph, embedding, places.outerFace(), palette);
        return new GraphPicture(level, places, palette, look).drawn();
    }

    private Drawing drawn() {
        double mapWidth = places.width() * EDGE + 2 * AROUND;
        double mapHeight = places.height() * EDGE + 2 * AROUND;
        Legend legend = new Legend(palette);
        look.explain(legend);
        Legend.Placed placed =
                legend.placedAt(MARGIN + mapWidth, MARGIN + TITLE_HEIGHT, Math.max(mapHeight, LEAST_LEGEND_HEIGHT));
        int width = (int) Math.ceil(Math.max(LEAST_WIDTH, MARGIN + mapWidth + placed.width() + MARGIN));
        int height = (int) Math.ceil(TITLE_HEIGHT + MARGIN + Math.max(mapHeight, placed.height() + MARGIN));
        List<Spot> spots =
                IntStream.range(0, level.rooms().size()).mapToObj(this::spot).toList();
        List<Layer> layers = new ArrayList<>();
        layers.add(new Layer("title", title()));
        layers.addAll(look.background(spots));
        layers.add(new Layer("connections", connections()));
        layers.add(new Layer("rooms", rooms()));
        layers.add(new Layer("legend", placed.marks()));
        return new Drawing(width, height, "The graph of " + level.name(), palette.page(), layers);
    }

    private List<Mark> title() {
        Lettering large = new Lettering(TITLE_SIZE, true, palette.ink());
        Lettering small = new Lettering(SUBTITLE_SIZE, false, palette.faintInk());
        return List.of(
                new Words(level.name(), new Spot(MARGIN, MARGIN + TITLE_BASELINE), Anchor.START, large),
                new Words(look.subtitle(), new Spot(MARGIN, MARGIN + SUBTITLE_BASELINE), Anchor.START, small));
    }

    private List<Mark> connections() {
        List<Mark> marks = new ArrayList<>();
        for (Connection connection : level.connections()) {
            Spot from = spot(connection.from());
            Spot to = spot(connection.to());
            List<Stroke> stroke = List.of(Stroke.between(from, to));
            marks.add(new Strokes(stroke, new Pen(palette.wall(), connection.hasCorridor() ? CORRIDOR_LINE : LINE)));
            if (connection.hasCorridor()) {
                marks.add(new Strokes(stroke, new Pen(palette.corridor(), CORRIDOR_LINE - LINE)));
            }
            Spot middle = new Spot((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
            List<Mark> sign = look.sign(connection, middle);
            if (connection.oneWay()) {
                // With a sign in the middle, the arrow is nearer to the room that it leads to.
                marks.add(arrow(from, to, sign.isEmpty() ? MIDDLE : BEYOND_SIGN));
            }
            marks.addAll(sign);
        }
        return marks;
    }

    /** Marks a connection at a part of its length. */
    private Mark arrow(Spot from, Spot to, double share) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double length = Math.max(1, Math.sqrt(dx * dx + dy * dy));
        double ux = dx / length * NODE_RADIUS / 2;
        double uy = dy / length * NODE_RADIUS / 2;
        Spot at = from.plus(share * dx, share * dy);
        return new Area(
                List.of(
                        at.plus(2 * ux, 2 * uy),
                        at.plus(-ux - 1.5 * uy, -uy + 1.5 * ux),
                        at.plus(-ux + 1.5 * uy, -uy - 1.5 * ux)),
                palette.wall(),
                "one way");
    }

    private List<Mark> rooms() {
        List<Mark> marks = new ArrayList<>();
        Lettering name = new Lettering(NAME_SIZE, false, palette.ink());
        for (int room = 0; room < level.rooms().size(); room++) {
            Spot at = spot(room);
            marks.addAll(disc(at, look.fill(room)));
            marks.addAll(look.sign(room, at));
            Room shown = level.rooms().get(room);
            String text = shown.label().isEmpty() ? shown.id() : shown.label();
            Words words = new Words(text, at.plus(0, NAME_DROP), Anchor.MIDDLE, name);
            marks.add(back(words));
            marks.add(words);
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

    private List<Mark> disc(Spot at, Colour fill) {
        List<Spot> circle = new ArrayList<>();
        for (int i = 0; i < CIRCLE_CORNERS; i++) {
            double angle = 2 * StrictMath.PI * i / CIRCLE_CORNERS;
            circle.add(at.plus(NODE_RADIUS * StrictMath.cos(angle), NODE_RADIUS * StrictMath.sin(angle)));
        }
        return List.of(
                new Area(circle, fill, ""),
                new Strokes(List.of(new Stroke(circle, true)), new Pen(palette.wall(), LINE)));
    }

    private Spot spot(int room) {
        return new Spot(
                MARGIN + AROUND + places.x().get(room) * EDGE,
                TITLE_HEIGHT
                        + MARGIN
                        + AROUND / 2
                        + (places.height() - places.y().get(room)) * EDGE);
    }

    /** A sample of a colour in a legend. */
    static List<Mark> swatch(Spot middle, Colour colour, Palette palette) {
        List<Spot> corners =
                Rectangle.around(middle, SWATCH_HALF_WIDTH, SWATCH_HALF_HEIGHT).corners();
        return List.of(
                new Area(corners, colour, ""),
                new Strokes(List.of(new Stroke(corners, true)), new Pen(palette.wall(), 1)));
    }
}
