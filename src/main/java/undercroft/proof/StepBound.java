package undercroft.proof;

import java.util.List;
import java.util.function.ToIntFunction;
import undercroft.configspace.CorridorSpaces;
import undercroft.configspace.Shape;
import undercroft.configspace.Variant;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/** An upper bound, in cells along one axis, on the distance between the corners of two joined rooms. */
final class StepBound {

    private StepBound() {}

    static int inX(Plan plan, Link link) {
        return of(plan, link, Shape::width);
    }

    static int inY(Plan plan, Link link) {
        return of(plan, link, Shape::height);
    }

    /** If two shapes touch, their corners are at most the larger size apart. */
    private static int of(Plan plan, Link link, ToIntFunction<Shape> size) {
        int from = longest(plan.domain(link.from()).variants(), size);
        int to = longest(plan.domain(link.to()).variants(), size);
        return link.corridors()
                .map(CorridorSpaces::corridors)
                .map(corridors -> longest(corridors, size))
                .map(corridor -> Math.max(from, corridor) + Math.max(corridor, to))
                .orElse(Math.max(from, to));
    }

    private static int longest(List<Variant> variants, ToIntFunction<Shape> size) {
        return variants.stream().map(Variant::shape).mapToInt(size).max().orElse(0);
    }
}
