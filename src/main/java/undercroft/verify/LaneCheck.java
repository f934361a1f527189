package undercroft.verify;

import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.Facing;
import undercroft.layout.PlacedRoom;
import undercroft.template.RoomTemplate;

/** Checks that a room offers some door from which a straight lane as wide as the door leads out of the layout. */
final class LaneCheck {

    private final RimCheck rims;
    private final PlacedRoom room;
    private final DoorOffers offers;
    private final ComparisonBudget budget;

    LaneCheck(RimCheck rims, RoomTemplate template, PlacedRoom room, ComparisonBudget budget) {
        this.rims = rims;
        this.room = room;
        this.offers = DoorOffers.of(template, Placement.of(room));
        this.budget = budget;
    }

    boolean hasLane() {
        for (Segment edge : room.outline().edges()) {
            Facing facing = Grid.facing(edge);
            if (facing != Facing.SLANTED
                    && hasLane(edge, CardinalDirection.named(facing.text()).orElseThrow())) {
                return true;
            }
        }
        return false;
    }

    private boolean hasLane(Segment edge, CardinalDirection side) {
        int steps = Grid.steps(edge);
        for (int from = 0; from < steps; from++) {
            for (int to = from + 1; to <= steps && budget.spend(); to++) {
                Segment door = new Segment(at(edge, from), at(edge, to));
                if (!offers.at(door).isEmpty() && isFree(door, side)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Point at(Segment edge, int step) {
        return edge.from().plus(edge.step().times(step));
    }

    private boolean isFree(Segment door, CardinalDirection side) {
        boolean isAlongX = side.step().x() == 0;
        int a = isAlongX ? door.from().x() : door.from().y();
        int b = isAlongX ? door.to().x() : door.to().y();
        int wall = isAlongX
                ? door.from().y() * side.step().y()
                : door.from().x() * side.step().x();
        return rims.isFree(side, Math.min(a, b), Math.max(a, b), wall);
    }
}
