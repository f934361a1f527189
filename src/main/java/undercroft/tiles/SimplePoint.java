package undercroft.tiles;

import java.util.function.IntPredicate;
import undercroft.geometry.Point;

/**
 * Simple points of a floor, as in the thinning of digital pictures (Kong and Rosenfeld, "Digital topology: introduction and
 * survey", 1989): the floor around such a cell hangs together without it. Giving up simple points one after another never cuts a
 * floor in two and never opens a ring.
 */
final class SimplePoint {

    private static final int AROUND = Point.AROUND.size();

    private SimplePoint() {}

    /**
     * Whether a cell of a floor is simple: going around it, the neighbours that share a side with it follow each other over floor
     * with one gap.
     *
     * @param isFloor whether a cell around it is floor, by its place in the order of {@link Point#AROUND}, wherever that begins: even places share a
     *     side with it
     * @return whether the floor can do without the cell
     */
    static boolean isSimple(IntPredicate isFloor) {
        int pieces = 0;
        for (int side = 0; side < AROUND; side += 2) {
            if (isFloor.test(side)) {
                boolean goesOn = isFloor.test(side + 1) && isFloor.test((side + 2) % AROUND);
                pieces += goesOn ? 0 : 1;
            }
        }
        return pieces == 1;
    }
}
