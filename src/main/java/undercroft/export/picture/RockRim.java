package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Region;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.geometry.Point;

/** The rock along the walls of a room with a rough edge: its rim towards the floor is uneven and round. */
record RockRim(MapScale scale) {

    /** How far the rim deviates from the sides of cells, in cells. */
    private static final double UNEVENNESS = 0.2;

    /** How often corners are cut; after two times no corner is seen. */
    private static final int CUTS = 2;

    /** What remains of a side on either end of a corner that is cut (Chaikin 1974). */
    private static final double CUT = 0.25;

    /** The width of the rim, in walls. */
    private static final double RIM = 0.75;

    private static final int PURPOSE_X = 41;
    private static final int PURPOSE_Y = 42;

    /** A rim so far: the contour of the rock, and those parts of it that border on floor. */
    private record Rim(List<Spot> contour, List<Stroke> lines) {}

    /**
     * Draws rock.
     *
     * @param rock cells of the room
     * @param owned all cells of the room; beyond them the rock goes on, and no rim is drawn
     */
    List<Mark> marks(Set<Point> rock, Set<Point> owned, Colour fill, Colour ink) {
        List<List<Spot>> contours = new ArrayList<>();
        List<Stroke> lines = new ArrayList<>();
        for (List<Point> loop : CellLoops.around(rock)) {
            Rim rim = rim(loop, owned);
            contours.add(rim.contour);
            lines.addAll(rim.lines);
        }
        return contours.isEmpty()
                ? List.of()
                : List.of(
                        new Region(contours, fill),
                        new Strokes(lines, new Pen(ink, RIM * WallLines.width(scale.pixelsPerCell()))));
    }

    private Rim rim(List<Point> loop, Set<Point> owned) {
        int size = loop.size();
        int start = 0;
        while (start < size && !(bordersOnFloor(loop, start, owned) && !bordersOnFloor(loop, start - 1, owned))) {
            start++;
        }
        Rim rim = new Rim(new ArrayList<>(), new ArrayList<>());
        List<Spot> chain = new ArrayList<>();
        for (int i = start; i < start + size; i++) {
            Point corner = loop.get(Math.floorMod(i, size));
            if (bordersOnFloor(loop, i, owned)) {
                chain.add(bordersOnFloor(loop, i - 1, owned) ? uneven(corner) : scale.spot(corner));
            } else {
                if (!chain.isEmpty()) {
                    chain.add(scale.spot(corner));
                    end(chain, rim);
                } else {
                    rim.contour.add(scale.spot(corner));
                }
            }
        }
        if (!chain.isEmpty()) {
            chain.add(start < size ? scale.spot(loop.get(start)) : chain.get(0));
            end(chain, rim);
        }
        return rim;
    }

    private static void end(List<Spot> chain, Rim rim) {
        List<Spot> rounded = rounded(chain);
        rim.contour.addAll(rounded);
        rim.lines.add(new Stroke(rounded, false));
        chain.clear();
    }

    /** Whether the side of a contour after its i-th corner has floor beyond it. The rock is on its left. */
    private static boolean bordersOnFloor(List<Point> loop, int i, Set<Point> owned) {
        Point from = loop.get(Math.floorMod(i, loop.size()));
        Point step = loop.get(Math.floorMod(i + 1, loop.size())).minus(from);
        // The cell to the right of a step to the east, north, west or south.
        Point right = new Point(
                step.x() > 0 || step.y() > 0 ? from.x() : from.x() - 1,
                step.y() > 0 || step.x() < 0 ? from.y() : from.y() - 1);
        return owned.contains(right);
    }

    private Spot uneven(Point point) {
        return scale.spot(
                point.x() + UNEVENNESS * (2 * Grain.at(point.x(), point.y(), PURPOSE_X) - 1),
                point.y() + UNEVENNESS * (2 * Grain.at(point.x(), point.y(), PURPOSE_Y) - 1));
    }

    /** A line with its corners cut, between the same ends. */
    private static List<Spot> rounded(List<Spot> line) {
        List<Spot> cut = List.copyOf(line);
        for (int round = 0; round < CUTS; round++) {
            List<Spot> next = new ArrayList<>();
            next.add(cut.get(0));
            for (int i = 0; i + 1 < cut.size(); i++) {
                next.add(between(cut.get(i), cut.get(i + 1), CUT));
                next.add(between(cut.get(i), cut.get(i + 1), 1 - CUT));
            }
            next.add(cut.get(cut.size() - 1));
            cut = next;
        }
        return cut;
    }

    private static Spot between(Spot from, Spot to, double share) {
        return new Spot(from.x() + share * (to.x() - from.x()), from.y() + share * (to.y() - from.y()));
    }
}
