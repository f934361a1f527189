package undercroft.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import undercroft.configspace.Variant;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/**
 * The rooms of a legal layout that were removed or placed anew, in order, and the way back: the layout then is exactly as it was, with
 * the same corridors.
 */
final class Removal {

    private final Plan plan;
    private final PartialLayout layout;
    private final TemplateAssignment assignment;
    private final Deque<Step> steps = new ArrayDeque<>();

    /**
     * A room that was placed or removed.
     *
     * @param objects the room and its corridors, if it was removed
     */
    private record Step(int room, Variant assigned, List<Placed> objects) {}

    private record Placed(int object, Variant variant, int x, int y) {}

    Removal(Plan plan, PartialLayout layout, TemplateAssignment assignment) {
        this.plan = plan;
        this.layout = layout;
        this.assignment = assignment;
    }

    /** The number of steps so far, to go back to. */
    int mark() {
        return steps.size();
    }

    /** Removes a placed room with its corridors. */
    void lift(int room) {
        List<Placed> objects = new ArrayList<>();
        objects.add(placement(room));
        for (Link link : plan.linksOf(room)) {
            int corridor = layout.corridorOf(link);
            if (layout.isPlaced(corridor)) {
                objects.add(placement(corridor));
            }
        }
        steps.push(new Step(room, assignment.of(room), objects));
        layout.lift(room);
    }

    /**
     * Places a room if it is legal there, and otherwise changes nothing.
     *
     * @return whether the room is now placed
     */
    boolean placeIfLegal(int room, Variant as, int x, int y) {
        Variant before = assignment.of(room);
        boolean isPlaced = layout.placeIfLegal(assignment, room, as, x, y);
        if (isPlaced) {
            placed(room, before);
        }
        return isPlaced;
    }

    /** Notes that a room was placed. */
    void placed(int room, Variant assignedBefore) {
        steps.push(new Step(room, assignedBefore, List.of()));
    }

    /** Undoes all steps since a mark. */
    void backTo(int mark) {
        while (steps.size() > mark) {
            Step step = steps.pop();
            assignment.give(step.room, step.assigned);
            if (step.objects.isEmpty()) {
                layout.lift(step.room);
            }
            for (Placed each : step.objects) {
                layout.stand(each.object, each.variant, each.x, each.y);
            }
        }
    }

    /** Forgets the way back. */
    void accept() {
        steps.clear();
    }

    private Placed placement(int object) {
        return new Placed(object, layout.variant(object), layout.x(object), layout.y(object));
    }
}
