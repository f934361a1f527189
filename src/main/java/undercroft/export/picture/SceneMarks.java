package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing;
import undercroft.export.drawing.Drawing.Anchor;
import undercroft.export.drawing.Drawing.Lettering;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Palette;
import undercroft.puzzle.Scene;
import undercroft.puzzle.Scene.Ink;

/**
 * Converts the picture of a puzzle for a page: its cells to pixels, and its inks to the colours of a theme.
 *
 * @param place the place on the page of a spot of the board
 * @param scale pixels for each cell
 */
record SceneMarks(Function<Scene.Spot, Spot> place, double scale, Palette palette) {

    /**
     * The corners of the polygon that approximates a circle: for a circle of 30 pixels the error is a tenth of a pixel.
     */
    private static final int CIRCLE_CORNERS = 40;

    /** From the middle of capital letters down to their baseline, in parts of the font size. */
    private static final double BASELINE = 0.36;

    /** In the order of the hues of the palette. */
    private static final List<Ink> HUES =
            List.of(Ink.ORANGE, Ink.SKY_BLUE, Ink.GREEN, Ink.YELLOW, Ink.BLUE, Ink.VERMILION, Ink.PURPLE);

    private static final List<Ink> PALE_HUES = List.of(
            Ink.PALE_ORANGE,
            Ink.PALE_SKY_BLUE,
            Ink.PALE_GREEN,
            Ink.PALE_YELLOW,
            Ink.PALE_BLUE,
            Ink.PALE_VERMILION,
            Ink.PALE_PURPLE);

    List<Mark> of(List<Scene.Mark> marks) {
        return marks.stream().map(this::of).toList();
    }

    private Mark of(Scene.Mark mark) {
        if (mark instanceof Scene.Area area) {
            return new Drawing.Area(spots(area.corners()), colour(area.ink()), "");
        }
        if (mark instanceof Scene.Line line) {
            return new Drawing.Strokes(
                    List.of(new Stroke(spots(line.spots()), false)), new Pen(colour(line.ink()), line.width() * scale));
        }
        if (mark instanceof Scene.Disc disc) {
            return new Drawing.Area(circle(spot(disc.centre()), disc.radius() * scale), colour(disc.ink()), "");
        }
        Scene.Label label = (Scene.Label) mark;
        double size = label.size() * scale;
        return new Drawing.Words(
                label.text(),
                spot(label.middle()).plus(0, size * BASELINE),
                Anchor.MIDDLE,
                new Lettering(size, label.bold(), colour(label.ink())));
    }

    private List<Spot> spots(List<Scene.Spot> spots) {
        return spots.stream().map(this::spot).toList();
    }

    private Spot spot(Scene.Spot spot) {
        return place.apply(spot);
    }

    private static List<Spot> circle(Spot centre, double radius) {
        List<Spot> corners = new ArrayList<>(CIRCLE_CORNERS);
        for (int i = 0; i < CIRCLE_CORNERS; i++) {
            double angle = 2 * Math.PI * i / CIRCLE_CORNERS;
            corners.add(centre.plus(radius * StrictMath.cos(angle), radius * StrictMath.sin(angle)));
        }
        return corners;
    }

    private Colour colour(Ink ink) {
        return switch (ink) {
            case PAGE -> palette.page();
            case FLOOR -> palette.room();
            case GRID -> palette.grid();
            case FAINT -> palette.faintInk();
            case TEXT -> palette.ink();
            case WALL -> palette.wall();
            case ORANGE, SKY_BLUE, GREEN, YELLOW, BLUE, VERMILION, PURPLE -> Palette.key(HUES.indexOf(ink));
            case PALE_ORANGE, PALE_SKY_BLUE, PALE_GREEN, PALE_YELLOW, PALE_BLUE, PALE_VERMILION, PALE_PURPLE ->
                palette.floors().get(PALE_HUES.indexOf(ink));
        };
    }
}
