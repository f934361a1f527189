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

/** The tilings of a plan, found when they are first asked for. Thread-safe. */
public final class Tilings {

    /** A shape with more steps to a neighbour than this is tried with the shortest; the densest lattice has short steps. */
    private static final int MOST_STEPS = 300;

    private static final Comparator<Span> BEST_FIRST = Comparator.comparingInt(
                    (Span span) -> -span.lattice().degree())
            .thenComparingLong(Span::area)
            .thenComparingLong(Span::longest);

    private final Plan plan;
    /** Of all kinds of connections. */
    private final List<LinkSpaces> spaces;

    private Optional<List<Tiling>> found = Optional.empty();

    /** Two steps that span a lattice. */
    private record Span(Point across, Point up, Lattice lattice) {

        long area() {
            return across.cross(up);
        }

        long longest() {
            return Math.max(lengthSquared(across), lengthSquared(up));
        }
    }

    /** The variants that can stand in a lattice. */
    private record Filling(Span span, Set<Variant> members) {}

    /** The tilings of a plan, which are not yet looked for. */
    public Tilings(Plan plan) {
        this.plan = plan;
        this.spaces = plan.links().stream().map(Link::forth).distinct().toList();
    }

    /**
     * The tilings in which most rooms are next to each, and of these those with the most variants, by weight; of each shape those
     * that leave the least space between rooms, and are the roundest then. None where a room has a pinned place, where
     * no shape will do for all rooms, or where it shows that the graph has no space in them.
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
        return largest(largest(tilings, byDegree), Comparator.comparingLong(Tiling::weight)).stream()
                .filter(tiling -> tiling.lattice().degree() >= plan.maxDegree()
                        && (tiling.lattice() != Lattice.SQUARE || isBipartite()))
                .toList();
    }

    /** Corridors of a template that is used once only: steps would be there for one connection and not for the next. */
    private boolean hasUniqueCorridors() {
        return plan.links().stream()
                .flatMapToInt(link -> Arrays.stream(plan.corridorTemplates(link.index())))
                .anyMatch(template -> plan.repeatRule(template) == RepeatRule.NEVER);
    }

    /** Whether all cycles have an even length, as they have among squares. */
    private boolean isBipartite() {
        Distances distances = Distances.fromCentre(IntStream.range(0, plan.roomCount())
                .mapToObj(plan::neighboursOf)
                .toArray(int[][]::new));
        return plan.links().stream().noneMatch(link -> distances.of(link.from()) == distances.of(link.to()));
    }

    private static List<Tiling> largest(List<Tiling> tilings, Comparator<Tiling> order) {
        return tilings.stream()
                .filter(tiling -> tilings.stream().allMatch(other -> order.compare(tiling, other) >= 0))
                .toList();
    }

    /** A room has another variant here than it might have elsewhere, so its template must be allowed any number of times. */
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

    /** Half of the offsets at which a shape is joined to itself, whatever the connection: those up, and those to the right of level ones. */
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

    /** Whether two shapes are joined at an offset and at the opposite one, whatever the connection. */
    private boolean isStep(int shapeA, int shapeB, Point offset) {
        return spaces.stream()
                .map(all -> all.of(shapeA, shapeB))
                .allMatch(space -> space.contains(offset.x(), offset.y()) && space.contains(-offset.x(), -offset.y()));
    }

    /** Whether no two places of a lattice are so near that the shapes would overlap, or come too near as strangers. */
    private boolean areApart(Variant a, Variant b, Span span) {
        Clearance clearance = plan.apart().of(a.shape().index(), b.shape().index());
        int reach = plan.longestSide() + plan.level().minimumRoomDistance();
        // As many columns and rows as a place within reach can be away, by Cramer's rule.
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

    /** With the base as many other variants as can stand anywhere among each other. */
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

    /** The tiling, if every room may take one of the variants. */
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
