package undercroft.placement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.level.AspectRange;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;
import undercroft.wish.NumberedWishes;

/**
 * The wishes in one attempt of a search. A breach counts like an overlap, so that every way of placing rooms keeps the wishes as it
 * keeps rooms apart. Counts how often each wish stood in the way. Not thread-safe.
 */
public final class PlaceRules {

    private final Plan plan;
    /** By object. */
    private final List<List<PlaceConstraint>> constraintsOf = new ArrayList<>();

    private final List<PlaceConstraint> unary;
    private final Optional<BoxConstraint> box;
    private final Optional<GroundTable> ground;
    private final Optional<MirrorRules> mirror;
    private final Guidance guidance;
    private final long[] refusals;
    private final Candidate candidate = new Candidate();
    private final Window window = new Window();

    PlaceRules(
            Plan plan,
            List<PlaceConstraint> unary,
            List<PairConstraint> pairs,
            List<RimConstraint> rims,
            Optional<BoxConstraint> box,
            Optional<GroundTable> ground,
            Optional<MirrorRules> mirror,
            Guidance guidance) {
        this.plan = plan;
        this.guidance = guidance;
        this.unary = Stream.concat(unary.stream(), mirror.stream().map(MirrorRules::axis))
                .toList();
        this.mirror = mirror;
        this.box = box;
        this.ground = ground;
        this.refusals = new long[new NumberedWishes(plan.level()).count()];
        int objects = plan.roomCount() + plan.links().size();
        for (int object = 0; object < objects; object++) {
            List<PlaceConstraint> its = new ArrayList<>(this.unary);
            mirror.ifPresent(rules -> its.add(rules.images()));
            its.addAll(rims);
            constraintsOf.add(its);
        }
        for (PairConstraint pair : pairs) {
            constraintsOf.get(pair.first).add(pair);
            constraintsOf.get(pair.second).add(pair);
        }
    }

    /**
     * {@return about how many cells an object in some place, with everything placed but itself, is away from keeping the wishes; 0
     * exactly if it keeps them}
     */
    public long breach(int object, int shape, int x, int y, Placed placed) {
        look(object, shape, x, y);
        long sum = 0;
        List<PlaceConstraint> its = constraintsOf.get(object);
        for (int i = 0; i < its.size(); i++) {
            long breach = its.get(i).breach(candidate, placed);
            if (breach > 0) {
                refusals[its.get(i).wish()]++;
                sum += breach;
            }
        }
        return sum;
    }

    /** {@return whether an object must not stand in some place, whatever else is placed} */
    public boolean isBarred(int object, int shape, int x, int y, Placed placed) {
        look(object, shape, x, y);
        for (PlaceConstraint constraint : unary) {
            if (constraint.breach(candidate, placed) > 0) {
                return true;
            }
        }
        return false;
    }

    /** {@return whether an object in some place and a placed one break a wish together} */
    public boolean areAtOdds(int object, int shape, int x, int y, int other, Placed placed) {
        look(object, shape, x, y);
        for (PlaceConstraint constraint : constraintsOf.get(object)) {
            if (constraint.breachWith(candidate, other, placed) > 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@return the intervals in which all places lie where an object of some shape keeps the wishes; valid until the next call}
     */
    public Window window(int object, int shape, Placed placed) {
        window.open();
        look(object, shape, 0, 0);
        for (PlaceConstraint constraint : constraintsOf.get(object)) {
            constraint.narrow(candidate, window, placed);
        }
        return window;
    }

    /**
     * {@return by how many cells rooms to which an object in some place leads would miss their wishes; it only guides}
     *
     * @param stride how far each room on the way is assumed to lead, in cells
     */
    public double lag(int object, int shape, int x, int y, double stride, Placed placed) {
        look(object, shape, x, y);
        return guidance.lag(candidate, placed, stride);
    }

    /** {@return the index of the only shape that an object may take, if another one already decides it} */
    public OptionalInt shapeOf(int object, Placed placed) {
        return mirror.isEmpty() ? OptionalInt.empty() : mirror.get().shape(object, placed);
    }

    /** {@return a random place for a room where nothing is placed yet} */
    public Point home(int room, int shape, SeededRandom random) {
        Point somewhere = somewhere(shape, random);
        return mirror.isEmpty() ? somewhere : mirror.get().home(room, shape, somewhere, random);
    }

    private Point somewhere(int shape, SeededRandom random) {
        if (ground.isPresent()) {
            List<Point> places = ground.get().placesOf(shape);
            return places.isEmpty() ? new Point(0, 0) : random.oneOf(places);
        }
        if (box.isEmpty()) {
            return new Point(0, 0);
        }
        Box around = box.get().box();
        return new Point(
                around.x() + random.below(Math.max(1, around.width() - plan.width(shape) + 1)),
                around.y() + random.below(Math.max(1, around.height() - plan.height(shape) + 1)));
    }

    /** {@return whether a complete layout has the form that is asked for} */
    public boolean isInForm(Placed placed) {
        AspectRange aspect = plan.level().wishes().aspect();
        Box bounds = bounds(placed);
        return aspect.allows(bounds.width(), bounds.height());
    }

    /** {@return by the number of a wish, how often it stood in the way of a place that was looked at} */
    public long[] refusals() {
        return refusals.clone();
    }

    private static Box bounds(Placed placed) {
        int minX = Integer.MAX_VALUE;
        int minY = Integer.MAX_VALUE;
        int maxX = Integer.MIN_VALUE;
        int maxY = Integer.MIN_VALUE;
        for (int i = 0; i < placed.count(); i++) {
            int object = placed.object(i);
            minX = Math.min(minX, placed.x(object));
            minY = Math.min(minY, placed.y(object));
            maxX = Math.max(maxX, placed.right(object));
            maxY = Math.max(maxY, placed.top(object));
        }
        return new Box(minX, minY, maxX - minX, maxY - minY);
    }

    private void look(int object, int shape, int x, int y) {
        candidate.object = object;
        candidate.shape = shape;
        candidate.x = x;
        candidate.y = y;
        candidate.right = x + plan.width(shape);
        candidate.top = y + plan.height(shape);
    }
}
