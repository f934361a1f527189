package undercroft.mission.placing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.level.ItemPlacing;
import undercroft.mission.closure.Clauses;
import undercroft.mission.closure.Closure;
import undercroft.mission.world.World;
import undercroft.random.SeededRandom;

/**
 * Assumed fill: the player owns all items; one after the other, in random order, each is taken away and hidden in a room that can be
 * reached without it (Johnson, Trahan, Lu and Peng, IEEE Access 2021). It reaches its end where drawing freely would hardly ever, but
 * does not give all placements the same chance.
 */
final class AssumedFill {

    private final World world;
    private final Clauses clauses;
    private final List<ItemPlacing> placings;
    private final List<double[]> weights;
    private final int[] items;

    /** For each item to hide, the placing it belongs to and its room so far. */
    private final List<Integer> placingOf = new ArrayList<>();

    private final int[] roomOf;

    private AssumedFill(World world, List<ItemPlacing> placings, List<double[]> weights) {
        this.world = world;
        this.clauses = new Clauses(world);
        this.placings = placings;
        this.weights = weights;
        for (int i = 0; i < placings.size(); i++) {
            for (int copy = 0; copy < placings.get(i).count(); copy++) {
                placingOf.add(i);
            }
        }
        this.items = placingOf.stream()
                .mapToInt(placing -> world.itemIndex(placings.get(placing).item()))
                .toArray();
        this.roomOf = new int[items.length];
        Arrays.fill(roomOf, world.start());
    }

    /**
     * Hides all items.
     *
     * @param owned the world with all items to hide in the room where the mission begins, behind those that lie there anyway
     * @param weights for each placing the weight of each room
     * @return for each placing the rooms of its copies; nothing if no room was left for an item
     */
    static Optional<List<int[]>> of(
            World owned, List<ItemPlacing> placings, List<double[]> weights, SeededRandom random) {
        return new AssumedFill(owned, placings, weights).filled(random);
    }

    private Optional<List<int[]>> filled(SeededRandom random) {
        int[] order = new int[items.length];
        for (int i = 0; i < order.length; i++) {
            int other = random.below(i + 1);
            order[i] = order[other];
            order[other] = i;
        }
        for (int item : order) {
            Closure closure = closureWithout(item);
            int room = draw(weights.get(placingOf.get(item)), closure, random);
            if (room < 0) {
                return Optional.empty();
            }
            roomOf[item] = room;
        }
        List<int[]> rooms = new ArrayList<>();
        for (int placing = 0; placing < placings.size(); placing++) {
            int number = placing;
            rooms.add(IntStream.range(0, items.length)
                    .filter(item -> placingOf.get(item) == number)
                    .map(item -> roomOf[item])
                    .sorted()
                    .toArray());
        }
        return Optional.of(rooms);
    }

    /** What can be reached without an item, with those that are still owned and those that can be found. */
    private Closure closureWithout(int without) {
        Closure closure = new Closure(clauses);
        boolean[] isTaken = new boolean[items.length];
        closure.start();
        int collected = 0;
        boolean isGrowing = true;
        while (isGrowing) {
            isGrowing = false;
            for (; collected < closure.count(); collected++) {
                isGrowing |= takeFixed(closure.reached(collected), closure);
            }
            for (int item = 0; item < items.length; item++) {
                if (item != without && !isTaken[item] && closure.isReached(roomOf[item])) {
                    isTaken[item] = true;
                    closure.add(items[item]);
                    isGrowing = true;
                }
            }
            closure.spread();
            isGrowing |= collected < closure.count();
        }
        return closure;
    }

    /** Takes the items that lie in a room anyway. */
    private boolean takeFixed(int room, Closure closure) {
        int[] here = world.itemsIn(room);
        int fixed = room == world.start() ? here.length - items.length : here.length;
        for (int i = 0; i < fixed; i++) {
            closure.add(here[i]);
        }
        return fixed > 0;
    }

    private static int draw(double[] weights, Closure closure, SeededRandom random) {
        double sum = 0;
        for (int room = 0; room < weights.length; room++) {
            sum += closure.isReached(room) ? weights[room] : 0;
        }
        double left = random.nextDouble() * sum;
        int last = -1;
        for (int room = 0; room < weights.length; room++) {
            if (closure.isReached(room) && weights[room] > 0) {
                last = room;
                left -= weights[room];
                if (left < 0) {
                    return room;
                }
            }
        }
        return last;
    }
}
