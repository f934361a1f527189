package undercroft.search;

import java.util.Arrays;
import undercroft.level.Objective;
import undercroft.plan.Plan;

/** Measures a partial layout: its bounding box, its floor area, how far rooms are from the centre and from the first room. */
final class LayoutMeasure {

    /** The decimal places of scores. */
    static final int DECIMALS = 6;

    /** Scores are in millionths. */
    static final long UNIT = 1_000_000;

    private static final long UNREACHED = Long.MAX_VALUE;

    private final Plan plan;
    private final PartialLayout layout;
    /** By shape, twice its area in cells. */
    private final long[] doubledArea;

    private final long[] way;

    private int left;
    private int bottom;
    private int right;
    private int top;
    private long doubledFloor;

    LayoutMeasure(Plan plan, PartialLayout layout) {
        this.plan = plan;
        this.layout = layout;
        this.doubledArea = plan.shapes().stream()
                .mapToLong(shape -> shape.outline().doubledArea())
                .toArray();
        this.way = new long[plan.roomCount()];
    }

    /** Measures the box and the floor of what is placed now; the other methods are about this moment. */
    void take() {
        left = Integer.MAX_VALUE;
        bottom = Integer.MAX_VALUE;
        right = Integer.MIN_VALUE;
        top = Integer.MIN_VALUE;
        doubledFloor = 0;
        for (int i = 0; i < layout.placedObjects(); i++) {
            int object = layout.placedObject(i);
            left = Math.min(left, layout.x(object));
            bottom = Math.min(bottom, layout.y(object));
            right = Math.max(right, layout.right(object));
            top = Math.max(top, layout.top(object));
            doubledFloor += doubledArea[layout.shape(object)];
        }
    }

    int left() {
        return left;
    }

    int bottom() {
        return bottom;
    }

    int right() {
        return right;
    }

    int top() {
        return top;
    }

    /** The score of the layout, in millionths; lower is better. */
    long score(Objective objective) {
        long sum = 0;
        if (objective.compact() > 0) {
            sum += objective.compact() * ofFloor((long) (right - left) * (top - bottom));
        }
        if (objective.square() > 0) {
            long side = Math.max(right - left, top - bottom);
            sum += objective.square() * ofFloor(side * side);
        }
        if (objective.walk() > 0) {
            sum += objective.walk() * meanWay();
        }
        if (objective.spread() > 0) {
            sum += objective.spread() * (UNIT * doubledFloor / Math.max(1, 2 * meanSquare()));
        }
        return sum;
    }

    /** The mean squared distance, in cells, of the centres of rooms and corridors from the centre of the box. */
    long meanSquare() {
        long sum = 0;
        for (int i = 0; i < layout.placedObjects(); i++) {
            int object = layout.placedObject(i);
            long dx = (long) layout.x(object) + layout.right(object) - left - right;
            long dy = (long) layout.y(object) + layout.top(object) - bottom - top;
            sum += dx * dx + dy * dy;
        }
        return sum / (4L * layout.placedObjects());
    }

    /** A number of cells relative to the floor area, in millionths. */
    long ofFloor(long cells) {
        return 2 * UNIT * cells / doubledFloor;
    }

    /** The mean way from the first room, in millionths of the mean side of a room, by Bellman and Ford's algorithm. */
    private long meanWay() {
        Arrays.fill(way, UNREACHED);
        way[0] = 0;
        boolean changes = true;
        while (changes) {
            changes = false;
            for (int room = 0; room < way.length; room++) {
                if (way[room] != UNREACHED && layout.isPlaced(room)) {
                    for (int other : plan.neighboursOf(room)) {
                        if (layout.isPlaced(other) && way[room] + centres(room, other) < way[other]) {
                            way[other] = way[room] + centres(room, other);
                            changes = true;
                        }
                    }
                }
            }
        }
        long sum = 0;
        for (long each : way) {
            sum += each == UNREACHED ? 0 : each;
        }
        return (long) (UNIT * (sum / (2.0 * way.length)) / plan.meanRoomSize());
    }

    /** The distance of two rooms' centres along the axes, in half cells. */
    private int centres(int room, int other) {
        return Math.abs(layout.x(room) + layout.right(room) - layout.x(other) - layout.right(other))
                + Math.abs(layout.y(room) + layout.top(room) - layout.y(other) - layout.top(other));
    }
}
