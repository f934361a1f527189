package undercroft.search;

import java.util.Arrays;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/** Takes rooms away around an ear that could not be placed, so that they and the ear can be placed differently. */
final class Ruin {

    /** The least radius, in mean rooms: the rooms that the ear hangs on, at least. */
    private static final double LEAST_RADIUS = 0.3;

    /** How the radius grows, in mean rooms: up to this times the square root of the failures, so that areas grow evenly. */
    private static final double RADIUS_GROWTH = 1.5;

    /** A larger part that is cut off stays with a chance of this to this plus the failures. */
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
    /** By the number of a part; the first has number 1. */
    private final int[] partSize;

    private final boolean[] partStays;

    /** What becomes of a larger part that is cut off. What does not stay is remembered, to come back as it was. */
    enum LargeParts {
        /** Every second one moves, so that what is between it and the rest need not be as it was. */
        MOVE_BY_TURNS,
        /** It stays by chance, the less the more failures. */
        STAY_BY_CHANCE
    }

    /**
     * How much is taken away.
     *
     * @param smallPart what is cut off from the rest with no more rooms than this goes, too: it is sooner built anew than
     *     led back to
     * @param largeParts what becomes of larger parts that are cut off
     * @param redraws whether some of the rooms get another template, too
     */
    record Extent(int smallPart, LargeParts largeParts, boolean redraws) {

        /** Where the search comes back to what it had, only little must change at once. */
        static final Extent STEADY = new Extent(3, LargeParts.MOVE_BY_TURNS, false);

        /** Where nothing says where a part should stand, it may stand in the way of all else. */
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
     * Takes away what stands within some distance of the ear's ends, and the small parts that are cut off by that.
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
            // Around one end only, where it may be that the obstacle is.
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
                if (layout.stands(other)) {
                    anchors[anchorCount++] = other;
                }
            }
        }
    }

    private void liftWithin(double x, double y, double radius) {
        for (int room = 0; room < part.length; room++) {
            if (layout.stands(room)
                    && layout.x(room) - radius < x
                    && x < layout.right(room) + radius
                    && layout.y(room) - radius < y
                    && y < layout.top(room) + radius) {
                reinsertion.forget(room);
                lift(room);
            }
        }
    }

    /** Takes away the small parts that stand apart from the rest. */
    void liftSmallParts(int failures) {
        Arrays.fill(part, 0);
        int parts = 0;
        int largest = 0;
        for (int room = 0; room < part.length; room++) {
            if (layout.stands(room) && part[room] == 0) {
                partSize[++parts] = fillPart(room, parts);
                largest = partSize[parts] > partSize[largest] ? parts : largest;
            }
        }
        for (int i = 1; i <= parts; i++) {
            partStays[i] = i == largest || (partSize[i] > extent.smallPart && largePartStays(failures));
        }
        int before = reinsertion.reserve(parts);
        for (int room = 0; room < part.length; room++) {
            if (layout.stands(room) && !partStays[part[room]] && !plan.isPlacePinned(room)) {
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

    /** Numbers everything connected with a room; how many rooms that are. */
    private int fillPart(int start, int number) {
        int queued = 0;
        queue[queued++] = start;
        part[start] = number;
        for (int k = 0; k < queued; k++) {
            for (int other : plan.neighboursOf(queue[k])) {
                if (layout.stands(other) && part[other] == 0) {
                    part[other] = number;
                    queue[queued++] = other;
                }
            }
        }
        return queued;
    }

    private void lift(int room) {
        if (!plan.isPlacePinned(room)) {
            layout.lift(room);
            if (extent.redraws && random.below(REDRAW) == 0) {
                assignment.give(room, assignment.propose(room));
            }
        }
    }
}
