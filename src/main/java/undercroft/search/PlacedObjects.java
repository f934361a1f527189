package undercroft.search;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import undercroft.configspace.Clearances;
import undercroft.placement.PlaceRules;
import undercroft.placement.Placed;
import undercroft.plan.Plan;

/**
 * The places of objects, and how far a shape would be too near to them. Objects are rooms, by their indexes, and corridors, by
 * the number of rooms plus the indexes of their connections.
 *
 * <p>The placed objects lie side by side in arrays, in no order, so that comparing a shape with all of them is one pass over few
 * cache lines: up to about a hundred objects this is faster than any spatial index. In larger levels {@link UniformGrid} finds
 * the near ones.
 */
final class PlacedObjects implements Placed {

    private static final int NOWHERE = -1;

    /** With this many objects, comparing all takes about as long as looking up the near ones. */
    private static final int MOST_IN_ONE_PASS = 150;

    private final Plan plan;
    private final int rooms;
    private final int minimumDistance;

    /** By object, its slot in the arrays. */
    private final int[] slot;

    private final int[] object;
    private final int[] shape;
    private final int[] left;
    private final int[] bottom;
    private final int[] right;
    private final int[] top;
    private int count;
    /** None in small levels. */
    private final @Nullable UniformGrid cells;
    /** The objects that the grid found last. */
    private final int[] near;
    /** None in levels without wishes. */
    private final @Nullable PlaceRules rules;

    PlacedObjects(Plan plan, Optional<PlaceRules> rules) {
        this.plan = plan;
        this.rules = rules.orElse(null);
        this.rooms = plan.roomCount();
        this.minimumDistance = plan.level().minimumRoomDistance();
        int objects = rooms + plan.links().size();
        slot = new int[objects];
        object = new int[objects];
        shape = new int[objects];
        left = new int[objects];
        bottom = new int[objects];
        right = new int[objects];
        top = new int[objects];
        Arrays.fill(slot, NOWHERE);
        boolean isLarge = objects > MOST_IN_ONE_PASS;
        cells = isLarge ? new UniformGrid(objects, plan.longestSide()) : null;
        near = new int[isLarge ? objects : 0];
    }

    @Override
    public int count() {
        return count;
    }

    /** A placed object, 0 ≤ index &lt; count. */
    @Override
    public int object(int index) {
        return object[index];
    }

    @Override
    public boolean isPlaced(int some) {
        return slot[some] != NOWHERE;
    }

    /** The shape of a placed object. This and the following methods are for placed objects only. */
    @Override
    public int shape(int some) {
        return shape[slot[some]];
    }

    @Override
    public int x(int some) {
        return left[slot[some]];
    }

    @Override
    public int y(int some) {
        return bottom[slot[some]];
    }

    @Override
    public int right(int some) {
        return right[slot[some]];
    }

    @Override
    public int top(int some) {
        return top[slot[some]];
    }

    @Override
    public long overlap(int some, int itsShape, int x, int y, int other, int otherShape, int otherX, int otherY) {
        return clearanceOf(some, other).of(itsShape, otherShape).overlap(otherX - x, otherY - y);
    }

    void add(int some, int itsShape, int x, int y) {
        slot[some] = count;
        object[count] = some;
        shape[count] = itsShape;
        left[count] = x;
        bottom[count] = y;
        right[count] = x + plan.width(itsShape);
        top[count++] = y + plan.height(itsShape);
        if (cells != null) {
            cells.add(some, x, y);
        }
    }

    void remove(int some) {
        int gap = slot[some];
        if (cells != null) {
            cells.remove(some, left[gap], bottom[gap]);
        }
        count--;
        object[gap] = object[count];
        shape[gap] = shape[count];
        left[gap] = left[count];
        bottom[gap] = bottom[count];
        right[gap] = right[count];
        top[gap] = top[count];
        slot[object[gap]] = gap;
        slot[some] = NOWHERE;
    }

    /**
     * The overlap, in cells, of a shape in some place with everything placed but the object itself, together with what it breaks of the
     * level's wishes.
     */
    long overlapOf(int some, int ofShape, int x, int y) {
        return overlapUpTo(Long.MAX_VALUE, some, ofShape, x, y);
    }

