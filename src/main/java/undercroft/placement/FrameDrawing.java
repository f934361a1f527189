package undercroft.placement;

import java.util.Optional;
import undercroft.geometry.Box;
import undercroft.level.AspectRange;
import undercroft.level.Frame;
import undercroft.level.Wishes;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;
import undercroft.wish.NumberedWishes;

/**
 * Draws the box in which an attempt lays out a level. A box of {@code within} lies anywhere, but around the fixed rooms. For
 * {@code aspect}, every second attempt has one of a size at which rooms have some space, and of a form that is allowed.
 */
final class FrameDrawing {

    /** The least area of a box for an aspect, in areas of the rooms and corridors: about what a close layout takes. */
    private static final double LEAST_SPACE = 2;

    /** The greatest: more than a usual layout takes. */
    private static final double MOST_SPACE = 6;

    private final Plan plan;
    private final SeededRandom random;
    private final Optional<Box> fixed;
    private final Wishes wishes;

    FrameDrawing(Plan plan, SeededRandom random, Optional<Box> fixed) {
        this.plan = plan;
        this.random = random;
        this.fixed = fixed;
        this.wishes = plan.level().wishes();
    }

    /** The box; empty if there is neither a box nor an aspect. */
    Optional<BoxConstraint> draw() {
        NumberedWishes numbers = new NumberedWishes(plan.level());
        boolean hasAspect = !wishes.aspect().equals(AspectRange.ALL);
        if (wishes.within().isPresent() && wishes.within().get() instanceof Frame.Ground) {
            Frame ground = wishes.within().get();
            return hasAspect
                    ? Optional.of(new BoxConstraint(numbers.aspect(), new Box(0, 0, ground.width(), ground.height())))
                    : Optional.empty();
        }
        // Many layouts have the form by themselves, and then a box would only be in the way.
        if (hasAspect && random.below(2) == 0) {
            return Optional.of(new BoxConstraint(numbers.aspect(), ofAspect()));
        }
        return wishes.within().map(box -> new BoxConstraint(numbers.within(), somewhere(box.width(), box.height())));
    }

    private Box ofAspect() {
        AspectRange aspect = wishes.aspect();
        double ratio = aspect.least() * StrictMath.pow(aspect.most() / aspect.least(), random.unit());
        double area = roomArea() * (LEAST_SPACE + (MOST_SPACE - LEAST_SPACE) * random.unit());
        double height = StrictMath.sqrt(area / ratio);
        double width = ratio * height;
        double widest = wishes.within().map(Frame::width).orElse(Frame.MAX_SIDE);
        double highest = wishes.within().map(Frame::height).orElse(Frame.MAX_SIDE);
        double scaleToFixed = fixed.map(box -> Math.max(box.width() / width, box.height() / height))
                .orElse(0.0);
        double scale = Math.min(Math.max(1, scaleToFixed), Math.min(widest / width, highest / height));
        return somewhere(
                Math.max(1, (int) StrictMath.rint(width * scale)), Math.max(1, (int) StrictMath.rint(height * scale)));
    }

    /** The area of all rooms, by the means of their variants, and of a mean corridor for each connection with one. */
    private double roomArea() {
        double area = 0;
        for (int room = 0; room < plan.roomCount(); room++) {
            area += plan.domain(room).variants().stream()
                    .mapToLong(variant -> variant.shape().outline().doubledArea())
                    .average()
                    .orElse(0);
        }
        area += plan.links().stream()
                .flatMap(link -> link.corridors().stream())
                .mapToDouble(spaces -> spaces.corridors().stream()
                        .mapToLong(variant -> variant.shape().outline().doubledArea())
                        .average()
                        .orElse(0))
                .sum();
        return area / 2;
    }

    /** A box of this size: at the origin or, if rooms are fixed, anywhere around them. */
    private Box somewhere(int width, int height) {
        if (fixed.isEmpty()) {
            return new Box(0, 0, width, height);
        }
        Box around = fixed.get();
        return new Box(
                between(around.maxX() - width, around.x()), between(around.maxY() - height, around.y()), width, height);
    }

    /** A random number between two; the first if the fixed rooms do not fit. */
    private int between(int least, int most) {
        return least >= most ? least : random.between(least, most);
    }
}
