package undercroft.verify;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import undercroft.geometry.Box;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;

/**
 * Checks that nothing lies beyond a room on one side. Rooms are compared along the middle of each column, or row, in whole cells, of
 * which one half or more counts.
 */
final class RimCheck {

    private final Layout layout;
    private final ComparisonBudget budget;

    RimCheck(Layout layout, ComparisonBudget budget) {
        this.layout = layout;
        this.budget = budget;
    }

    /** What lies beyond a room, a clause; nothing if it stands at the rim. */
    Optional<String> fault(PlacedRoom room, Optional<CardinalDirection> side) {
        List<CardinalDirection> sides = side.map(List::of).orElse(List.of(CardinalDirection.values()));
        Optional<String> fault = Optional.empty();
        for (CardinalDirection each : sides) {
            fault = beyond(room, each);
            if (fault.isEmpty()) {
                return Optional.empty();
            }
        }
        return side.isPresent() ? fault : Optional.of("The room %s must stand at a rim.".formatted(room.id()));
    }

    /**
     * Whether nothing lies beyond a part of a wall.
     *
     * @param from the first column or row
     * @param to the one after the last
     * @param wall how far the wall is out, counted towards the side
     */
    boolean isFree(CardinalDirection side, int from, int to, int wall) {
        for (PlacedRoom room : layout.rooms()) {
            int first = Math.max(from, start(room, side));
            int last = Math.min(to, end(room, side));
            if (first < last) {
                int[] reaches = reaches(room, side);
                for (int line = first; line < last && budget.spend(); line++) {
                    if (reaches[line - start(room, side)] > wall) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private Optional<String> beyond(PlacedRoom room, CardinalDirection side) {
        int[] inner = reaches(room, side);
        int from = start(room, side);
        for (PlacedRoom other : layout.rooms()) {
            boolean shareLines = other.index() != room.index()
                    && start(other, side) < from + inner.length
                    && from < end(other, side);
            if (shareLines) {
                int[] outer = reaches(other, side);
                int first = Math.max(from, start(other, side));
                int last = Math.min(from + inner.length, end(other, side));
                for (int line = first; line < last && budget.spend(); line++) {
                    if (outer[line - start(other, side)] > inner[line - from]) {
                        return Optional.of("The room %s must stand at the %s rim, but %s lies beyond it."
                                .formatted(room.id(), side.text(), other.id()));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** How far the room reaches to a side, column by column or row by row, counted towards that side. */
    private int[] reaches(PlacedRoom room, CardinalDirection side) {
        int from = start(room, side);
        int[] reaches = new int[end(room, side) - from];
        Arrays.fill(reaches, Integer.MIN_VALUE);
        for (Segment edge : room.outline().edges()) {
            Point a = turned(edge.from(), side);
            Point b = turned(edge.to(), side);
            int to = Math.max(a.x(), b.x());
            for (int line = Math.min(a.x(), b.x()); line < to && budget.spend(); line++) {
                // The edge's height above the middle of the line, with the denominator 2 (b.x − a.x).
                long run = 2L * (b.x() - a.x());
                long height = run * a.y() + (2L * line + 1 - 2L * a.x()) * (b.y() - a.y());
                // Rounded to the next whole number, halves upwards.
                int rounded = (int) Math.floorDiv(2 * height + run, 2 * run);
                reaches[line - from] = Math.max(reaches[line - from], rounded);
            }
        }
        return reaches;
    }

    private static int start(PlacedRoom room, CardinalDirection side) {
        Box box = room.outline().bounds();
        return side.step().x() == 0 ? box.x() : box.y();
    }

    private static int end(PlacedRoom room, CardinalDirection side) {
        Box box = room.outline().bounds();
        return side.step().x() == 0 ? box.maxX() : box.maxY();
    }

    /** A point in coordinates in which the side is up. */
    private static Point turned(Point point, CardinalDirection side) {
        return switch (side) {
            case NORTH -> point;
            case SOUTH -> new Point(point.x(), -point.y());
            case EAST -> new Point(point.y(), point.x());
            case WEST -> new Point(point.y(), -point.x());
        };
    }
}