    /** Whether a shape in some place would be far enough from everything placed but the object itself, and keep the wishes. */
    boolean isFree(int some, int ofShape, int x, int y) {
        return overlapUpTo(0, some, ofShape, x, y) == 0;
    }

    /** The overlap if it is at most a limit; otherwise some part of it that exceeds the limit. */
    long overlapUpTo(long limit, int some, int ofShape, int x, int y) {
        int maxX = x + plan.width(ofShape) + minimumDistance;
        int maxY = y + plan.height(ofShape) + minimumDistance;
        int minX = x - minimumDistance;
        int minY = y - minimumDistance;
        int inReach = inReach(minX, minY, maxX, maxY);
        long sum = rules == null ? 0 : rules.breach(some, ofShape, x, y, this);
        for (int k = 0; k < inReach && sum <= limit; k++) {
            int i = slotInReach(k);
            // Negative where the boxes overlap: one branch that is mostly predicted correctly, instead of four that are
            // not.
            int gap = (left[i] - maxX) & (minX - right[i]) & (bottom[i] - maxY) & (minY - top[i]);
            if (gap < 0 && object[i] != some) {
                sum += clearanceOf(some, object[i]).of(ofShape, shape[i]).overlap(left[i] - x, bottom[i] - y);
            }
        }
        return sum;
    }

    /**
     * Collects the objects that a shape in some place would be too near to, or with which it would break a wish.
     *
     * @return their number
     */
    int findOverlapped(int some, int ofShape, int x, int y, int[] found) {
        int inReach = inReach(
                x - minimumDistance,
                y - minimumDistance,
                x + plan.width(ofShape) + minimumDistance,
                y + plan.height(ofShape) + minimumDistance);
        int number = 0;
        for (int k = 0; k < inReach; k++) {
            int i = slotInReach(k);
            if (object[i] != some
                    && clearanceOf(some, object[i]).of(ofShape, shape[i]).overlap(left[i] - x, bottom[i] - y) > 0) {
                found[number++] = object[i];
            }
        }
        return rules == null ? number : addAtOdds(rules, some, ofShape, x, y, found, number);
    }

    /** Adds the objects with which a shape in some place would break a wish. */
    private int addAtOdds(PlaceRules its, int some, int ofShape, int x, int y, int[] found, int before) {
        int number = before;
        for (int i = 0; i < count; i++) {
            int other = object[i];
            if (other != some
                    && its.areAtOdds(some, ofShape, x, y, other, this)
                    && Arrays.stream(found, 0, before).noneMatch(known -> known == other)) {
                found[number++] = other;
            }
        }
        return number;
    }

    /** Whether a wish keeps a shape out of some place, whatever else is placed. */
    boolean isBarred(int some, int ofShape, int x, int y) {
        return rules != null && rules.isBarred(some, ofShape, x, y, this);
    }

    /** The crowding around a shape in some place: the sum, over everything placed, of how much nearer than a radius its centre is. */
    double crowdAround(int ofShape, int x, int y, double radius) {
        // In half cells, which are whole numbers.
        int centreX = 2 * x + plan.width(ofShape);
        int centreY = 2 * y + plan.height(ofShape);
        int reach = (int) (2 * radius);
        int inReach =
                inReach((centreX - reach) >> 1, (centreY - reach) >> 1, (centreX + reach) >> 1, (centreY + reach) >> 1);
        int crowd = 0;
        for (int k = 0; k < inReach; k++) {
            int i = slotInReach(k);
            int dx = Math.abs(left[i] + right[i] - centreX);
            int dy = Math.abs(bottom[i] + top[i] - centreY);
            crowd += Math.max(0, reach - Math.max(dx, dy));
        }
        return crowd / 2.0;
    }

    /**
     * Finds the objects that may meet a box: all that do, and some others. {@link #slotInReach} gives them until the next call.
     *
     * @return their number
     */
    private int inReach(int minX, int minY, int maxX, int maxY) {
        return cells == null ? count : cells.collect(minX, minY, maxX, maxY, near);
    }

    private int slotInReach(int index) {
        return cells == null ? index : slot[near[index]];
    }

    private Clearances clearanceOf(int one, int other) {
        boolean mayTouch = minimumDistance == 0 || one >= rooms || other >= rooms || plan.areNeighbours(one, other);
        return mayTouch ? plan.touching() : plan.apart();
    }
}
