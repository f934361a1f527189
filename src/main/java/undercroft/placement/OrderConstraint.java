package undercroft.placement;

import undercroft.geometry.CardinalDirection;

/** The whole outline of the first room lies on one side of that of the second. */
final class OrderConstraint extends PairConstraint {

    private final CardinalDirection direction;

    OrderConstraint(int wish, int first, int second, CardinalDirection direction) {
        super(wish, first, second);
        this.direction = direction;
    }

    @Override
    long between(Candidate candidate, int other, Placed placed) {
        return Math.max(
                0,
                switch (seenFrom(candidate)) {
                    case NORTH -> placed.top(other) - candidate.y;
                    case SOUTH -> candidate.top - placed.y(other);
                    case EAST -> placed.right(other) - candidate.x;
                    case WEST -> candidate.right - placed.x(other);
                });
    }

    @Override
    void narrow(Candidate candidate, int other, Window window, Placed placed) {
        switch (seenFrom(candidate)) {
            case NORTH -> window.atLeastY(placed.top(other));
            case SOUTH -> window.atMostY(placed.y(other) - (candidate.top - candidate.y));
            case EAST -> window.atLeastX(placed.right(other));
            case WEST -> window.atMostX(placed.x(other) - (candidate.right - candidate.x));
        }
    }

    /** Where the candidate is to lie from the other room. */
    private CardinalDirection seenFrom(Candidate candidate) {
        if (isFirst(candidate)) {
            return direction;
        }
        return switch (direction) {
            case NORTH -> CardinalDirection.SOUTH;
            case SOUTH -> CardinalDirection.NORTH;
            case EAST -> CardinalDirection.WEST;
            case WEST -> CardinalDirection.EAST;
        };
    }
}
