package undercroft.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import undercroft.configspace.CorridorSpaces;
import undercroft.configspace.Variant;
import undercroft.plan.Link;
import undercroft.plan.Plan;

/** The rooms around one room, by the number of connections that they are away, and the space they need. */
final class Rings {

    /** So many rooms are taken for the middle at most: the time goes with the square of the rooms. */
    private static final int MOST_MIDDLES = 1000;

    /** Bushes grow too large within a few rings or not at all, and every ring costs more than the one before. */
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

    /** The rings that need most: for each number of rings those around the room that has the most around it. */
    static List<Rings> neediest(Plan plan, WorkBudget effort) {
        Needs needs = new Needs(plan);
        List<Rings> neediest = new ArrayList<>();
        for (int room = 0; room < Math.min(plan.roomCount(), MOST_MIDDLES) && !effort.isStopped(); room++) {
            Rings rings = new Rings(plan, room, needs);
            effort.spend(plan.links().size());
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

    /** How many connections a room is away. */
    int ringOf(int room) {
        return ringOf[room];
    }

    /** Twice the cells that all rooms up to a ring, and the corridors among them, need at least. */
    long doubledNeed(int ring) {
        return doubledNeed[ring];
    }

    /** The connections of the rooms of a ring with rooms that are no nearer. */
    List<Link> linksFrom(int ring) {
        return linksFrom.get(ring);
    }

    /** The connections of the rooms of a ring with those of the ring before. */
    List<Link> linksInto(int ring) {
        return linksInto.get(ring);
    }

    /** The rooms up to a ring, from the middle outwards. */
    List<Integer> rooms(int ring) {
        return rooms.stream().filter(room -> ringOf[room] <= ring).toList();
    }

    /** No room or corridor reaches farther than this from the corner of the room in the middle, in cells. */
    int reachX(Plan plan) {
        int sum = 0;
        for (int ring = 0; ring < count(); ring++) {
            sum += linksFrom.get(ring).stream()
                    .mapToInt(link -> StepBound.inX(plan, link))
                    .max()
                    .orElse(0);
        }
        return sum + 2 * plan.maxReach();
    }

    /** The same in the other direction. */
    int reachY(Plan plan) {
        int sum = 0;
        for (int ring = 0; ring < count(); ring++) {
            sum += linksFrom.get(ring).stream()
                    .mapToInt(link -> StepBound.inY(plan, link))
                    .max()
                    .orElse(0);
        }
        return sum + 2 * plan.maxReach();
    }

    private void search(Plan plan) {
        ringOf[middle] = 0;
        Deque<Integer> queue = new ArrayDeque<>(List.of(middle));
        while (!queue.isEmpty()) {
            int room = queue.remove();
            rooms.add(room);
            for (Link link : plan.linksOf(room)) {
                int other = link.other(room);
                if (ringOf[other] == Integer.MAX_VALUE && ringOf[room] + 1 < MOST_RINGS) {
                    ringOf[other] = ringOf[room] + 1;
                    queue.add(other);
                }
            }
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

    /** Twice the cells that each room needs at least, and the corridor of each connection. */
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
