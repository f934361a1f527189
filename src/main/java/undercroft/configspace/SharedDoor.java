package undercroft.configspace;

import java.util.ArrayList;
import java.util.List;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.template.DoorRun;

/**
 * A door that two placed shapes share.
 *
 * @param at in world cells, along the first shape's counter-clockwise outline
 * @param socket the common socket, or ""
 */
public record SharedDoor(Segment at, String socket) {

    /**
     * {@return every door that shape A and shape B share; none if the offset between them is in no configuration space}
     *
     * @param placeOfA the position of A's lower left corner
     * @param placeOfB the position of B's lower left corner
     */
    public static List<SharedDoor> between(Shape a, Point placeOfA, Shape b, Point placeOfB, Passage passage) {
        List<SharedDoor> shared = new ArrayList<>();
        for (DoorRun ofA : a.doors()) {
            for (DoorRun ofB : b.doors()) {
                if (ConfigurationSpace.match(ofA, ofB, passage)) {
                    addShared(
                            shared,
                            ofA,
                            ofA.first().plus(placeOfA),
                            ofB,
                            ofB.first().plus(placeOfB));
                }
            }
        }
        return shared.stream().distinct().toList();
    }

    /**
     * The k-th door of A is the j-th of B if k + j is the number of steps from the end of A's first door to the start
     * of B's first.
     */
    private static void addShared(List<SharedDoor> shared, DoorRun ofA, Point firstOfA, DoorRun ofB, Point firstOfB) {
        Point step = ofA.step();
        Point between = firstOfB.minus(firstOfA.plus(step.times(ofA.length())));
        if (between.cross(step) != 0) {
            return;
        }
        // The step is primitive, so a parallel lattice vector is an integer multiple of it.
        int sum = (int) (between.dot(step) / step.dot(step));
        for (int k = Math.max(0, sum - ofB.count() + 1); k <= Math.min(ofA.count() - 1, sum); k++) {
            Point from = firstOfA.plus(step.times(k));
            shared.add(new SharedDoor(new Segment(from, from.plus(step.times(ofA.length()))), ofA.socket()));
        }
    }
}
