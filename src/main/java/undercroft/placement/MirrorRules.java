package undercroft.placement;

import java.util.OptionalInt;
import undercroft.geometry.Point;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/** The line in which an attempt mirrors its layout. */
final class MirrorRules {

    /** How far from the line the first room of an attempt stands at most, in mean sides of a room. */
    private static final double FIRST_DISTANCE = 2;

    private final Plan plan;
    private final MirrorTable table;
    private final int sum;
    private final int wish;

    /** @param sum of a coordinate and its image */
    MirrorRules(Plan plan, MirrorTable table, int sum, int wish) {
        this.plan = plan;
        this.table = table;
        this.sum = sum;
        this.wish = wish;
    }

    AxisConstraint axis() {
        return new AxisConstraint(wish, table, sum);
    }

    MirrorConstraint images() {
        return new MirrorConstraint(wish, table, sum);
    }

    /** The shape that an object must take since its partner is placed. */
    OptionalInt shape(int object, Placed placed) {
        int partner = table.partner(object);
        boolean isBound = partner != MirrorTable.NONE && partner != object && placed.isPlaced(partner);
        int image = isBound ? table.image(placed.shape(partner)) : MirrorTable.NONE;
        return image == MirrorTable.NONE ? OptionalInt.empty() : OptionalInt.of(image);
    }

    /** Moves a random place to where a room may stand if it is the first. */
    Point home(int room, int shape, Point somewhere, SeededRandom random) {
        int side = table.isVertical() ? plan.width(shape) : plan.height(shape);
        int low;
        if (table.isAcross(room)) {
            low = Math.floorDiv(sum - side, 2);
        } else {
            int away = table.touchesPartner(room) ? 0 : random.below(1 + (int) (FIRST_DISTANCE * plan.meanRoomSize()));
            low = random.below(2) == 0 ? Math.floorDiv(sum, 2) - side - away : -Math.floorDiv(-sum, 2) + away;
        }
        return table.isVertical() ? new Point(low, somewhere.y()) : new Point(somewhere.x(), low);
    }
}
