package undercroft.puzzle;

import java.util.List;

/**
 * A picture of a puzzle: a list of marks, painted in order. Lengths are in cells, x to the right and y down, with (0, 0) at the
 * top left corner of the board. Marks reach at most half a cell beyond the board.
 */
public record Scene(double width, double height, List<Mark> marks) {

    public Scene {
        marks = List.copyOf(marks);
    }

    /** Something to draw. */
    public sealed interface Mark {}

    /** A filled polygon. */
    public record Area(List<Spot> corners, Ink ink) implements Mark {
        public Area {
            corners = List.copyOf(corners);
        }

        public static Area rectangle(double x, double y, double width, double height, Ink ink) {
            return new Area(
                    List.of(
                            new Spot(x, y),
                            new Spot(x + width, y),
                            new Spot(x + width, y + height),
                            new Spot(x, y + height)),
                    ink);
        }

        /** A whole cell. */
        public static Area cell(int row, int column, Ink ink) {
            return rectangle(column, row, 1, 1, ink);
        }
    }

    /** A line through several places, with round ends. */
    public record Line(List<Spot> spots, double width, Ink ink) implements Mark {
        public Line {
            spots = List.copyOf(spots);
        }
    }

    /** A filled circle. */
    public record Disc(Spot centre, double radius, Ink ink) implements Mark {}

    /**
     * A word centred at a place.
     *
     * @param size the height of a line of text
     */
    public record Label(String text, Spot middle, double size, boolean bold, Ink ink) implements Mark {}

    /** A place. */
    public record Spot(double x, double y) {

        /** The middle of a cell. */
        public static Spot middleOf(int row, int column) {
            return new Spot(column + 0.5, row + 0.5);
        }
    }

    /** The colour of a mark; the theme of the picture defines it. The hues are distinguishable with colour-blindness too. */
    public enum Ink {
        PAGE,
        FLOOR,
        GRID,
        FAINT,
        TEXT,
        WALL,
        ORANGE,
        SKY_BLUE,
        GREEN,
        YELLOW,
        BLUE,
        VERMILION,
        PURPLE,
        PALE_ORANGE,
        PALE_SKY_BLUE,
        PALE_GREEN,
        PALE_YELLOW,
        PALE_BLUE,
        PALE_VERMILION,
        PALE_PURPLE
    }
}
