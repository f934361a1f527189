package undercroft.export;

import java.util.List;

/**
 * A picture, before it is written as SVG or PNG: layers of marks from the lowest to the topmost. Lengths are in pixels, x to
 * the right, y down.
 *
 * @param title what the picture shows, for those who cannot see it
 */
record Drawing(int width, int height, String title, Colour page, List<Layer> layers) {

    Drawing {
        layers = List.copyOf(layers);
    }

    /** Marks that belong together. */
    record Layer(String name, List<Mark> marks) {
        Layer {
            marks = List.copyOf(marks);
        }
    }

    /** Whatever can be put on the page; a writer of pictures must know these and nothing else. */
    sealed interface Mark {}

    /**
     * A filled polygon.
     *
     * @param tooltip what is said where someone points at it, or ""
     */
    record Area(List<Spot> corners, Colour fill, String tooltip) implements Mark {
        Area {
            corners = List.copyOf(corners);
        }
    }

    /** Lines drawn with one pen. */
    record Strokes(List<Stroke> strokes, Pen pen) implements Mark {
        Strokes {
            strokes = List.copyOf(strokes);
        }
    }

    /**
     * A line of text.
     *
     * @param at where its baseline begins or has its middle
     */
    record Words(String text, Spot at, Anchor anchor, Lettering lettering) implements Mark {

        /** As wide as it will be drawn. */
        double width() {
            return StrokeFont.standard().width(text) * lettering.size();
        }

        /** Where its baseline begins. */
        Spot start() {
            return anchor == Anchor.START ? at : at.plus(-width() / 2, 0);
        }
    }

    /** Which spot of a text is given. */
    enum Anchor {
        START,
        MIDDLE
    }

    /** A place on the page. */
    record Spot(double x, double y) {

        Spot plus(double dx, double dy) {
            return new Spot(x + dx, y + dy);
        }
    }

    /** A line through some places, and back to the first where it is closed. */
    record Stroke(List<Spot> spots, boolean closed) {
        Stroke {
            spots = List.copyOf(spots);
        }

        static Stroke between(Spot from, Spot to) {
            return new Stroke(List.of(from, to), false);
        }
    }

    /** What lines are drawn with: a round tip, so that lines end half its width beyond their last spot. */
    record Pen(Colour colour, double width) {}

    /**
     * What texts are written in.
     *
     * @param size of the letters, from one line to the next
     */
    record Lettering(double size, boolean bold, Colour colour) {}
}
