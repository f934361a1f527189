package undercroft.search;

import undercroft.configspace.Variant;
import undercroft.plan.Plan;

/**
 * Checks whether a room that was just placed leaves a place to each unplaced neighbour that is joined to other placed rooms, too:
 * forward checking (Haralick and Elliott, Increasing Tree Search Efficiency for Constraint Satisfaction Problems, 1980), on a sample
 * of the neighbour's templates.
 */
final class ForwardCheck {

    /** Variants tried for a neighbour. Few rooms that fit with none of eight fit with another. */
    private static final int VARIANTS = 8;

    private final Plan plan;
    private final PartialLayout layout;
    private final TemplateAssignment assignment;
    private final Positions positions;

    ForwardCheck(Plan plan, PartialLayout layout, TemplateAssignment assignment) {
        this.plan = plan;
        this.layout = layout;
        this.assignment = assignment;
        this.positions = new Positions(plan, layout, assignment);
    }

    boolean leavesPlacesAround(int room) {
        for (int other : plan.neighboursOf(room)) {
            if (!layout.isPlaced(other) && layout.placedNeighbours(other) > 1 && !hasPlace(other)) {
                return false;
            }
        }
        return true;
    }

    private boolean hasPlace(int room) {
        Variant as = assignment.of(room);
        for (int tried = 0; tried < VARIANTS; tried++) {
            if (hasPlaceAs(room, as)) {
                return true;
            }
            as = assignment.propose(room);
        }
        return false;
    }

    private boolean hasPlaceAs(int room, Variant as) {
        int found = positions.findJoinedToAll(room, as);
        int shape = as.shape().index();
        for (int i = 0; i < found; i++) {
            if (layout.isFree(room, shape, positions.x(i), positions.y(i))) {
                return true;
            }
        }
        return false;
    }
}
