package undercroft.search;

import java.util.List;
import undercroft.configspace.Variant;
import undercroft.plan.Plan;

/**
 * Remembers the relative places of the rooms of a part that is removed, and puts the part back unchanged somewhere else as soon as one
 * of its rooms has found a place: a part that was cut off moves as a rigid whole, as in the pivot algorithm (Madras and Sokal, The
 * Pivot Algorithm: A Highly Efficient Monte Carlo Method for the Self-Avoiding Walk, 1988). Rooms that would not be legal there stay
 * away.
 */
final class RigidReinsertion {

    private static final int NONE = 0;

    private final Plan plan;
    private final PartialLayout layout;
    private final TemplateAssignment assignment;
    /** By room, the number of the part it was removed with, from 1. The remembered places of one part are relative to each other. */
    private final int[] part;

    private final int[] x;
    private final int[] y;
    private final Variant[] variant;
    private final int[] queue;
    private int parts;

    RigidReinsertion(Plan plan, PartialLayout layout, TemplateAssignment assignment) {
        this.plan = plan;
        this.layout = layout;
        this.assignment = assignment;
        int rooms = plan.roomCount();
        part = new int[rooms];
        x = new int[rooms];
        y = new int[rooms];
        variant = new Variant[rooms];
        queue = new int[rooms];
    }

    /**
     * Reserves numbers for new parts.
     *
     * @return the number before the first of them
     */
    int reserve(int newParts) {
        int before = parts;
        parts += newParts;
        return before;
    }

    /** Remembers a placed room that is about to be removed with a part. */
    void remember(int room, int ofPart) {
        part[room] = ofPart;
        x[room] = layout.x(room);
        y[room] = layout.y(room);
        variant[room] = layout.variant(room);
    }

    /** Forgets a room, which then finds its place by itself. */
    void forget(int room) {
        part[room] = NONE;
    }

    /**
     * Puts back the parts that some newly placed rooms belong to.
     *
     * @return the number of rooms it tried to put back
     */
    int reinsertFrom(List<Integer> rooms) {
        int tried = 0;
        for (int room : rooms) {
            int its = part[room];
            part[room] = NONE;
            if (its != NONE && layout.variant(room).index() == variant[room].index()) {
                tried += reinsert(its, room);
            }
        }
        return tried;
    }

    private int reinsert(int its, int root) {
        int dx = layout.x(root) - x[root];
        int dy = layout.y(root) - y[root];
        int tried = 0;
        int queued = 0;
        queue[queued++] = root;
        for (int k = 0; k < queued; k++) {
            for (int other : plan.neighboursOf(queue[k])) {
                if (part[other] == its) {
                    part[other] = NONE;
                    tried++;
                    if (!layout.isPlaced(other) && putBack(other, x[other] + dx, y[other] + dy)) {
                        queue[queued++] = other;
                    }
                }
            }
        }
        return tried;
    }

    private boolean putBack(int room, int atX, int atY) {
        Variant as = variant[room];
        return assignment.isLawful(room, as)
                && layout.isFree(room, as.shape().index(), atX, atY)
                && layout.placeIfLegal(assignment, room, as, atX, atY);
    }
}
