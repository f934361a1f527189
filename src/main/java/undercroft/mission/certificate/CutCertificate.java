package undercroft.mission.certificate;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/** Looks for a proof that no player can get stuck for want of keys. It holds for worlds whose closure reaches all goals. */
public final class CutCertificate {

    private static final int NOTHING_KEPT_OUT = -1;

    private final World world;
    private final Regions regions;
    private final Set<Integer> shortRooms = new HashSet<>();

    private CutCertificate(World world) {
        this.world = world;
        this.regions = new Regions(world);
    }

    /**
     * What came of it.
     *
     * @param isProved whether nobody can get stuck
     * @param shortRooms where keys run short if nothing was proved; empty if it is not known
     */
    public record Result(boolean isProved, Set<Integer> shortRooms) {

        public Result {
            shortRooms = Set.copyOf(shortRooms);
        }
    }

    /** {@return what came of it} */
    public static Result of(World world) {
        return new CutCertificate(world).result();
    }

    private Result result() {
        if (world.passages().stream().anyMatch(passage -> !regions.joins(passage) && isBeyondProof(passage))) {
            return new Result(false, Set.of());
        }
        int[] kinds = world.passages().stream()
                .filter(Passage::isPaid)
                .mapToInt(Passage::lock)
                .distinct()
                .toArray();
        boolean isProved =
                kinds.length == 0 || (kinds.length == 1 ? isOneKindEnough(kinds[0]) : isEachAffordable(kinds));
        return new Result(isProved, isProved || kinds.length != 1 ? Set.of() : shortRooms);
    }

    /** A drop, a switch, or a need that can be lost again. */
    private boolean isBeyondProof(Passage passage) {
        return passage.oneWay()
                || passage.condition().switches().length > 0
                || IntStream.range(0, world.items())
                        .anyMatch(item ->
                                world.isSpent(item) && passage.condition().mentions(item));
    }

    /** Whether a player always has a key of the only kind before a goal is reached. */
    private boolean isOneKindEnough(int kind) {
        return IntStream.of(world.goals())
                .map(regions::of)
                .distinct()
                .allMatch(goal -> goal == regions.of(world.start())
                        || leastSpare(kind, List.of(world.start()), goal, NOTHING_KEPT_OUT) > 0);
    }

    /** Whether every lock of every kind is affordable whenever it is met. */
    private boolean isEachAffordable(int... kinds) {
        int[] goals = IntStream.of(world.goals()).map(regions::of).distinct().toArray();
        int onlyGoal = goals.length == 1 ? goals[0] : NOTHING_KEPT_OUT;
        if (onlyGoal == regions.of(world.start())) {
            return true;
        }
        return IntStream.of(kinds)
                .allMatch(kind -> world.passages().stream()
                        .filter(passage -> passage.isPaid() && passage.lock() == kind && !regions.joins(passage))
                        .allMatch(lock -> isAffordable(lock, lock.from(), lock.to(), onlyGoal)
                                && isAffordable(lock, lock.to(), lock.from(), onlyGoal)));
    }

    private boolean isAffordable(Passage lock, int near, int far, int goal) {
        return regions.of(far) == regions.of(world.start())
                || regions.of(near) == goal
                || leastSpare(lock.lock(), List.of(world.start(), near), goal, regions.of(far)) > 0;
    }

    /**
     * The least difference between the keys in a set of regions and the locks with both ends in it.
     *
     * @param inside rooms whose regions belong to the set
     * @param outside a region that does not
     * @param alsoOutside another, or {@link #NOTHING_KEPT_OUT}
     */
    private int leastSpare(int kind, List<Integer> inside, int outside, int alsoOutside) {
        BitSet fixed = new BitSet();
        inside.forEach(room -> fixed.set(regions.of(room)));
        int[] keys = new int[world.rooms()];
        int spare = 0;
        for (int room = 0; room < world.rooms(); room++) {
            int here = 0;
            for (int item : world.itemsIn(room)) {
                here += item == kind ? 1 : 0;
            }
            if (fixed.get(regions.of(room))) {
                spare += here;
            } else {
                keys[regions.of(room)] += here;
            }
        }
        Predicate<Integer> isKeptOut = region -> region == outside || region == alsoOutside;
        List<int[]> locks = new ArrayList<>();
        for (Passage passage : world.passages()) {
            if (passage.isPaid() && passage.lock() == kind) {
                int from = regions.of(passage.from());
                int to = regions.of(passage.to());
                if (!isPlain(passage)) {
                    locks.add(new int[0]);
                } else if (!isKeptOut.test(from) && !isKeptOut.test(to)) {
                    locks.add(IntStream.of(from, to)
                            .distinct()
                            .filter(region -> !fixed.get(region))
                            .toArray());
                }
            }
        }
        KeyAssignment assignment = new KeyAssignment(keys, locks);
        if (spare <= assignment.unpaid()) {
            BitSet regionsShort = assignment.shortRegions();
            regionsShort.or(fixed);
            world.allRooms().filter(room -> regionsShort.get(regions.of(room))).forEach(shortRooms::add);
        }
        return spare - assignment.unpaid();
    }

    /** Whether nothing but the lock stops a player. Other locks may be opened without leading anywhere, so they count in any set. */
    private static boolean isPlain(Passage passage) {
        return !passage.isBarred() && passage.condition().isEmpty();
    }
}
