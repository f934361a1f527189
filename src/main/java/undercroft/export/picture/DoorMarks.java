package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Anchor;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Lettering;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.export.drawing.Drawing.Words;
import undercroft.export.drawing.Palette;
import undercroft.export.picture.NamePlace.Rectangle;

/**
 * The signs at doors: an arrow for a one-way door, an S for a secret one, and for a locked door a padlock in the colour
 * of its key.
 *
 * @param size the longer side of a sign, in pixels
 */
record DoorMarks(Palette palette, double size) {

    private static final double SMALLEST = 8;
    private static final double LARGEST = 20;

    /** The size of a sign in cells: it fits into a gap of one cell, and an arrow reaches a little into both rooms. */
    private static final double SHARE_OF_CELL = 0.8;

    private static final int DISC_CORNERS = 24;

    /** Half the height of a capital, in parts of the font size. */
    private static final double HALF_CAPITAL = 0.36;

    /** The number of chords that form the shackle of a padlock. */
    private static final int SHACKLE_CHORDS = 12;

    static DoorMarks at(double pixelsPerCell, Palette palette) {
        return new DoorMarks(palette, Math.min(LARGEST, Math.max(SMALLEST, SHARE_OF_CELL * pixelsPerCell)));
    }

    /** A sign on the page: its marks and the space that it takes. */
    record Sign(List<Mark> marks, Rectangle space) {}

    /**
     * An arrow.
     *
     * @param middle of the arrow
     * @param alongX the direction it points in, a vector of length 1
     */
    Sign arrow(Spot middle, double alongX, double alongY) {
        double half = size * 0.75;
        double head = size * 0.5;
        double headWidth = size * 0.36;
        Spot tail = middle.plus(-alongX * half, -alongY * half);
        Spot tip = middle.plus(alongX * half, alongY * half);
        Spot neck = tip.plus(-alongX * head, -alongY * head);
        List<Spot> triangle = List.of(
                tip,
                neck.plus(-alongY * headWidth, alongX * headWidth),
                neck.plus(alongY * headWidth, -alongX * headWidth));
        Stroke shaft = Stroke.between(tail, neck);
        double thickness = size * 0.16;
        // A rim in the colour of the page sets the arrow off from floors and walls of any colour.
        double rim = Math.max(2, size * 0.2);
        List<Mark> marks = List.of(
                new Strokes(List.of(shaft), new Pen(palette.page(), thickness + rim)),
                new Strokes(List.of(new Stroke(triangle, true)), new Pen(palette.page(), rim)),
                new Strokes(List.of(shaft), new Pen(palette.ink(), thickness)),
                new Area(triangle, palette.ink(), ""));
        double reachX = Math.abs(alongX) * half + Math.abs(alongY) * headWidth + rim / 2;
        double reachY = Math.abs(alongY) * half + Math.abs(alongX) * headWidth + rim / 2;
        return new Sign(marks, Rectangle.around(middle, reachX, reachY));
    }

    /** A padlock. */
    Sign padlock(Spot middle, Colour key, String tooltip) {
        double halfWidth = size * 0.4;
        double halfHeight = size * 0.5;
        double bodyTop = middle.y() - size * 0.08;
        double rim = Math.max(1, size * 0.09);
        List<Spot> body = new Rectangle(
                        middle.x() - halfWidth, bodyTop, middle.x() + halfWidth, middle.y() + halfHeight)
                .corners();
        double keyhole = size * 0.13;
        Spot hole = new Spot(middle.x(), (bodyTop + middle.y() + halfHeight) / 2);
        Colour dark = Palette.LIGHT.ink();
        List<Mark> marks = new ArrayList<>();
        marks.add(new Strokes(List.of(new Stroke(body, true)), new Pen(palette.page(), rim * 3.5)));
        marks.add(new Strokes(List.of(shackle(middle, bodyTop)), new Pen(palette.page(), size * 0.13 + rim * 2.5)));
        marks.add(new Strokes(List.of(shackle(middle, bodyTop)), new Pen(palette.ink(), size * 0.13)));
        marks.add(new Area(body, key, tooltip));
        marks.add(new Strokes(List.of(new Stroke(body, true)), new Pen(dark, rim)));
        marks.add(new Strokes(
                List.of(Stroke.between(hole.plus(0, -keyhole / 2), hole.plus(0, keyhole / 2))),
                new Pen(dark, keyhole)));
        return new Sign(marks, Rectangle.around(middle, halfWidth + rim, halfHeight + rim));
    }

    /** The letter that marks secret doors on maps of old. */
    Sign secret(Spot middle) {
        double radius = size * 0.5;
        List<Mark> marks = new ArrayList<>(disc(middle, "secret"));
        double letter = size * 0.85;
        Lettering lettering = new Lettering(letter, true, palette.ink());
        marks.add(new Words("S", middle.plus(0, letter * HALF_CAPITAL), Anchor.MIDDLE, lettering));
        return new Sign(marks, Rectangle.around(middle, radius, radius));
    }

    /** A disc that sets a sign off from floors and walls of any colour. */
    List<Mark> disc(Spot middle, String tooltip) {
        double radius = size * 0.5;
        List<Spot> disc = new ArrayList<>();
        for (int i = 0; i < DISC_CORNERS; i++) {
            double angle = 2 * StrictMath.PI * i / DISC_CORNERS;
            disc.add(middle.plus(radius * StrictMath.cos(angle), radius * StrictMath.sin(angle)));
        }
        return List.of(new Area(disc, palette.page(), tooltip));
    }

    private Stroke shackle(Spot middle, double bodyTop) {
        double radius = size * 0.24;
        double archBottom = bodyTop - size * 0.12;
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot(middle.x() - radius, bodyTop));
        for (int i = 0; i <= SHACKLE_CHORDS; i++) {
            double angle = StrictMath.PI * (1 - (double) i / SHACKLE_CHORDS);
            spots.add(
                    new Spot(middle.x() + radius * StrictMath.cos(angle), archBottom - radius * StrictMath.sin(angle)));
        }
        spots.add(new Spot(middle.x() + radius, bodyTop));
        return new Stroke(spots, false);
    }
}
