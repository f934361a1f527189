package undercroft.proof;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import undercroft.configspace.Clearance;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/**
 * Decides whether the rooms of a walk can lie so that its two ends are where they must be. The first room is fixed;
 * dynamic programming along the walk computes, for each variant of each room, the set of all its possible positions:
 * those an allowed step away from a position of the room before, and not too close to the first room. It proceeds
 * forward from the first room and backward from the last up to the middle room; if the two sets of the middle room are
 * disjoint, the walk is impossible. Other overlaps are ignored, so a walk that passes may still have no layout.
 */
final class WalkFeasibility {

    /** The most memory for sets of positions, in 64-bit words: 32 MB. Longer walks are left undecided. */
    private static final long MOST_WORDS = 1 << 22;

    private final Plan plan;
    private final Walk walk;
    private final WorkBudget budget;
    private final int middle;
    private final Reach reach;
    /** An empty set, from which all others are made. */
    private final PositionSet empty;

    private WalkFeasibility(Plan plan, Walk walk, Reach reach, WorkBudget budget) {
        this.plan = plan;
        this.walk = walk;
        this.budget = budget;
        this.middle = middle(walk);
        this.reach = reach;
        this.empty = PositionSet.within(reach.x(), reach.y(), plan.maxReach());
    }

    /** Decides whether the walk is possible. */
    static Answer answer(Plan plan, Walk walk, WorkBudget budget) {
        Walk rotated = fromFewestVariants(plan, walk);
        Reach reach = Reach.of(plan, rotated);
        long sets = 3L * plan.domain(rotated.rooms().get(middle(rotated))).size();
        if (sets * PositionSet.size(reach.x(), reach.y()) > MOST_WORDS) {
            return Answer.UNKNOWN;
        }
        return new WalkFeasibility(plan, rotated, reach, budget).answer();
    }

    private static int middle(Walk walk) {
        return walk.length() / 2;
    }

    /**
     * The greatest distances, in cells, of the steps before and after the middle room of a walk. A forward position is
     * within reach of the forward steps. A backward position is within reach of the backward steps from the end; an end
     * that both together cannot reach is dropped in advance.
     */
    private record Reach(boolean isCycle, int forwardX, int forwardY, int backwardX, int backwardY) {

        static Reach of(Plan plan, Walk walk) {
            List<Link> forward = walk.links().subList(0, middle(walk));
            List<Link> backward = walk.links().subList(middle(walk), walk.length());
            return new Reach(
                    walk.isCycle(), inX(plan, forward), inY(plan, forward), inX(plan, backward), inY(plan, backward));
        }

        int x() {
            return isCycle ? Math.max(forwardX, backwardX) : forwardX + 2 * backwardX;
        }

        int y() {
            return isCycle ? Math.max(forwardY, backwardY) : forwardY + 2 * backwardY;
        }

        boolean includes(Point end) {
            return Math.abs(end.x()) <= forwardX + backwardX && Math.abs(end.y()) <= forwardY + backwardY;
        }

        private static int inX(Plan plan, List<Link> links) {
            return links.stream().mapToInt(link -> StepBound.inX(plan, link)).sum();
        }

        private static int inY(Plan plan, List<Link> links) {
            return links.stream().mapToInt(link -> StepBound.inY(plan, link)).sum();
        }
    }

    /**
     * Rotates a cycle to start at the room with the fewest variants, because the programme runs once for each variant
     * of the first room.
     */
    private static Walk fromFewestVariants(Plan plan, Walk walk) {
        if (!walk.isCycle()) {
            return walk;
        }
        List<Integer> rooms = new ArrayList<>(walk.rooms().subList(0, walk.length()));
        List<Link> links = new ArrayList<>(walk.links());
        int start = 0;
        for (int i = 1; i < rooms.size(); i++) {
            if (plan.domain(rooms.get(i)).size() < plan.domain(rooms.get(start)).size()) {
                start = i;
            }
        }
        Collections.rotate(rooms, -start);
        Collections.rotate(links, -start);
        rooms.add(rooms.get(0));
        return new Walk(rooms, links);
    }

