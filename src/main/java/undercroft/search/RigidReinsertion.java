package undercroft.search;

import java.util.List;
import undercroft.configspace.Variant;
import undercroft.plan.Plan;

/**
 * Remembers how the rooms of a part that is taken away stood to each other, and puts the part back as it was, somewhere else,
 * as soon as one of its rooms has found a place: a part that was cut off from the rest moves as a rigid whole, as in the pivot
 * algorithm (Madras and Sokal, The Pivot Algorithm: A Highly Efficient Monte Carlo Method for the Self-Avoiding Walk, 1988).
 * Rooms of it that would not stand legally there stay away.
 */
final class RigidReinsertion {

    private static final int NONE = 0;

    private final Plan plan;
    private final PartialLayout layout;
    private final TemplateAssignment assignment;
    /** The number of the part that a room was taken away with, from 1; rooms of one part are remembered by one system of places. */
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

    /** Reserves the numbers of so many parts; the number before the first. */
    int reserve(int newParts) {
        int before = parts;
        parts += newParts;
        return before;
    }

    /** Takes note of a room that stands and is about to be taken away with a part. */
    void remember(int room, int ofPart) {
        part[room] = ofPart;
        x[room] = layout.x(room);
        y[room] = layout.y(room);
        variant[room] = layout.variant(room);
    }

    /** The room is to find its place anew. */
    void forget(int room) {
        part[room] = NONE;
    }

    /** Puts back what belongs to rooms that stand again; how many rooms it tried to. */
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
                    if (!layout.stands(other) && putBack(other, x[other] + dx, y[other] + dy)) {
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
