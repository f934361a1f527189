package undercroft.filling;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.template.DoorRun;
import undercroft.template.RoomTemplate;

/**
 * Where a template offers a door, and which cells become its apron.
 *
 * @param steps of the wall that the door takes, by the sum of their ends
 * @param apron the cells in front of it; empty in slanted walls, where they depend on the neighbour
 */
record DoorPlace(Set<Point> steps, Set<Point> apron) {

    DoorPlace {
        steps = Set.copyOf(steps);
        apron = Set.copyOf(apron);
    }

    /** All places of a template as it stands under a transform, with its origin in the world's. */
    static List<DoorPlace> of(RoomTemplate template, Transform transform) {
        List<DoorPlace> places = new ArrayList<>();
        for (DoorRun run : template.doorRuns()) {
            for (int k = 0; k < run.count(); k++) {
                places.add(place(run, run.first().plus(run.step().times(k)), transform));
            }
        }
        return places;
    }

    private static DoorPlace place(DoorRun run, Point first, Transform transform) {
        Set<Point> steps = new LinkedHashSet<>();
        Set<Point> apron = new LinkedHashSet<>();
        for (int i = 0; i < run.length(); i++) {
            Point from = first.plus(run.step().times(i));
            Point to = from.plus(run.step());
            steps.add(transform.apply(from).plus(transform.apply(to)));
            if (run.step().x() == 0 || run.step().y() == 0) {
                apron.add(cellLeftOf(from, to, transform));
            }
        }
        return new DoorPlace(steps, apron);
    }

    /** The interior lies to the left of the outline; a mirror image of the cell is the cell of the mirror image. */
    private static Point cellLeftOf(Point from, Point to, Transform transform) {
        Point step = to.minus(from);
        Point one = transform.apply(from);
        Point other = transform.apply(to.plus(new Point(-step.y(), step.x())));
        return new Point(Math.min(one.x(), other.x()), Math.min(one.y(), other.y()));
    }
}
