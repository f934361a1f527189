package undercroft.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import undercroft.configspace.CorridorSpaces;
import undercroft.configspace.Variant;
import undercroft.graph.BreadthFirstTree;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/**
 * The rooms around one room in rings: ring k holds those that are k connections away from it. Also the space they need.
 */
final class Rings {

    /** The most rooms that are tried as the middle: the time is quadratic in the number of rooms. */
    private static final int MOST_MIDDLES = 1000;

    /**
     * The most rings: a tree outgrows its space within a few rings or never, and every ring costs more than the one
     * before.
     */
    private static final int MOST_RINGS = 12;

    private final int middle;
    private final int[] ringOf;
    private final List<List<Link>> linksFrom = new ArrayList<>();
    private final List<List<Link>> linksInto = new ArrayList<>();
    private final List<Integer> rooms = new ArrayList<>();
    private final long[] doubledNeed;

    private Rings(Plan plan, int middle, Needs needs) {
        this.middle = middle;
        this.ringOf = new int[plan.roomCount()];
        Arrays.fill(ringOf, Integer.MAX_VALUE);
        search(plan);
        int count = ringOf[rooms.get(rooms.size() - 1)] + 1;
        for (int ring = 0; ring < count; ring++) {
            linksFrom.add(new ArrayList<>());
            linksInto.add(new ArrayList<>());
        }
        this.doubledNeed = new long[count];
        rooms.forEach(room -> doubledNeed[ringOf[room]] += needs.ofRoom[room]);
        plan.links().forEach(link -> add(link, needs.ofCorridor[link.index()]));
        for (int ring = 1; ring < count; ring++) {
            doubledNeed[ring] += doubledNeed[ring - 1];
        }
    }

    /** For each number of rings, those around the room that needs the most space for them. */
    static List<Rings> neediest(Plan plan, WorkBudget budget) {
        Needs needs = new Needs(plan);
        List<Rings> neediest = new ArrayList<>();
        for (int room = 0; room < Math.min(plan.roomCount(), MOST_MIDDLES) && !budget.isStopped(); room++) {
            Rings rings = new Rings(plan, room, needs);
            budget.spend(plan.links().size());
            for (int ring = 1; ring < rings.count(); ring++) {
                if (ring > neediest.size()) {
                    neediest.add(rings);
                } else if (rings.doubledNeed(ring) > neediest.get(ring - 1).doubledNeed(ring)) {
                    neediest.set(ring - 1, rings);
                }
            }
        }
        return neediest.stream().distinct().toList();
    }

    int middle() {
        return middle;
    }

    int count() {
        return doubledNeed.length;
    }

    /** The number of connections between a room and the middle. */
    int ringOf(int room) {
        return ringOf[room];
    }

    /** Twice the area in cells that all rooms up to a ring and the corridors among them need at least. */
    long doubledNeed(int ring) {
        return doubledNeed[ring];
    }

    /** The connections from the rooms of a ring to rooms of the same or the next ring. */
    List<Link> linksFrom(int ring) {
        return linksFrom.get(ring);
    }

    /** The connections between a ring and the ring before it. */
    List<Link> linksInto(int ring) {
        return linksInto.get(ring);
    }

    /** The rooms up to a ring, from the middle outwards. */
    List<Integer> rooms(int ring) {
        return rooms.stream().filter(room -> ringOf[room] <= ring).toList();
    }

    /**
     * An upper bound on the x distance, in cells, of any point of a room or corridor from the corner of the middle
     * room.
     */
    int reachX(Plan plan) {
        return reach(plan, link -> StepBound.inX(plan, link));
    }

    /** The same bound on the y distance. */
    int reachY(Plan plan) {
        return reach(plan, link -> StepBound.inY(plan, link));
    }

    private int reach(Plan plan, ToIntFunction<Link> stepBound) {
        int steps = linksFrom.stream()
                .mapToInt(links -> links.stream().mapToInt(stepBound).max().orElse(0))
                .sum();
        return steps + 2 * plan.maxReach();
    }

    private void search(Plan plan) {
        BreadthFirstTree tree = BreadthFirstTree.of(plan.roomCount(), plan::neighboursOf, middle);
        for (int i = 0; i < tree.reached() && tree.distance(tree.at(i)) < MOST_RINGS; i++) {
            rooms.add(tree.at(i));
            ringOf[tree.at(i)] = tree.distance(tree.at(i));
        }
    }

    private void add(Link link, long doubledNeedOfCorridor) {
        int near = Math.min(ringOf[link.from()], ringOf[link.to()]);
        int far = Math.max(ringOf[link.from()], ringOf[link.to()]);
        if (near < count()) {
            linksFrom.get(near).add(link);
        }
        if (far < count()) {
            doubledNeed[far] += doubledNeedOfCorridor;
            if (near < far) {
                linksInto.get(far).add(link);
            }
        }
    }

    /** Twice the least area, in cells, of each room and of the corridor of each connection. */
    private static final class Needs {

        final long[] ofRoom;
        final long[] ofCorridor;

        Needs(Plan plan) {
            this.ofRoom = IntStream.range(0, plan.roomCount())
                    .mapToLong(room -> least(plan.domain(room).variants()))
                    .toArray();
            this.ofCorridor = plan.links().stream()
                    .mapToLong(link -> link.corridors()
                            .map(CorridorSpaces::corridors)
                            .map(Needs::least)
                            .orElse(0L))
                    .toArray();
        }

        private static long least(List<Variant> variants) {
            return variants.stream()
                    .mapToLong(variant -> variant.shape().outline().doubledArea())
                    .min()
                    .orElse(0);
        }
    }
}
