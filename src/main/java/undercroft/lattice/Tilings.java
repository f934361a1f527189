package undercroft.lattice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import undercroft.configspace.Clearance;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.LinkSpaces;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.plan.Domain;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.template.RepeatRule;

/** The tilings of a plan, computed on first use. Thread-safe. */
public final class Tilings {

    /**
     * The most steps to a neighbour that are tried for one shape, the shortest first: the densest lattice has short
     * steps.
     */
    private static final int MOST_STEPS = 300;

    private static final Comparator<Span> BEST_FIRST = Comparator.comparingInt(
                    (Span span) -> -span.lattice().degree())
            .thenComparingLong(Span::area)
            .thenComparingLong(Span::longest);

    private final Plan plan;
    /** The configuration spaces of all kinds of connections. */
    private final List<LinkSpaces> spaces;

    private Optional<List<Tiling>> found = Optional.empty();

    /** Two offsets that span a lattice. */
    private record Span(Point across, Point up, Lattice lattice) {

        long area() {
            return across.cross(up);
        }

        long longest() {
            return Math.max(lengthSquared(across), lengthSquared(up));
        }
    }

    /** The variants that can take any place of a lattice. */
    private record Filling(Span span, Set<Variant> members) {}

    /** The tilings of a plan; nothing is computed yet. */
    public Tilings(Plan plan) {
        this.plan = plan;
        this.spaces = plan.links().stream().map(Link::forward).distinct().toList();
    }

    /**
     * {@return the tilings with the most neighbours per place, and of these those with the greatest weight of variants}
     * For each shape, those that waste the least space, then the roundest. Empty if a position is pinned, if no shape
     * fits all rooms, or if the graph evidently has no embedding in them.
     */
    public synchronized List<Tiling> all() {
        List<Tiling> all = found.orElseGet(this::find);
        found = Optional.of(all);
        return all;
    }

    private List<Tiling> find() {
        if (plan.links().isEmpty()
                || IntStream.range(0, plan.roomCount()).anyMatch(plan::isPlacePinned)
                || hasUniqueCorridors()) {
            return List.of();
        }
        Set<Integer> shapes = new LinkedHashSet<>();
        Set<Filling> fillings = new LinkedHashSet<>();
        for (Variant base : plan.domain(0).variants()) {
            if (isUsable(base) && shapes.add(base.shape().index())) {
                spans(base).forEach(span -> fillings.add(filling(base, span)));
            }
        }
        List<Tiling> tilings =
                fillings.stream().flatMap(filling -> tiling(filling).stream()).toList();
        Comparator<Tiling> byDegree =
                Comparator.comparingInt(tiling -> tiling.lattice().degree());
        return allLargest(allLargest(tilings, byDegree), Comparator.comparingLong(Tiling::weight)).stream()
                .filter(tiling -> tiling.lattice().degree() >= plan.maxDegree()
                        && (tiling.lattice() != Lattice.SQUARE || isBipartite()))
                .toList();
    }

    /**
     * Whether a corridor has a template that may be used only once; a step would then be possible for one connection
     * but not for the next.
     */
    private boolean hasUniqueCorridors() {
        return plan.links().stream()
                .flatMapToInt(link -> Arrays.stream(plan.corridorTemplates(link.index())))
                .anyMatch(template -> plan.repeatRule(template) == RepeatRule.NEVER);
    }

    /** Whether all cycles have even length, as on the square lattice. */
    private boolean isBipartite() {
        Distances distances = Distances.fromCentre(IntStream.range(0, plan.roomCount())
                .mapToObj(plan::neighboursOf)
                .toArray(int[][]::new));
        return plan.links().stream().noneMatch(link -> distances.of(link.from()) == distances.of(link.to()));
    }

    private static List<Tiling> allLargest(List<Tiling> tilings, Comparator<Tiling> order) {
        return tilings.stream()
                .filter(tiling -> tilings.stream().allMatch(other -> order.compare(tiling, other) >= 0))
                .toList();
    }

    /** Only a template that may repeat without limit is usable, because any room may get the variant. */
    private boolean isUsable(Variant variant) {
        return plan.repeatRule(variant.templateIndex()) == RepeatRule.ALLOW;
    }

