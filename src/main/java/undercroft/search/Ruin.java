package undercroft.search;

import java.util.Arrays;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/** Takes rooms away around an ear that could not be placed, so that they and the ear can be placed differently. */
final class Ruin {

    /** The least radius, in mean room sizes: it reaches at least the rooms that the ear hangs on. */
    private static final double LEAST_RADIUS = 0.3;

    /**
     * The growth of the radius, in mean room sizes: up to this times the square root of the failures, so that the area grows in
     * proportion to them.
     */
    private static final double RADIUS_GROWTH = 1.5;

    /** The weight of a larger part's staying: it stays with a probability of this to this plus the failures. */
    private static final int PART_STAYS = 4;

    /**
     * One in four of the rooms taken away gets another template. If none did, templates that do not go together would be tried
     * for ever; if all did, no cycle of rooms could come to fit step by step.
     */
    private static final int REDRAW = 4;

    private final Extent extent;
    private final RigidReinsertion reinsertion;
    private final Plan plan;
    private final PartialLayout layout;
    private final TemplateAssignment assignment;
    private final SeededRandom random;
    private final double meanSize;
    private final int[] part;
    private final int[] queue;
    private final int[] anchors;
    private int anchorCount;
    /** By the number of a part, from 1, its number of rooms. */
    private final int[] partSize;

    private final boolean[] partStays;

    /** What becomes of a larger part that is cut off. A part that is removed is remembered, to be put back unchanged. */
    enum LargeParts {
        /** Every second one is removed, so that what lies between it and the rest need not stay the same. */
        MOVE_BY_TURNS,
        /** It stays by chance, less often the more failures there were. */
        STAY_BY_CHANCE
    }

    /**
     * How much is removed.
     *
     * @param smallPart parts with at most this many rooms that are cut off from the rest are removed, too: building them again is
     *     quicker than leading back to them
     * @param largeParts what becomes of larger parts that are cut off
     * @param redraws whether some of the rooms get another template, too
     */
    record Extent(int smallPart, LargeParts largeParts, boolean redraws) {

        /** For a search that returns to its incumbent: only little should change at once. */
        static final Extent STEADY = new Extent(3, LargeParts.MOVE_BY_TURNS, false);

        /** For plain ears: a part may be in the way of everything else, wherever it is. */
        static final Extent WIDE = new Extent(12, LargeParts.STAY_BY_CHANCE, false);

        /** The same with other templates now and then. */
        static final Extent WIDE_WITH_REDRAWS = new Extent(12, LargeParts.STAY_BY_CHANCE, true);
    }

    Ruin(
            Plan plan,
            PartialLayout layout,
            TemplateAssignment assignment,
            SeededRandom random,
            RigidReinsertion reinsertion,
            Extent extent) {
        this.extent = extent;
        this.reinsertion = reinsertion;
        this.plan = plan;
        this.layout = layout;
        this.assignment = assignment;
        this.random = random;
        this.meanSize = plan.meanRoomSize();
        this.part = new int[plan.roomCount()];
        this.queue = new int[plan.roomCount()];
        this.anchors = new int[2 * plan.links().size()];
        this.partSize = new int[plan.roomCount() + 1];
        this.partStays = new boolean[plan.roomCount() + 1];
    }

    /**
     * Removes what lies within some distance of the ear's ends, and the small parts that are cut off by that.
     *
     * @param failures how often the ear's rooms failed lately, at least 1
     */
    void around(EarFinder.Ear ear, int failures) {
        findAnchors(ear);
        double x = 0;
        double y = 0;
        int from = 0;
        int to = anchorCount;
        if (random.below(2) == 0) {
            // Around one end only, because the obstacle may be there.
            from = random.below(to);
            to = from + 1;
        }
        for (int i = from; i < to; i++) {
            int anchor = anchors[i];
            x += (layout.x(anchor) + layout.right(anchor)) / 2.0 / (to - from);
            y += (layout.y(anchor) + layout.top(anchor)) / 2.0 / (to - from);
        }
        double growth = RADIUS_GROWTH * Math.sqrt(failures) * random.unit();
        liftWithin(x, y, meanSize * (LEAST_RADIUS + growth));
        liftSmallParts(failures);
    }

    private void findAnchors(EarFinder.Ear ear) {
        anchorCount = 0;
        for (int i = 0; i < ear.rooms().size(); i++) {
            for (int other : plan.neighboursOf(ear.rooms().get(i))) {
                if (layout.isPlaced(other)) {
                    anchors[anchorCount++] = other;
                }
            }
        }
    }

    private void liftWithin(double x, double y, double radius) {
        for (int room = 0; room < part.length; room++) {
            if (layout.isPlaced(room)
                    && layout.x(room) - radius < x
                    && x < layout.right(room) + radius
                    && layout.y(room) - radius < y
                    && y < layout.top(room) + radius) {
                reinsertion.forget(room);
                lift(room);
            }
        }
    }

    /** Removes the small parts that are cut off from the rest. */
    void liftSmallParts(int failures) {
        Arrays.fill(part, 0);
        int parts = 0;
        int largest = 0;
        for (int room = 0; room < part.length; room++) {
            if (layout.isPlaced(room) && part[room] == 0) {
                partSize[++parts] = fillPart(room, parts);
                largest = partSize[parts] > partSize[largest] ? parts : largest;
            }
        }
        for (int i = 1; i <= parts; i++) {
            partStays[i] = i == largest || (partSize[i] > extent.smallPart && largePartStays(failures));
        }
        int before = reinsertion.reserve(parts);
        for (int room = 0; room < part.length; room++) {
            if (layout.isPlaced(room) && !partStays[part[room]] && !layout.isFixed(room)) {
                if (partSize[part[room]] > extent.smallPart) {
                    reinsertion.remember(room, before + part[room]);
                }
                lift(room);
            }
        }
    }

    private boolean largePartStays(int failures) {
        return switch (extent.largeParts) {
            case MOVE_BY_TURNS -> random.below(2) == 0;
            case STAY_BY_CHANCE -> random.below(PART_STAYS + failures) < PART_STAYS;
        };
    }

    /**
     * Numbers everything connected with a room.
     *
     * @return the number of rooms
     */
    private int fillPart(int start, int number) {
        int queued = 0;
        queue[queued++] = start;
        part[start] = number;
        for (int k = 0; k < queued; k++) {
            for (int other : plan.neighboursOf(queue[k])) {
                if (layout.isPlaced(other) && part[other] == 0) {
                    part[other] = number;
                    queue[queued++] = other;
                }
            }
        }
        return queued;
    }

    private void lift(int room) {
        if (!layout.isFixed(room)) {
            layout.lift(room);
            if (extent.redraws && random.below(REDRAW) == 0) {
                assignment.give(room, assignment.propose(room));
            }
        }
    }
}
