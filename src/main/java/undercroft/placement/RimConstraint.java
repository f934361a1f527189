package undercroft.placement;

import undercroft.geometry.CardinalDirection;

/** Nothing lies beyond a room on one side: in none of its columns, or rows, does anything reach farther out than it does. */
final class RimConstraint implements PlaceConstraint {

    private final int wish;
    private final int room;
    private final RimProfiles profiles;
    private final boolean isVertical;
    private final boolean isPositive;

    RimConstraint(int wish, int room, RimProfiles profiles) {
        this.wish = wish;
        this.room = room;
        this.profiles = profiles;
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
        long sum = 0;
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
        int to = Math.min(along + inner.length(), otherAlong + outer.length());
        int lines = 0;
        for (int line = Math.max(along, otherAlong); line < to; line++) {
            boolean isBeyond = !inner.isEmpty(line - along)
                    && !outer.isEmpty(line - otherAlong)
                    && outer.reach(line - otherAlong) + ahead > inner.reach(line - along);
            lines += isBeyond ? 1 : 0;
        }
        return lines;
    }
}
