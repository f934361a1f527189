package undercroft.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import undercroft.graph.Components;

/**
 * A room drawn with characters, one per cell: {@code .} and blank are solid, any other character is floor. Solid cells that the
 * floor encloses are pillars, the others outside. Row 0 is the top line; the origin of the outline is the lower left corner of the
 * drawing.
 */
public final class CellDrawing {

    /** Why a drawing is not a room; row and column point at the offending cell. */
    public sealed interface Fault {
        /** The drawing has no floor. */
        record Nothing() implements Fault {}

        /** Two floor cells touch only at a corner; the lower one is here. */
        record TouchingCorner(int row, int column) implements Fault {}

        /** The floor is in more than one part; this is a cell of another part. */
        record SecondPart(int row, int column) implements Fault {}
    }

    /** The characters of solid cells. */
    private static final String SOLID = ". ";

    private final boolean[][] floor;

    /** Floor and pillars. */
    private final boolean[][] room;

    private final int height;
    private final int width;

    /** @param rows from top to bottom; their lengths may differ */
    public CellDrawing(List<String> rows) {
        height = rows.size();
        width = rows.stream()
                .mapToInt(row -> row.codePointCount(0, row.length()))
                .max()
                .orElse(0);
        floor = new boolean[height][width];
        for (int row = 0; row < height; row++) {
            int[] characters = rows.get(row).codePoints().toArray();
            for (int column = 0; column < characters.length; column++) {
                floor[row][column] = SOLID.indexOf(characters[column]) < 0;
            }
        }
        room = filled();
    }

    /** {@return the lower left corner of a cell} */
    public Point cell(int row, int column) {
        return new Point(column, height - 1 - row);
    }

    /** {@return the pillars by their lower left corners, row by row from above} */
    public List<Point> pillars() {
        return IntStream.range(0, outside())
                .filter(cell -> isRoom(cell / width, cell % width) && !isFloor(cell))
                .mapToObj(cell -> cell(cell / width, cell % width))
                .toList();
    }

    /** {@return the first fault that keeps the drawing from being a room, or nothing} */
    public Optional<Fault> firstFault() {
        return nothing().or(this::touchingCorner).or(this::secondPart);
    }

    /** {@return the corners of the floor, counter-clockwise} The drawing must be without fault. */
    public List<Point> outline() {
        Point start = lowerLeftCorner();
        List<Point> corners = new ArrayList<>(List.of(start));
        Point before = start;
        Point here = next(start);
        while (!here.equals(start)) {
            Point after = next(here);
            if (here.minus(before).cross(after.minus(here)) != 0) {
                corners.add(here);
            }
            before = here;
            here = after;
        }
        return corners;
    }

    /** The corner farthest to the left, and of several the lowest. */
    private Point lowerLeftCorner() {
        return IntStream.range(0, outside())
                .filter(cell -> room[cell / width][cell % width])
                .mapToObj(cell -> cell(cell / width, cell % width))
                .min(Point::compareTo)
                .orElseThrow();
    }

    /** The end of the side of a cell that begins at a point of the border and has the cell on its left and none on its right. */
    private Point next(Point point) {
        int below = height - point.y();
        boolean lowerLeft = isRoom(below, point.x() - 1);
        boolean lowerRight = isRoom(below, point.x());
        boolean upperLeft = isRoom(below - 1, point.x() - 1);
        boolean upperRight = isRoom(below - 1, point.x());
        if (upperRight && !lowerRight) {
            return point.plus(new Point(1, 0));
        }
        if (upperLeft && !upperRight) {
            return point.plus(new Point(0, 1));
        }
        return point.plus(lowerLeft && !upperLeft ? new Point(-1, 0) : new Point(0, -1));
    }

    private Optional<Fault> nothing() {
        return firstCell(this::isFloor).isPresent() ? Optional.empty() : Optional.of(new Fault.Nothing());
    }

    /** Pillars may touch at corners, as long as neither is outside. */
    private Optional<Fault> touchingCorner() {
        for (int row = 1; row < height; row++) {
            for (int column = 1; column < width; column++) {
                boolean onlyFalling = floor[row - 1][column - 1]
                        && floor[row][column]
                        && areSolidAndNotBothPillars(row - 1, column, row, column - 1);
                boolean onlyRising = floor[row - 1][column]
                        && floor[row][column - 1]
                        && areSolidAndNotBothPillars(row - 1, column - 1, row, column);
                if (onlyFalling || onlyRising) {
                    return Optional.of(new Fault.TouchingCorner(row, onlyFalling ? column : column - 1));
                }
            }
        }
        return Optional.empty();
    }

    private boolean areSolidAndNotBothPillars(int row, int column, int otherRow, int otherColumn) {
        return !floor[row][column]
                && !floor[otherRow][otherColumn]
                && !(room[row][column] && room[otherRow][otherColumn]);
    }

    private Optional<Fault> secondPart() {
        Components parts = parts(true);
        int first = firstCell(this::isFloor).orElseThrow();
        return firstCell(cell -> isFloor(cell) && !parts.areConnected(first, cell))
                .map(cell -> new Fault.SecondPart(cell / width, cell % width));
    }

    /** The floor with the solid cells that it encloses. */
    private boolean[][] filled() {
        Components parts = parts(false);
        boolean[][] filled = new boolean[height][width];
        for (int cell = 0; cell < outside(); cell++) {
            filled[cell / width][cell % width] = isFloor(cell) || !parts.areConnected(outside(), cell);
        }
        return filled;
    }

    /**
     * The parts of the floor, or of what is not floor: cells are connected by their sides. What is not floor and lies on the
     * border of the drawing is connected with the outside.
     */
    private Components parts(boolean ofFloor) {
        Components parts = new Components(outside() + 1);
        for (int row = -1; row < height; row++) {
            for (int column = -1; column < width; column++) {
                if (isFloor(row, column) == ofFloor) {
                    joinIfAlike(parts, row, column, row + 1, column);
                    joinIfAlike(parts, row, column, row, column + 1);
                }
            }
        }
        return parts;
    }

    private void joinIfAlike(Components parts, int row, int column, int otherRow, int otherColumn) {
        if (isFloor(row, column) == isFloor(otherRow, otherColumn)) {
            parts.join(number(row, column), number(otherRow, otherColumn));
        }
    }

    /** The number of a cell, row by row, or of the outside. */
    private int number(int row, int column) {
        return isInside(row, column) ? row * width + column : outside();
    }

    /** All that lies beyond the border of the drawing has one number. */
    private int outside() {
        return height * width;
    }

    /** The first cell, row by row, that meets a condition; by its number. */
    private Optional<Integer> firstCell(IntPredicate condition) {
        return IntStream.range(0, outside()).filter(condition).boxed().findFirst();
    }

    private boolean isFloor(int cell) {
        return floor[cell / width][cell % width];
    }

    private boolean isInside(int row, int column) {
        return row >= 0 && row < height && column >= 0 && column < width;
    }

    private boolean isFloor(int row, int column) {
        return isInside(row, column) && floor[row][column];
    }

    private boolean isRoom(int row, int column) {
        return isInside(row, column) && room[row][column];
    }
}