    private List<Span> spans(Variant base) {
        List<Point> steps = steps(base.shape().index());
        List<Span> best = new ArrayList<>();
        for (Point across : steps) {
            for (Point up : steps) {
                if (2 * across.cross(up) < base.shape().outline().doubledArea()) {
                    continue;
                }
                Span span = new Span(across, up, lattice(base, across, up));
                int comparison = best.isEmpty() ? -1 : BEST_FIRST.compare(span, best.get(0));
                if (comparison <= 0 && areApart(base, base, span)) {
                    if (comparison < 0) {
                        best.clear();
                    }
                    best.add(span);
                }
            }
        }
        return best;
    }

    /**
     * The offsets at which a shape is joined to a copy of itself, whatever the connection. Only one of each opposite
     * pair: those upwards, and those to the right.
     */
    private List<Point> steps(int shape) {
        List<Point> steps = new ArrayList<>();
        LatticeSet first = spaces.get(0).of(shape, shape);
        for (int i = 0; i < first.size(); i++) {
            Point step = new Point(first.x(i), first.y(i));
            boolean isInHalf = step.y() > 0 || (step.y() == 0 && step.x() > 0);
            if (isInHalf && isStep(shape, shape, step)) {
                steps.add(step);
            }
        }
        steps.sort(Comparator.comparingLong(Tilings::lengthSquared));
        return steps.subList(0, Math.min(steps.size(), MOST_STEPS));
    }

    private Lattice lattice(Variant base, Point across, Point up) {
        int shape = base.shape().index();
        return isStep(shape, shape, up.minus(across)) ? Lattice.TRIANGULAR : Lattice.SQUARE;
    }

    /** Whether two shapes are joined at an offset and at its opposite, whatever the connection. */
    private boolean isStep(int shapeA, int shapeB, Point offset) {
        return spaces.stream()
                .map(all -> all.of(shapeA, shapeB))
                .allMatch(space -> space.contains(offset.x(), offset.y()) && space.contains(-offset.x(), -offset.y()));
    }

    /**
     * Whether the shapes keep their distance in all pairs of places of a lattice; non-neighbours keep the minimum room
     * distance.
     */
    private boolean areApart(Variant a, Variant b, Span span) {
        Clearance clearance = plan.apart().of(a.shape().index(), b.shape().index());
        int reach = plan.longestSide() + plan.level().minimumRoomDistance();
        // The most columns and rows between two places within reach, by Cramer's rule.
        long columns =
                reach * (Math.abs((long) span.up().x()) + Math.abs(span.up().y())) / span.area();
        long rows = reach
                * (Math.abs((long) span.across().x()) + Math.abs(span.across().y()))
                / span.area();
        for (long column = -columns; column <= columns; column++) {
            for (long row = -rows; row <= rows; row++) {
                Point offset = span.across().times((int) column).plus(span.up().times((int) row));
                if ((column != 0 || row != 0) && clearance.overlap(offset.x(), offset.y()) > 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The base variant and greedily all others that can take any place beside those chosen. */
    private Filling filling(Variant base, Span span) {
        Set<Variant> members = new LinkedHashSet<>(List.of(base));
        for (Variant other : plan.variants()) {
            if (isUsable(other)
                    && fits(other, other, span)
                    && members.stream().allMatch(member -> fits(member, other, span))) {
                members.add(other);
            }
        }
        return new Filling(span, members);
    }

    private boolean fits(Variant a, Variant b, Span span) {
        int shapeA = a.shape().index();
        int shapeB = b.shape().index();
        return Stream.of(span.across(), span.up(), span.up().minus(span.across()))
                        .limit(span.lattice().degree() / 2)
                        .allMatch(step -> isStep(shapeA, shapeB, step) && isStep(shapeB, shapeA, step))
                && areApart(a, b, span);
    }

    /** The tiling, if every room can take one of the variants. */
    private Optional<Tiling> tiling(Filling filling) {
        Map<Domain, Domain> reduced = new HashMap<>();
        List<Domain> domains = IntStream.range(0, plan.roomCount())
                .mapToObj(plan::domain)
                .map(domain -> reduced.computeIfAbsent(
                        domain,
                        absent -> new Domain(domain.variants().stream()
                                .filter(filling.members()::contains)
                                .toList())))
                .toList();
        return reduced.values().stream().allMatch(domain -> domain.size() > 0)
                ? Optional.of(new Tiling(
                        filling.span().lattice(),
                        filling.span().across(),
                        filling.span().up(),
                        domains))
                : Optional.empty();
    }

    private static long lengthSquared(Point point) {
        return point.dot(point);
    }
}
