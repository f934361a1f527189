package undercroft.puzzle.elements;

import java.util.BitSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The walls between neighbouring free cells of a board. The border and blocked cells need none. */
public final class Walls {

    /** The numbers of the sides that are walls. */
    private final BitSet sides;

    private Walls(BitSet sides) {
        this.sides = sides;
    }

    /** A board without walls. */
    public static Walls none() {
        return new Walls(new BitSet());
    }

    /** Walls on these sides. */
    static Walls of(Stream<Integer> sides) {
        BitSet walls = new BitSet();
        sides.forEach(walls::set);
        return new Walls(walls);
    }

    /** The number of the side between a cell, counted by rows, and the one east of it. */
    static int east(int cell) {
        return 2 * cell;
    }

    /** The number of the side between a cell, counted by rows, and the one south of it. */
    static int south(int cell) {
        return 2 * cell + 1;
    }

    /** The cell whose east or south side this is. */
    static int cell(int side) {
        return side / 2;
    }

    static boolean isSouth(int side) {
        return side % 2 == 1;
    }

    /** Whether there is a wall on a side. */
    boolean on(int side) {
        return sides.get(side);
    }

    /** The sides that are walls, in ascending order. */
    IntStream sides() {
        return sides.stream();
    }

    /** The same walls with one side changed from wall to passage or back. */
    Walls toggled(int side) {
        BitSet changed = (BitSet) sides.clone();
        changed.flip(side);
        return new Walls(changed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Walls walls && sides.equals(walls.sides);
    }

    @Override
    public int hashCode() {
        return sides.hashCode();
    }

    @Override
    public String toString() {
        return sides.toString();
    }
}
