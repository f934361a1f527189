package undercroft.search;

import java.util.BitSet;
import undercroft.plan.Plan;

/** What lies around the rooms of a level that do not stand: by connections, and by space. */
final class Surroundings {

    private final Plan plan;
    private final EarlierLayout earlier;
    private final BitSet stands;

    Surroundings(Plan plan, EarlierLayout earlier, BitSet stands) {
        this.plan = plan;
        this.earlier = earlier;
        this.stands = stands;
    }

    /**
     * The standing rooms beyond a radius.
     *
     * @param radius connections from a room that does not stand, and mean room sizes from the neighbours of such a room. With radius 0
     *     all stand
     */
    BitSet beyond(int radius) {
        BitSet near = allRooms();
        near.andNot(stands);
        for (int step = 0; step < radius; step++) {
            near.or(neighbours(near));
        }
        BitSet origins = allRooms();
        origins.andNot(stands);
        origins.or(neighbours(origins));
        BitSet beyond = (BitSet) stands.clone();
        beyond.andNot(near);
        if (radius > 0) {
            double reach = (radius - 1) * plan.meanRoomSize();
            stands.stream()
                    .filter(room -> origins.stream().filter(stands::get).anyMatch(origin -> gap(room, origin) < reach))
                    .forEach(beyond::clear);
        }
        return beyond;
    }

    private BitSet allRooms() {
        BitSet all = new BitSet();
        all.set(0, plan.roomCount());
        return all;
    }

    private BitSet neighbours(BitSet rooms) {
        BitSet around = new BitSet();
        rooms.stream().forEach(room -> {
            for (int other : plan.neighboursOf(room)) {
                around.set(other);
            }
        });
        return around;
    }

    /** The Chebyshev distance between the boxes of two standing rooms, in cells. */
    private int gap(int room, int other) {
        EarlierLayout.Stand one = earlier.stand(room).orElseThrow();
        EarlierLayout.Stand two = earlier.stand(other).orElseThrow();
        int right = one.x() + one.variant().shape().width();
        int top = one.y() + one.variant().shape().height();
        int otherRight = two.x() + two.variant().shape().width();
        int otherTop = two.y() + two.variant().shape().height();
        return Math.max(Math.max(two.x() - right, one.x() - otherRight), Math.max(two.y() - top, one.y() - otherTop));
    }
}
