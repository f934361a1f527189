package undercroft.proof;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import undercroft.configspace.Clearance;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/**
 * Asks whether a walk can end where it must. From the first room, which stands still, the programme goes along the rooms and
 * keeps, for each variant of each, all its places: those that are an allowed step away from some place of the room before, and
 * not too near the first room. It goes forth from the first room and back from the last, up to a room in the middle; if this
 * has no place in common, then the walk cannot end there. Rooms overlap any other but the first and their neighbours, so when
 * there is such a place there still may be no layout.
 */
final class RoundTrip {

    /** Sets of so many long words in all are too large: 32 MB. */
    private static final long MOST_WORDS = 1 << 22;

    private final Plan plan;
    private final Walk walk;
    private final WorkBudget effort;
    private final int middle;
    private final int reachForthX;
    private final int reachForthY;
    private final int reachBackX;
    private final int reachBackY;

    private RoundTrip(Plan plan, Walk walk, WorkBudget effort) {
        this.plan = plan;
        this.walk = walk;
        this.effort = effort;
        this.middle = walk.length() / 2;
        this.reachForthX = stepsX(0, middle);
        this.reachForthY = stepsY(0, middle);
        this.reachBackX = stepsX(middle, walk.length());
        this.reachBackY = stepsY(middle, walk.length());
    }

    /** Whether the walk can end where it must. */
    static Answer answer(Plan plan, Walk walk, WorkBudget effort) {
        return new RoundTrip(plan, fromFewestVariants(plan, walk), effort).answer();
    }

    /** A cycle may begin anywhere; the programme runs once for each variant of the first room. */
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
        long sets = 3L * plan.domain(walk.rooms().get(middle)).size();
        if (sets * Places.size(reachX(), reachY()) > MOST_WORDS) {
            return Answer.UNKNOWN;
        }
        for (Variant first : plan.domain(walk.first()).variants()) {
            if (canEnd(first)) {
                return Answer.POSSIBLE;
            }
            if (effort.isSpent()) {
                return Answer.UNKNOWN;
            }
        }
        return Answer.IMPOSSIBLE;
    }

    private boolean canEnd(Variant first) {
        List<Places> back = ends(first);
        for (int i = walk.length(); i > middle; i--) {
            back = step(back, i, i - 1, first);
        }
        List<Places> forth = nowhere(plan.domain(walk.first()).size());
        forth.get(plan.domain(walk.first()).variants().indexOf(first)).add(0, 0);
        for (int i = 0; i < middle; i++) {
            forth = step(forth, i, i + 1, first);
        }
        for (int variant = 0; variant < forth.size(); variant++) {
            if (forth.get(variant).meets(back.get(variant))) {
                return true;
            }
        }
        return false;
    }

    /** Where the last room is, seen from the first. */
    private List<Places> ends(Variant first) {
        List<Variant> variants = plan.domain(walk.last()).variants();
        List<Places> ends = nowhere(variants.size());
        if (walk.isCycle()) {
            ends.get(variants.indexOf(first)).add(0, 0);
            return ends;
        }
        for (int i = 0; i < variants.size(); i++) {
            Point end = plan.pinnedCorner(walk.last(), variants.get(i)).minus(plan.pinnedCorner(walk.first(), first));
            boolean isInReach =
                    Math.abs(end.x()) <= reachForthX + reachBackX && Math.abs(end.y()) <= reachForthY + reachBackY;
            if (isInReach) {
                ends.get(i).add(end.x(), end.y());
            }
        }
        return ends;
    }

    /** The places of a room of the walk next to one whose places are known. */
    private List<Places> step(List<Places> places, int from, int to, Variant first) {
        int room = walk.rooms().get(to);
        Link link = walk.links().get(Math.min(from, to));
        List<Variant> before = plan.domain(walk.rooms().get(from)).variants();
        List<Variant> variants = plan.domain(room).variants();
        List<Places> next = nowhere(variants.size());
        for (int b = 0; b < variants.size(); b++) {
            for (int a = 0; a < before.size() && !effort.isSpent(); a++) {
                if (mayBeNeighbours(before.get(a), variants.get(b))) {
                    int shapeBefore = before.get(a).shape().index();
                    int shape = variants.get(b).shape().index();
                    next.get(b).addSums(places.get(a), link.offsets(room, shapeBefore, shape), effort);
                }
            }
            if (room != walk.first()) {
                removeTooNear(next.get(b), variants.get(b), room, first);
            }
        }
        return next;
    }

    private void removeTooNear(Places places, Variant variant, int room, Variant first) {
        boolean mayTouch = plan.areNeighbours(walk.first(), room);
        Clearance clearance = (mayTouch ? plan.touching() : plan.apart())
                .of(first.shape().index(), variant.shape().index());
        int margin = mayTouch ? 0 : plan.level().minimumRoomDistance();
        int right = plan.width(first.shape().index()) + margin;
        int top = plan.height(first.shape().index()) + margin;
        for (int dy = -plan.height(variant.shape().index()) - margin; dy <= top; dy++) {
            for (int dx = -plan.width(variant.shape().index()) - margin; dx <= right; dx++) {
                if (places.contains(dx, dy) && clearance.overlap(dx, dy) > 0) {
                    places.remove(dx, dy);
                }
            }
            effort.spend(right);
        }
    }

    private boolean mayBeNeighbours(Variant a, Variant b) {
        return a.templateIndex() != b.templateIndex()
                || !plan.repeatRule(a.templateIndex()).partsNeighbours();
    }

    private List<Places> nowhere(int count) {
        List<Places> places = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            places.add(new Places(reachX(), reachY()));
        }
        return places;
    }

    // A place forth lies within the reach of the steps forth; one back within that of the steps back around the end,
    // which
    // is left out where it is out of reach of both together.

    private int reachX() {
        return walk.isCycle() ? Math.max(reachForthX, reachBackX) : reachForthX + 2 * reachBackX;
    }

    private int reachY() {
        return walk.isCycle() ? Math.max(reachForthY, reachBackY) : reachForthY + 2 * reachBackY;
    }

    private int stepsX(int from, int to) {
        int sum = 0;
        for (int i = from; i < to; i++) {
            sum += StepBound.inX(plan, walk.links().get(i));
        }
        return sum;
    }

    private int stepsY(int from, int to) {
        int sum = 0;
        for (int i = from; i < to; i++) {
            sum += StepBound.inY(plan, walk.links().get(i));
        }
        return sum;
    }
}
