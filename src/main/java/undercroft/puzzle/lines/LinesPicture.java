package undercroft.puzzle.lines;

import java.util.ArrayList;
import java.util.List;
import undercroft.puzzle.Scene;
import undercroft.puzzle.Scene.Area;
import undercroft.puzzle.Scene.Disc;
import undercroft.puzzle.Scene.Ink;
import undercroft.puzzle.Scene.Label;
import undercroft.puzzle.Scene.Mark;
import undercroft.puzzle.Scene.Spot;

/** Draws a puzzle as a picture: a grid, numbers and dots. The lines of a solution are broad bands below them. */
final class LinesPicture {

    private static final double GRID_WIDTH = 0.03;
    private static final double BAND_WIDTH = 0.7;
    private static final double DOT_RADIUS = 0.12;
    private static final double NUMBER_SIZE = 0.62;

    /** Colours of the bands. Consecutive bands differ in colour; their round ends separate others. */
    private static final List<Ink> BANDS = List.of(
            Ink.PALE_ORANGE,
            Ink.PALE_SKY_BLUE,
            Ink.PALE_GREEN,
            Ink.PALE_YELLOW,
            Ink.PALE_BLUE,
            Ink.PALE_VERMILION,
            Ink.PALE_PURPLE);

    private final LinesPuzzle puzzle;
    private final List<Mark> marks = new ArrayList<>();

    private LinesPicture(LinesPuzzle puzzle) {
        this.puzzle = puzzle;
    }

    /** Draws a puzzle with some lines of a solution. */
    static Scene of(LinesPuzzle puzzle, List<Line> lines) {
        LinesPicture picture = new LinesPicture(puzzle);
        picture.addFloor();
        picture.addGrid();
        picture.addBands(lines);
        picture.addContents();
        return new Scene(puzzle.width(), puzzle.height(), picture.marks);
    }

    private boolean isOpen(int row, int column) {
        return row >= 0
                && row < puzzle.height()
                && column >= 0
                && column < puzzle.width()
                && puzzle.at(row, column) != LinesPuzzle.BLOCKED;
    }

    private void addFloor() {
        for (int row = 0; row < puzzle.height(); row++) {
            for (int column = 0; column < puzzle.width(); column++) {
                int first = column;
                while (isOpen(row, column)) {
                    column++;
                }
                if (column > first) {
                    marks.add(Area.rectangle(first, row, column - first, 1, Ink.FLOOR));
                }
            }
        }
    }

    /** Adds the sides of open cells, joined into long lines. Sides next to a wall or the outside are thicker. */
    private void addGrid() {
        for (Side side : List.of(Side.INNER, Side.EDGE)) {
            for (int row = 0; row <= puzzle.height(); row++) {
                for (int column = 0; column < puzzle.width(); column++) {
                    int first = column;
                    while (side(isOpen(row - 1, column), isOpen(row, column)) == side) {
                        column++;
                    }
                    addSide(side, new Spot(first, row), new Spot(column, row));
                }
            }
            for (int column = 0; column <= puzzle.width(); column++) {
                for (int row = 0; row < puzzle.height(); row++) {
                    int first = row;
                    while (side(isOpen(row, column - 1), isOpen(row, column)) == side) {
                        row++;
                    }
                    addSide(side, new Spot(column, first), new Spot(column, row));
                }
            }
        }
    }

    /** The kind of line between two cells. */
    private enum Side {
        NONE,
        INNER,
        EDGE
    }

    private static Side side(boolean openBefore, boolean openAfter) {
        if (openBefore && openAfter) {
            return Side.INNER;
        }
        return openBefore || openAfter ? Side.EDGE : Side.NONE;
    }

    private void addSide(Side side, Spot from, Spot to) {
        if (!from.equals(to)) {
            boolean edge = side == Side.EDGE;
            marks.add(
                    new Scene.Line(List.of(from, to), edge ? 2 * GRID_WIDTH : GRID_WIDTH, edge ? Ink.WALL : Ink.GRID));
        }
    }

    private void addBands(List<Line> lines) {
        for (int index = 0; index < lines.size(); index++) {
            Line line = lines.get(index);
            Ink ink = BANDS.get(index % BANDS.size());
            Spot first = Spot.middleOf(line.r0(), line.c0());
            Spot last = Spot.middleOf(line.r1(), line.c1());
            marks.add(
                    first.equals(last)
                            ? new Disc(first, BAND_WIDTH / 2, ink)
                            : new Scene.Line(List.of(first, last), BAND_WIDTH, ink));
        }
    }

    private void addContents() {
        for (int row = 0; row < puzzle.height(); row++) {
            for (int column = 0; column < puzzle.width(); column++) {
                char content = puzzle.at(row, column);
                Spot middle = Spot.middleOf(row, column);
                if (content == LinesPuzzle.DOT) {
                    marks.add(new Disc(middle, DOT_RADIUS, Ink.TEXT));
                } else if (LinesPuzzle.isNumber(content)) {
                    marks.add(new Label(String.valueOf(content), middle, NUMBER_SIZE, true, Ink.TEXT));
                }
            }
        }
    }
}
