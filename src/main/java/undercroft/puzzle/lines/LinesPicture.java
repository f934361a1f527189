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

/** A puzzle as a picture: a grid to draw on, numbers and dots; lines of a solution are broad bands under these. */
final class LinesPicture {

    private static final double GRID_WIDTH = 0.03;
    private static final double BAND_WIDTH = 0.7;
    private static final double DOT_RADIUS = 0.12;
    private static final double NUMBER_SIZE = 0.62;

    /** Neighbours in reading order differ; a band is told from the next one by its round ends besides. */
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

    /** The picture with these lines drawn in. */
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
                if (isOpen(row, column)) {
                    marks.add(Area.cell(row, column, Ink.FLOOR));
                }
            }
        }
    }

    /** The sides of open cells; those towards a wall or the outside in the wall's ink. */
    private void addGrid() {
        for (int row = 0; row <= puzzle.height(); row++) {
            for (int column = 0; column <= puzzle.width(); column++) {
                addSide(isOpen(row - 1, column), isOpen(row, column), column, row, column + 1, row);
                addSide(isOpen(row, column - 1), isOpen(row, column), column, row, column, row + 1);
            }
        }
    }

    private void addSide(boolean openBefore, boolean openAfter, int x0, int y0, int x1, int y1) {
        if (openBefore || openAfter) {
            boolean edge = openBefore != openAfter;
            List<Spot> ends = List.of(new Spot(x0, y0), new Spot(x1, y1));
            marks.add(new Scene.Line(ends, edge ? 2 * GRID_WIDTH : GRID_WIDTH, edge ? Ink.WALL : Ink.GRID));
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
