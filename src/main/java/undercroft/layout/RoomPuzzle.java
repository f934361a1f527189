package undercroft.layout;

import java.util.List;
import undercroft.geometry.Point;
import undercroft.puzzle.Item;
import undercroft.puzzle.PuzzleData;

/**
 * A puzzle on the floor of a room.
 *
 * @param index of the puzzle in the layout
 * @param room index of its room
 * @param origin how it was made
 * @param difficulty the requested difficulty from 0 to 1, rounded to ten-thousandths
 * @param rating the estimated difficulty on the scale of its kind
 * @param corner the lower left corner of the board, in world cells
 * @param data the puzzle itself
 * @param solution the steps of a solution
 */
public record RoomPuzzle(
        int index,
        int room,
        PuzzleOrigin origin,
        double difficulty,
        long rating,
        Point corner,
        PuzzleData data,
        List<Item> solution) {

    /** Difficulties are rounded to ten-thousandths, so that they are short in files and equal after reading. */
    private static final double DIFFICULTY_STEPS = 10_000;

    public RoomPuzzle {
        difficulty = StrictMath.rint(difficulty * DIFFICULTY_STEPS) / DIFFICULTY_STEPS;
        solution = List.copyOf(solution);
    }

    /** {@return the seed that it was made from} */
    public long seed() {
        return origin.seed();
    }

    /** {@return this puzzle with another index} */
    public RoomPuzzle at(int newIndex) {
        return new RoomPuzzle(newIndex, room, origin, difficulty, rating, corner, data, solution);
    }

    /** {@return the puzzle with what version 1 of the format holds} */
    RoomPuzzle plain() {
        return new RoomPuzzle(
                index, room, PuzzleOrigin.ofSeed(origin.seed()), difficulty, rating, corner, data, solution);
    }

    /** Whether version 1 of the format holds all of the puzzle. */
    boolean isPlain() {
        return origin.sample().isEmpty() && origin.settings().isEmpty();
    }

    /** {@return the name of its kind} */
    public String kind() {
        return data.kind();
    }

    /**
     * {@return the lower left corner of a cell of the board, in world cells}
     *
     * @param row from the top of the board
     * @param column from its left
     */
    public Point cell(int row, int column) {
        return new Point(corner.x() + column, corner.y() + data.height() - 1 - row);
    }
}
