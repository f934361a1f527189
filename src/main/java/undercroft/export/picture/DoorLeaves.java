package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.export.picture.NamePlace.Rectangle;

/**
 * The leaves of doors, seen from above: open ones stand in the room that they open into, closed ones fill the gap in the
 * wall.
 *
 * @param pixelsPerCell the scale of the map
 */
record DoorLeaves(double pixelsPerCell, Colour leaf, Colour ink) {

    /** Lengths are in cells. */
    private static final double THICKNESS = 0.15;

    private static final double THINNEST = 2;
    private static final double THICKEST = 5;

    /** A wider gap has two leaves. */
    private static final double WIDEST_LEAF = 1.5;

    /** Leaves are no longer than this, in cells, even in very wide gaps. */
    private static final double LONGEST_LEAF = 1.4;

    /** How far an open leaf is turned from the wall, in degrees. */
    private static final double AJAR = 72;

    /** The bars of a barred door: their number, and their width in thicknesses of the leaf. */
    private static final int BARS = 2;

    private static final double BAR = 0.55;

    /** A gap in a wall on the page, and a vector of length 1 out of one room into the other. */
    record Gap(Spot from, Spot to, double outX, double outY) {

        double length() {
            return StrictMath.hypot(to.x() - from.x(), to.y() - from.y());
        }

        double alongX() {
            return (to.x() - from.x()) / length();
        }

        double alongY() {
            return (to.y() - from.y()) / length();
        }

        Spot middle() {
            return new Spot((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
        }

        Gap intoTheOther() {
            return new Gap(from, to, -outX, -outY);
        }

        /** The other end first. */
        private Gap reversed() {
            return new Gap(to, from, outX, outY);
        }
    }

    private double thickness() {
        return Math.max(THINNEST, Math.min(THICKEST, THICKNESS * pixelsPerCell));
    }

    /** One or two leaves ajar. */
    List<Mark> open(Gap gap) {
        boolean isDouble = gap.length() > WIDEST_LEAF * pixelsPerCell;
        List<Mark> marks = new ArrayList<>(ajar(gap, isDouble));
        if (isDouble) {
            marks.addAll(ajar(gap.reversed(), true));
        }
        return marks;
    }

    /** The space that open leaves take. */
    Rectangle openSpace(Gap gap) {
        double reach = leafLength(gap, gap.length() > WIDEST_LEAF * pixelsPerCell) + thickness();
        Spot far = gap.middle().plus(gap.outX * reach, gap.outY * reach);
        double along = gap.length() / 2;
        double besideX = Math.abs(gap.alongX()) * along + thickness();
        double besideY = Math.abs(gap.alongY()) * along + thickness();
        Spot near = gap.middle();
        return new Rectangle(
                Math.min(near.x(), far.x()) - besideX,
                Math.min(near.y(), far.y()) - besideY,
                Math.max(near.x(), far.x()) + besideX,
                Math.max(near.y(), far.y()) + besideY);
    }

    private double leafLength(Gap gap, boolean isDouble) {
        return Math.min(LONGEST_LEAF * pixelsPerCell, gap.length() / (isDouble ? 2 : 1)) - thickness() / 2;
    }

    private List<Mark> ajar(Gap gap, boolean isDouble) {
        double length = leafLength(gap, isDouble);
        double angle = StrictMath.toRadians(AJAR);
        double x = gap.alongX() * StrictMath.cos(angle) + gap.outX * StrictMath.sin(angle);
        double y = gap.alongY() * StrictMath.cos(angle) + gap.outY * StrictMath.sin(angle);
        return plank(gap.from, gap.from.plus(x * length, y * length), leaf);
    }

    /** A leaf or two that fill the gap. */
    List<Mark> closed(Gap gap, Colour colour) {
        List<Mark> marks = new ArrayList<>(plank(gap.from, gap.to, colour));
        if (gap.length() > WIDEST_LEAF * pixelsPerCell) {
            double half = thickness() / 2;
            Spot middle = gap.middle();
            marks.add(new Strokes(
                    List.of(Stroke.between(
                            middle.plus(-gap.outX * half, -gap.outY * half),
                            middle.plus(gap.outX * half, gap.outY * half))),
                    outline()));
        }
        return marks;
    }

    /** Bars across a closed door, on the side that it can be opened from. */
    List<Mark> bars(Gap gap) {
        List<Stroke> strokes = new ArrayList<>();
        double inset = gap.length() / (2 * (BARS + 1));
        for (int bar = 1; bar <= BARS; bar++) {
            double off = thickness() * (0.5 + bar * 2 * BAR);
            strokes.add(Stroke.between(
                    gap.from.plus(gap.alongX() * inset - gap.outX * off, gap.alongY() * inset - gap.outY * off),
                    gap.to.plus(-gap.alongX() * inset - gap.outX * off, -gap.alongY() * inset - gap.outY * off)));
        }
        return List.of(new Strokes(strokes, new Pen(ink, thickness() * BAR)));
    }

    /** A wall with a line through it where nobody expects a door. */
    List<Mark> secret(Gap gap, double wallWidth) {
        Pen wall = new Pen(ink, wallWidth);
        Pen seam = new Pen(leaf, Math.max(1, wallWidth / 3));
        List<Stroke> across = List.of(Stroke.between(gap.from, gap.to));
        return List.of(new Strokes(across, wall), new Strokes(across, seam));
    }

    private List<Mark> plank(Spot from, Spot to, Colour colour) {
        double length = StrictMath.hypot(to.x() - from.x(), to.y() - from.y());
        double sideX = -(to.y() - from.y()) / length * thickness() / 2;
        double sideY = (to.x() - from.x()) / length * thickness() / 2;
        List<Spot> corners = List.of(
                from.plus(sideX, sideY), to.plus(sideX, sideY), to.plus(-sideX, -sideY), from.plus(-sideX, -sideY));
        return List.of(new Area(corners, colour, ""), new Strokes(List.of(new Stroke(corners, true)), outline()));
    }

    private Pen outline() {
        return new Pen(ink, Math.max(1, thickness() / 4));
    }
}