    private Answer answer() {
        for (Variant first : plan.domain(walk.first()).variants()) {
            if (isPossibleFrom(first)) {
                return Answer.POSSIBLE;
            }
            if (budget.isSpent()) {
                return Answer.UNKNOWN;
            }
        }
        return Answer.IMPOSSIBLE;
    }

    private boolean isPossibleFrom(Variant first) {
        List<PositionSet> backward = ends(first);
        for (int i = walk.length(); i > middle; i--) {
            backward = step(backward, i, i - 1, first);
        }
        List<PositionSet> forward = emptySets(plan.domain(walk.first()).size());
        forward.get(plan.domain(walk.first()).variants().indexOf(first)).add(0, 0);
        for (int i = 0; i < middle; i++) {
            forward = step(forward, i, i + 1, first);
        }
        for (int variant = 0; variant < forward.size(); variant++) {
            if (forward.get(variant).meets(backward.get(variant))) {
                return true;
            }
        }
        return false;
    }

    /** The possible offsets of the last room from the first, for each variant of the last. */
    private List<PositionSet> ends(Variant first) {
        List<Variant> variants = plan.domain(walk.last()).variants();
        List<PositionSet> ends = emptySets(variants.size());
        if (walk.isCycle()) {
            ends.get(variants.indexOf(first)).add(0, 0);
            return ends;
        }
        for (int i = 0; i < variants.size(); i++) {
            Point end = plan.pinnedCorner(walk.last(), variants.get(i)).minus(plan.pinnedCorner(walk.first(), first));
            if (reach.includes(end)) {
                ends.get(i).add(end.x(), end.y());
            }
        }
        return ends;
    }

    /** The positions of a room of the walk, from those of the room beside it. */
    private List<PositionSet> step(List<PositionSet> positions, int from, int to, Variant first) {
        int room = walk.rooms().get(to);
        Link link = walk.links().get(Math.min(from, to));
        List<Variant> before = plan.domain(walk.rooms().get(from)).variants();
        List<Variant> variants = plan.domain(room).variants();
        List<PositionSet> next = emptySets(variants.size());
        for (int b = 0; b < variants.size(); b++) {
            for (int a = 0; a < before.size() && !budget.isSpent(); a++) {
                if (mayBeNeighbours(before.get(a), variants.get(b))) {
                    int shapeBefore = before.get(a).shape().index();
                    int shape = variants.get(b).shape().index();
                    next.get(b).addSums(positions.get(a), link.offsets(room, shapeBefore, shape), budget);
                }
            }
            if (room != walk.first()) {
                removeTooNear(next.get(b), variants.get(b), room, first);
            }
        }
        return next;
    }

    private void removeTooNear(PositionSet positions, Variant variant, int room, Variant first) {
        boolean mayTouch = plan.areNeighbours(walk.first(), room);
        Clearance clearance = (mayTouch ? plan.touching() : plan.apart())
                .of(first.shape().index(), variant.shape().index());
        int margin = mayTouch ? 0 : plan.level().minimumRoomDistance();
        int right = plan.width(first.shape().index()) + margin;
        int top = plan.height(first.shape().index()) + margin;
        for (int dy = -plan.height(variant.shape().index()) - margin; dy <= top; dy++) {
            for (int dx = -plan.width(variant.shape().index()) - margin; dx <= right; dx++) {
                if (positions.contains(dx, dy) && clearance.overlap(dx, dy) > 0) {
                    positions.remove(dx, dy);
                }
            }
            budget.spend(right);
        }
    }

    private boolean mayBeNeighbours(Variant a, Variant b) {
        return a.templateIndex() != b.templateIndex()
                || !plan.repeatRule(a.templateIndex()).forbidsNeighbours();
    }

    private List<PositionSet> emptySets(int count) {
        return Stream.generate(empty::emptySet).limit(count).toList();
    }
}
