package undercroft.puzzle;

import java.util.List;

/**
 * A picture of a puzzle: marks from the lowest to the topmost. Lengths are in cells, x to the right, y down, (0, 0) the top
 * left corner of the board; marks stay on the board but for half a cell around it.
 *
 * @param width of the board, in cells
 * @param height of the board, in cells
 */
public record Scene(double width, double height, List<Mark> marks) {

    public Scene {
        marks = List.copyOf(marks);
    }

    /** Whatever can be drawn. */
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

        /** The whole of one cell. */
        public static Area cell(int row, int column, Ink ink) {
            return rectangle(column, row, 1, 1, ink);
        }
    }

    /** A line through some places, with round ends. */
    public record Line(List<Spot> spots, double width, Ink ink) implements Mark {
        public Line {
            spots = List.copyOf(spots);
        }
    }

    /** A filled circle. */
    public record Disc(Spot centre, double radius, Ink ink) implements Mark {}

    /**
     * A word with its middle at a place.
     *
     * @param size of the letters, from one line to the next
     */
    public record Label(String text, Spot middle, double size, boolean bold, Ink ink) implements Mark {}

    /** A place. */
    public record Spot(double x, double y) {

        /** The middle of a cell. */
        public static Spot middleOf(int row, int column) {
            return new Spot(column + 0.5, row + 0.5);
        }
    }

    /** What marks are drawn in; the theme of the picture gives the colour. Hues can be told apart by every eye. */
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
