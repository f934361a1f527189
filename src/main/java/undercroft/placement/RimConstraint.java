package undercroft.placement;

import org.jspecify.annotations.Nullable;
import undercroft.geometry.CardinalDirection;

/**
 * Nothing lies beyond a room on one side: in none of its columns, or rows, does anything reach farther out than it does. For a lane, only
 * the columns of one door count.
 */
final class RimConstraint implements PlaceConstraint {

    /** What a shape without a lane counts: more cells than any place makes good. */
    private static final long WITHOUT_LANE = 1_000;

    private final int wish;
    private final int room;
    private final RimProfiles profiles;
    private final @Nullable Lanes lanes;
    private final boolean isVertical;
    private final boolean isPositive;

    RimConstraint(int wish, int room, RimProfiles profiles) {
        this(wish, room, profiles, null);
    }

    /** @param lanes the columns that count; null for all */
    RimConstraint(int wish, int room, RimProfiles profiles, @Nullable Lanes lanes) {
        this.wish = wish;
        this.room = room;
        this.profiles = profiles;
        this.lanes = lanes;
        CardinalDirection side = profiles.side();
        this.isVertical = side == CardinalDirection.NORTH || side == CardinalDirection.SOUTH;
        this.isPositive = side == CardinalDirection.NORTH || side == CardinalDirection.EAST;
    }

    int room() {
        return room;
    }

    CardinalDirection side() {
        return profiles.side();
    }

    @Override
    public int wish() {
        return wish;
    }

    @Override
    public long breach(Candidate candidate, Placed placed) {
        if (candidate.object != room) {
            return placed.isPlaced(room) ? breachWith(candidate, room, placed) : 0;
        }
        long sum = lanes != null && !lanes.hasLane(candidate.shape) ? WITHOUT_LANE : 0;
        for (int i = 0; i < placed.count(); i++) {
            sum += breachWith(candidate, placed.object(i), placed);
        }
        return sum;
    }

    @Override
    public long breachWith(Candidate candidate, int other, Placed placed) {
        if (candidate.object == other || (candidate.object != room && other != room)) {
            return 0;
        }
        int along = isVertical ? candidate.x : candidate.y;
        int across = isVertical ? candidate.y : candidate.x;
        int otherAlong = isVertical ? placed.x(other) : placed.y(other);
        int otherAcross = isVertical ? placed.y(other) : placed.x(other);
        return candidate.object == room
                ? linesBeyond(candidate.shape, along, across, placed.shape(other), otherAlong, otherAcross)
                : linesBeyond(placed.shape(other), otherAlong, otherAcross, candidate.shape, along, across);
    }

    /** In how many columns, or rows, a shape reaches farther out than the room. */
    private int linesBeyond(int ofRoom, int along, int across, int shape, int otherAlong, int otherAcross) {
        RimProfile inner = profiles.of(ofRoom);
        RimProfile outer = profiles.of(shape);
        // How much farther out the other's origin is.
        int ahead = isPositive ? otherAcross - across : across - otherAcross;
        int first = lanes == null ? 0 : lanes.from(ofRoom);
        int last = lanes == null ? inner.length() : lanes.to(ofRoom);
        int to = Math.min(along + last, otherAlong + outer.length());
        int lines = 0;
        for (int line = Math.max(along + first, otherAlong); line < to; line++) {
            boolean isBeyond = !inner.isEmpty(line - along)
                    && !outer.isEmpty(line - otherAlong)
                    && outer.reach(line - otherAlong) + ahead > inner.reach(line - along);
            lines += isBeyond ? 1 : 0;
        }
        return lines;
    }
}
