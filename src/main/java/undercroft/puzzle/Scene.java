package undercroft.puzzle;

import java.util.ArrayList;
import java.util.List;

/**
 * A picture of a puzzle: a list of marks, painted in order. Lengths are in cells, x to the right and y down, with (0, 0) at the
 * top left corner of the board. Marks reach at most half a cell beyond the board.
 */
public record Scene(double width, double height, List<Mark> marks) {

    public Scene {
        marks = List.copyOf(marks);
    }

    /** The space between the pictures of a strip, in cells: room for a number above each. */
    private static final double STRIP_GAP = 0.8;

    private static final double STRIP_NUMBER = 0.4;

    /**
     * Pictures side by side, in rows, each with its number above it. All of them are about as wide together as high.
     *
     * @param frames at least one, all of the same size
     */
    public static Scene strip(List<Scene> frames) {
        double stepX = frames.get(0).width() + STRIP_GAP;
        double stepY = frames.get(0).height() + STRIP_GAP;
        int columns = (int) StrictMath.ceil(StrictMath.sqrt(frames.size() * stepY / stepX));
        int rows = (frames.size() + columns - 1) / columns;
        List<Mark> marks = new ArrayList<>();
        for (int i = 0; i < frames.size(); i++) {
            int row = i / columns;
            double x = i % columns * stepX;
            double y = row * stepY + STRIP_GAP / 2;
            Spot number = new Spot(x + STRIP_NUMBER / 2, y - STRIP_NUMBER / 2);
            marks.add(new Label(Integer.toString(i + 1), number, STRIP_NUMBER, true, Ink.TEXT));
            frames.get(i).marks.forEach(mark -> marks.add(mark.moved(x, y)));
        }
        return new Scene(
                StrictMath.min(columns, frames.size()) * stepX - STRIP_GAP, rows * stepY - STRIP_GAP / 2, marks);
    }

    /** Something to draw. */
    public sealed interface Mark {

        /** {@return the same mark, some cells farther to the right and down} */
        Mark moved(double right, double down);
    }

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

        @Override
        public Area moved(double right, double down) {
            return new Area(Spot.moved(corners, right, down), ink);
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

        @Override
        public Line moved(double right, double down) {
            return new Line(Spot.moved(spots, right, down), width, ink);
        }
    }

    /** A filled circle. */
    public record Disc(Spot centre, double radius, Ink ink) implements Mark {

        @Override
        public Disc moved(double right, double down) {
            return new Disc(centre.moved(right, down), radius, ink);
        }
    }

    /**
     * A word centred at a place.
     *
     * @param size the height of a line of text
     */
    public record Label(String text, Spot middle, double size, boolean bold, Ink ink) implements Mark {

        @Override
        public Label moved(double right, double down) {
            return new Label(text, middle.moved(right, down), size, bold, ink);
        }
    }

    /** A place. */
    public record Spot(double x, double y) {

        /** The middle of a cell. */
        public static Spot middleOf(int row, int column) {
            return new Spot(column + 0.5, row + 0.5);
        }

        /** {@return the place some cells farther to the right and down} */
        public Spot moved(double right, double down) {
            return new Spot(x + right, y + down);
        }

        private static List<Spot> moved(List<Spot> spots, double right, double down) {
            return spots.stream().map(spot -> spot.moved(right, down)).toList();
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
