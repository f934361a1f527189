package undercroft.export.drawing;

import java.util.List;

/**
 * A picture before it is written as SVG or PNG: layers of marks, the lowest first. Lengths are in pixels, x to the
 * right and y down.
 *
 * @param title describes the picture, also to screen readers
 */
public record Drawing(int width, int height, String title, Colour page, List<Layer> layers) {

    public Drawing {
        layers = List.copyOf(layers);
    }

    /** Marks that belong together. */
    public record Layer(String name, List<Mark> marks) {
        public Layer {
            marks = List.copyOf(marks);
        }
    }

    /** Everything that can be drawn: a writer of pictures has to know these five. */
    public sealed interface Mark {}

    /**
     * A filled polygon.
     *
     * @param tooltip shown when someone points at it, or ""
     */
    public record Area(List<Spot> corners, Colour fill, String tooltip) implements Mark {
        public Area {
            corners = List.copyOf(corners);
        }
    }

    /**
     * A filled region within several polygons. What two of them cover in opposite directions is left out: a hole runs
     * against the outline around it.
     */
    public record Region(List<List<Spot>> contours, Colour fill) implements Mark {
        public Region {
            contours = contours.stream().map(List::copyOf).toList();
        }
    }

    /**
     * Marks of which only the part within some polygons is visible.
     *
     * @param name that no other in the drawing has
     */
    public record Clipped(String name, List<List<Spot>> contours, List<Mark> marks) implements Mark {
        public Clipped {
            contours = contours.stream().map(List::copyOf).toList();
            marks = List.copyOf(marks);
        }
    }

    /** Lines drawn with one pen. */
    public record Strokes(List<Stroke> strokes, Pen pen) implements Mark {
        public Strokes {
            strokes = List.copyOf(strokes);
        }
    }

    /**
     * A line of text.
     *
     * @param at where its baseline begins or, with {@link Anchor#MIDDLE}, has its middle
     */
    public record Words(String text, Spot at, Anchor anchor, Lettering lettering) implements Mark {

        /** The width of the text as drawn. */
        public double width() {
            return StrokeFont.standard().width(text) * lettering.size();
        }

        /** Where its baseline begins. */
        public Spot start() {
            return anchor == Anchor.START ? at : at.plus(-width() / 2, 0);
        }
    }

    /** The point of a text whose place is given. */
    public enum Anchor {
        START,
        MIDDLE
    }

    /** A place on the page. */
    public record Spot(double x, double y) {

        public Spot plus(double dx, double dy) {
            return new Spot(x + dx, y + dy);
        }
    }

    /** A line through some places; a closed one returns to the first. */
    public record Stroke(List<Spot> spots, boolean closed) {
        public Stroke {
            spots = List.copyOf(spots);
        }

        public static Stroke between(Spot from, Spot to) {
            return new Stroke(List.of(from, to), false);
        }
    }

    /** Draws lines with a round tip, so that they end half its width beyond their last spot. */
    public record Pen(Colour colour, double width) {}

    /**
     * The style of a text.
     *
     * @param size the font size, in pixels
     */
    public record Lettering(double size, boolean bold, Colour colour) {}
}
