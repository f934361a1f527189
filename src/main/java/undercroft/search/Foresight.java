package undercroft.search;

import java.util.List;
import undercroft.configspace.Variant;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/**
 * Looks whether a room that was just placed leaves a place to each neighbour that still has to come and is joined to others
 * that stand: forward checking (Haralick and Elliott, Increasing Tree Search Efficiency for Constraint Satisfaction Problems,
 * 1980), by a sample of the neighbour's templates.
 */
final class Foresight {

    /** Variants tried for a neighbour; few rooms that fit with none of so many fit with another. */
    private static final int VARIANTS = 8;

    private final Plan plan;
    private final PartialLayout layout;
    private final Casting casting;
    private final Positions positions;

    Foresight(Plan plan, PartialLayout layout, Casting casting) {
        this.plan = plan;
        this.layout = layout;
        this.casting = casting;
        this.positions = new Positions(plan, layout);
    }

    boolean leavesPlacesAround(int room) {
        List<Link> links = plan.linksOf(room);
        for (int i = 0; i < links.size(); i++) {
            int other = links.get(i).other(room);
            if (!layout.stands(other)) {
                int neighbours = layout.standingNeighbours(other);
                if (neighbours > 1 && !hasPlace(other, neighbours)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean hasPlace(int room, int neighbours) {
        Variant as = casting.of(room);
        for (int tried = 0; tried < VARIANTS; tried++) {
            if (hasPlaceAs(room, as, neighbours)) {
                return true;
            }
            as = casting.propose(room);
        }
        return false;
    }

    private boolean hasPlaceAs(int room, Variant as, int neighbours) {
        int found = positions.find(room, as);
        if (positions.joined() < neighbours) {
            return false;
        }
        int shape = as.shape().index();
        for (int i = 0; i < found; i++) {
            if (layout.overlapOf(room, shape, positions.x(i), positions.y(i)) == 0) {
                return true;
            }
        }
        return false;
    }
}
