package undercroft.filling;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.template.DoorRun;
import undercroft.template.RoomTemplate;

/**
 * A place where a template offers a door, with the cells that become its apron.
 *
 * @param steps the unit steps of wall that the door takes, each as the sum of its end points
 * @param apron the cells in front of the door; empty for a slanted wall, where they depend on the neighbouring room
 */
record DoorPlace(Set<Point> steps, Set<Point> apron) {

    DoorPlace {
        steps = Set.copyOf(steps);
        apron = Set.copyOf(apron);
    }

    /** All places for doors of a template under a transform, with its origin at the world's origin. */
    static List<DoorPlace> of(RoomTemplate template, Transform transform) {
        List<DoorPlace> places = new ArrayList<>();
        for (DoorRun run : template.doorRuns()) {
            for (int k = 0; k < run.count(); k++) {
                places.add(place(run, k, transform));
            }
        }
        return places;
    }

    private static DoorPlace place(DoorRun run, int k, Transform transform) {
        Set<Point> steps = new LinkedHashSet<>();
        for (int i = 0; i < run.length(); i++) {
            Point from = run.first().plus(run.step().times(k + i));
            Point to = from.plus(run.step());
            steps.add(transform.apply(from).plus(transform.apply(to)));
        }
        Set<Point> apron = run.apron(k).stream().map(transform::applyToCell).collect(Collectors.toSet());
        return new DoorPlace(steps, apron);
    }
}
