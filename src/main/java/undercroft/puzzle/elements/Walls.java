package undercroft.puzzle.elements;

import java.util.BitSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The walls between neighbouring cells of a board. Those around it and around blocked cells need not be told. */
public final class Walls {

    /** Sides by their numbers. */
    private final BitSet sides;

    private Walls(BitSet sides) {
        this.sides = sides;
    }

    /** No wall anywhere. */
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

    /** The cell that a side is east or south of. */
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

    /** The sides where there is one, in rising order. */
    IntStream sides() {
        return sides.stream();
    }

    /** The same walls but for one side, where one comes or goes. */
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
