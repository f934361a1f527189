package undercroft.export.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;

/**
 * The rock around rooms, hatched as on maps drawn by hand: patches of parallel lines, each in a direction of its own. A
 * patch is the Voronoi cell of a point of a disturbed lattice.
 */
final class RockHatching {

    /** Lengths are in cells. */
    private static final double BAND = 1.4;

    /** Some patches lie farther out, so that the rim of the hatching is ragged. */
    private static final double RAGGED = 0.4;

    /** The reach of the darker ground under the hatching. */
    private static final double SHADE = 1.1;

    private static final double SPACING = 0.95;

    /** In pixels: finer patches look grey. */
    private static final double LEAST_SPACING = 9;

    private static final double SHADE_OPACITY = 0.55;

    private static final int LINES = 4;

    /** Patches are cut off by the patches at most this many lattice points away. */
    private static final int NEIGHBOURS = 2;

    /** How far points lie from their places in the lattice, in parts of its spacing. */
    private static final double DISTURBANCE = 0.8;

    /** Between the ends of lines of two patches, in parts of the spacing. */
    private static final double GAP = 0.06;

    private static final double PEN_SHARE = 0.055;
    private static final double THINNEST_PEN = 0.7;

    private static final int PURPOSE_X = 1;
    private static final int PURPOSE_Y = 2;
    private static final int PURPOSE_ANGLE = 3;
    private static final int PURPOSE_RIM = 4;

    private final MapScale scale;
    private final double spacing;
    private final int columns;
    private final int rows;

    /** The squared distance of each point from the nearest wall, in pixels. */
    private final double[] distance;

    private RockHatching(Layout layout, MapScale scale) {
        this.scale = scale;
        this.spacing = Math.max(LEAST_SPACING, SPACING * scale.pixelsPerCell());
        this.columns = (int) (scale.width() / spacing) + 1;
        this.rows = (int) (scale.height() / spacing) + 1;
        this.distance = new double[columns * rows];
        Arrays.fill(distance, Double.MAX_VALUE);
        for (PlacedRoom room : layout.rooms()) {
            List<Spot> outline = scale.spots(room.outline());
            for (int i = 0; i < outline.size(); i++) {
                measure(outline.get(i), outline.get((i + 1) % outline.size()));
            }
        }
    }

    /** The hatching of a layout; floors are to be drawn over it. */
    static List<Mark> of(Layout layout, MapScale scale, MapStyle style) {
        RockHatching hatching = new RockHatching(layout, scale);
        List<Stroke> outlines = layout.rooms().stream()
                .map(room -> new Stroke(scale.spots(room.outline()), true))
                .toList();
        double width = 2 * SHADE * scale.pixelsPerCell();
        double pen = Math.max(THINNEST_PEN, PEN_SHARE * scale.pixelsPerCell());
        return List.of(
                new Strokes(outlines, new Pen(style.rock().withOpacity(SHADE_OPACITY), width)),
                new Strokes(hatching.strokes(), new Pen(style.hatch(), pen)));
    }

    private void measure(Spot from, Spot to) {
        double reach = (BAND + RAGGED) * scale.pixelsPerCell() + spacing;
        int left = column(Math.min(from.x(), to.x()) - reach);
        int right = column(Math.max(from.x(), to.x()) + reach);
        int top = row(Math.min(from.y(), to.y()) - reach);
        int bottom = row(Math.max(from.y(), to.y()) + reach);
        for (int row = top; row <= bottom; row++) {
            for (int column = left; column <= right; column++) {
                int at = row * columns + column;
                distance[at] = Math.min(distance[at], squaredDistance(point(column, row), from, to));
            }
        }
    }

    private int column(double x) {
        return (int) Math.max(0, Math.min(columns - 1.0, (x - scale.left()) / spacing));
    }

    private int row(double y) {
        return (int) Math.max(0, Math.min(rows - 1.0, (y - scale.top()) / spacing));
    }

    private Spot point(int column, int row) {
        return new Spot(
                scale.left() + (column + 0.5 + DISTURBANCE * (Grain.at(column, row, PURPOSE_X) - 0.5)) * spacing,
                scale.top() + (row + 0.5 + DISTURBANCE * (Grain.at(column, row, PURPOSE_Y) - 0.5)) * spacing);
    }

    private static double squaredDistance(Spot spot, Spot from, Spot to) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double share = ((spot.x() - from.x()) * dx + (spot.y() - from.y()) * dy) / (dx * dx + dy * dy);
        double within = Math.max(0, Math.min(1, share));
        double offX = from.x() + within * dx - spot.x();
        double offY = from.y() + within * dy - spot.y();
        return offX * offX + offY * offY;
    }

    private List<Stroke> strokes() {
        List<Stroke> strokes = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                double reach = (BAND + RAGGED * (2 * Grain.at(column, row, PURPOSE_RIM) - 1)) * scale.pixelsPerCell();
                if (distance[row * columns + column] <= reach * reach) {
                    addPatch(column, row, strokes);
                }
            }
        }
        return strokes;
    }

    private void addPatch(int column, int row, List<Stroke> strokes) {
        Spot middle = point(column, row);
        double angle = StrictMath.PI * Grain.at(column, row, PURPOSE_ANGLE);
        double alongX = StrictMath.cos(angle);
        double alongY = StrictMath.sin(angle);
        double gap = spacing / LINES;
        for (int line = -LINES / 2; line <= LINES / 2; line++) {
            Spot start = middle.plus(-alongY * line * gap, alongX * line * gap);
            addLine(start, alongX, alongY, column, row, strokes);
        }
    }

    /** Adds the part of a line that is nearer to its patch's point than to those of other patches. */
    private void addLine(Spot start, double alongX, double alongY, int column, int row, List<Stroke> strokes) {
        Spot middle = point(column, row);
        double from = -spacing;
        double to = spacing;
        for (int down = -NEIGHBOURS; down <= NEIGHBOURS; down++) {
            for (int across = -NEIGHBOURS; across <= NEIGHBOURS; across++) {
                if (down == 0 && across == 0) {
                    continue;
                }
                Spot other = point(column + across, row + down);
                double dx = other.x() - middle.x();
                double dy = other.y() - middle.y();
                // Nearer to the middle where start + t · along, less the point halfway, looks away from the other
                // point.
                double slope = alongX * dx + alongY * dy;
                double room = ((middle.x() + other.x()) / 2 - start.x()) * dx
                        + ((middle.y() + other.y()) / 2 - start.y()) * dy;
                if (slope > 0) {
                    to = Math.min(to, room / slope);
                } else if (slope < 0) {
                    from = Math.max(from, room / slope);
                } else if (room < 0) {
                    return;
                }
            }
        }
        // A little space between patches keeps them apart.
        double space = spacing * GAP;
        if (to - from > 3 * space) {
            strokes.add(Stroke.between(
                    start.plus(alongX * (from + space), alongY * (from + space)),
                    start.plus(alongX * (to - space), alongY * (to - space))));
        }
    }
}
