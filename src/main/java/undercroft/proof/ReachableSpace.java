package undercroft.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import undercroft.configspace.CorridorSpaces;
import undercroft.configspace.LinkSpaces;
import undercroft.configspace.Shape;
import undercroft.configspace.Variant;
import undercroft.plan.Domain;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/**
 * Compares the space that the rooms around one room need with the space within their reach. A ring is the set of rooms
 * at one distance, in connections, from the middle room. The possible positions of a ring's rooms are computed together
 * for each shape: all that are an allowed step away from a position of the ring before, ignoring overlaps. The
 * available space is what the shapes cover at the positions of all rings so far.
 */
final class ReachableSpace {

    /** The most memory for sets of positions, in 64-bit words: 32 MB. Larger surroundings are left undecided. */
    private static final long MOST_WORDS = 1 << 22;

    private final Plan plan;
    private final Rings rings;
    private final WorkBudget budget;
    private final PositionSet covered;
    private Map<Integer, PositionSet> positions = new TreeMap<>();

    private ReachableSpace(Plan plan, Rings rings, WorkBudget budget) {
        this.plan = plan;
        this.rings = rings;
        this.budget = budget;
        this.covered = PositionSet.within(rings.reachX(plan), rings.reachY(plan), plan.maxReach());
    }

    /**
     * Too little space.
     *
     * @param ring the largest distance of the rooms from the one in the middle, in connections
     * @param doubledNeed twice the number of cells that they need at least
     * @param cells the number of cells within their reach
     */
    record Lack(Rings rings, int ring, long doubledNeed, long cells) {}

    /** The smallest number of rings in which there is too little space, if there is one. */
    static Optional<Lack> lack(Plan plan, Rings rings, WorkBudget budget) {
        long sets = plan.shapes().size() + 2L;
        if (sets * PositionSet.size(rings.reachX(plan), rings.reachY(plan)) > MOST_WORDS) {
            return Optional.empty();
        }
        return new ReachableSpace(plan, rings, budget).lack();
    }

    private Optional<Lack> lack() {
        for (Variant variant : plan.domain(rings.middle()).variants()) {
            positionsOf(positions, variant.shape().index()).add(0, 0);
        }
        for (int ring = 0; ring < rings.count(); ring++) {
            if (ring > 0) {
                step(ring);
            }
            coverRooms();
            coverCorridors(ring);
            if (budget.isSpent()) {
                return Optional.empty();
            }
            long cells = covered.count();
            if (rings.doubledNeed(ring) > 2 * cells) {
                return Optional.of(new Lack(rings, ring, rings.doubledNeed(ring), cells));
            }
        }
        return Optional.empty();
    }

    private void step(int ring) {
        Map<Integer, PositionSet> next = new TreeMap<>();
        Set<Step> done = new HashSet<>();
        for (Link link : rings.linksInto(ring)) {
            int room = rings.ringOf(link.from()) == ring ? link.from() : link.to();
            Domain before = plan.domain(link.other(room));
            Domain domain = plan.domain(room);
            if (!done.add(new Step(link.seenFrom(link.other(room)), before.variants(), domain.variants()))) {
                continue;
            }
            for (int from : shapes(before.variants())) {
                for (int to : shapes(domain.variants())) {
                    if (!budget.isSpent() && positions.containsKey(from)) {
                        positionsOf(next, to)
                                .addSums(positionsOf(positions, from), link.offsets(room, from, to), budget);
                    }
                }
            }
        }
        positions = next;
    }

    private void coverRooms() {
        positions.forEach(this::cover);
    }

    private void cover(int shape, PositionSet corners) {
        if (!budget.isSpent()) {
            covered.addRectangles(corners, plan.width(shape), plan.height(shape), budget);
        }
    }

    /** Covers the corridors of all connections that begin in a ring. */
    private void coverCorridors(int ring) {
        Map<Integer, PositionSet> corridors = new TreeMap<>();
        Set<Exit> done = new HashSet<>();
        for (Link link : rings.linksFrom(ring)) {
            for (int room : Stream.of(link.from(), link.to())
                    .filter(end -> rings.ringOf(end) == ring)
                    .toList()) {
                List<Variant> variants = plan.domain(room).variants();
                if (link.seenFrom(room) instanceof CorridorSpaces through && done.add(new Exit(through, variants))) {
                    addCorridors(corridors, through, variants);
                }
            }
        }
        corridors.forEach(this::cover);
    }

    private void addCorridors(Map<Integer, PositionSet> corridors, CorridorSpaces through, List<Variant> variants) {
        for (int from : shapes(variants)) {
            for (int corridor : shapes(through.corridors())) {
                if (!budget.isSpent() && positions.containsKey(from)) {
                    positionsOf(corridors, corridor)
                            .addSums(positionsOf(positions, from), through.fromRoom(from, corridor), budget);
                }
            }
        }
    }

    private PositionSet positionsOf(Map<Integer, PositionSet> byShape, int shape) {
        return byShape.computeIfAbsent(shape, absent -> covered.emptySet());
    }

    private static List<Integer> shapes(List<Variant> variants) {
        Set<Integer> shapes = new LinkedHashSet<>();
        variants.stream().map(Variant::shape).map(Shape::index).forEach(shapes::add);
        return new ArrayList<>(shapes);
    }

    /** A step from some variants to others. Rooms of one ring that are joined in the same way take the same step. */
    private record Step(LinkSpaces spaces, List<Variant> from, List<Variant> to) {}

    /** A step from some variants into a corridor. */
    private record Exit(CorridorSpaces spaces, List<Variant> from) {}
}
