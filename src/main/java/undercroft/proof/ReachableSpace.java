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
 * Compares the space that the rooms around one room need with the space within their reach. A ring is the set of rooms at one
 * distance from the room in the middle, in connections. The possible places of a ring's rooms are computed together, for each
 * shape: all that are an allowed step away from a place of the ring before. Overlaps are ignored. The cells that the shapes cover at
 * the places of all rings so far are all the space there is.
 */
final class ReachableSpace {

    /** The most memory for sets of places, in 64-bit words: 32 MB. Larger surroundings are left undecided. */
    private static final long MOST_WORDS = 1 << 22;

    private final Plan plan;
    private final Rings rings;
    private final WorkBudget effort;
    private final Places covered;
    private Map<Integer, Places> places = new TreeMap<>();

    private ReachableSpace(Plan plan, Rings rings, WorkBudget effort) {
        this.plan = plan;
        this.rings = rings;
        this.effort = effort;
        this.covered = Places.within(rings.reachX(plan), rings.reachY(plan), plan.maxReach());
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
    static Optional<Lack> lack(Plan plan, Rings rings, WorkBudget effort) {
        long sets = plan.shapes().size() + 2L;
        if (sets * Places.size(rings.reachX(plan), rings.reachY(plan)) > MOST_WORDS) {
            return Optional.empty();
        }
        return new ReachableSpace(plan, rings, effort).lack();
    }

    private Optional<Lack> lack() {
        for (Variant variant : plan.domain(rings.middle()).variants()) {
            placesOf(places, variant.shape().index()).add(0, 0);
        }
        for (int ring = 0; ring < rings.count(); ring++) {
            if (ring > 0) {
                step(ring);
            }
            coverRooms();
            coverCorridors(ring);
            if (effort.isSpent()) {
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
        Map<Integer, Places> next = new TreeMap<>();
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
                    if (!effort.isSpent() && places.containsKey(from)) {
                        placesOf(next, to).addSums(placesOf(places, from), link.offsets(room, from, to), effort);
                    }
                }
            }
        }
        places = next;
    }

    private void coverRooms() {
        places.forEach(this::cover);
    }

    private void cover(int shape, Places corners) {
        if (!effort.isSpent()) {
            covered.addRectangles(corners, plan.width(shape), plan.height(shape), effort);
        }
    }

    /** Covers the corridors of all connections that begin in a ring. */
    private void coverCorridors(int ring) {
        Map<Integer, Places> corridors = new TreeMap<>();
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

    private void addCorridors(Map<Integer, Places> corridors, CorridorSpaces through, List<Variant> variants) {
        for (int from : shapes(variants)) {
            for (int corridor : shapes(through.corridors())) {
                if (!effort.isSpent() && places.containsKey(from)) {
                    placesOf(corridors, corridor)
                            .addSums(placesOf(places, from), through.fromRoom(from, corridor), effort);
                }
            }
        }
    }

    private Places placesOf(Map<Integer, Places> byShape, int shape) {
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
