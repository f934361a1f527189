package undercroft.mission.placing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.level.ItemPlacing;
import undercroft.mission.closure.Closure;
import undercroft.mission.world.World;
import undercroft.random.SeededRandom;

/**
 * Assumed fill: the player owns all items; one after the other is taken away and hidden in a room that can be reached without it
 * (Johnson, Trahan, Lu and Peng, IEEE Access 2021). It reaches its end where drawing freely would hardly ever.
 *
 * <p>By itself it does not give all placements the same chance: an item that is hidden where few rooms are left has a better chance for each
 * of them. So a step is accepted only with the share of what is left of its rooms, by their wishes, in what there was with all other
 * items owned, and all begins anew where it is not. In whatever order the items are hidden, every placement from which all of them
 * can be found can come about; so all of these are equally likely but for the wishes. Items whose locks come first on the way are
 * hidden first, since then most of their rooms are left. Copies of one item are drawn together.
 */
final class AssumedFill {

    private final List<ItemPlacing> placings;
    private final List<double[]> weights;
    private final HiddenItems hidden;

    /** For each placing the number of its first copy. */
    private final int[] firstOf;

    /** For each placing of a single item, what its rooms weigh with all other items owned. */
    private final double[] mostWeight;

    /** The placings in the order in which they are hidden. */
    private final int[] order;

    /** For each placing of several copies, how they are drawn; otherwise empty. */
    private final List<Optional<Copies>> copies = new ArrayList<>();

    /** Whether some item may lie nowhere that can be reached. */
    private final boolean isHopeless;

    /**
     * Prepares.
     *
     * @param owned the world with all items to hide in the room where the mission begins, behind those that lie there anyway
     * @param weights for each placing the weight of each room
     */
    AssumedFill(World owned, List<ItemPlacing> placings, List<double[]> weights) {
        this.placings = placings;
        this.weights = weights;
        this.firstOf = new int[placings.size()];
        this.mostWeight = new double[placings.size()];
        List<Integer> items = new ArrayList<>();
        for (int i = 0; i < placings.size(); i++) {
            firstOf[i] = items.size();
            for (int copy = 0; copy < placings.get(i).count(); copy++) {
                items.add(owned.itemIndex(placings.get(i).item()));
            }
        }
        this.hidden = new HiddenItems(
                owned, items.stream().mapToInt(Integer::intValue).toArray());
        Closure all = hidden.reached(HiddenItems.NONE);
        this.isHopeless = weights.stream().anyMatch(each -> weight(each, all) == 0);
        int[] reached = new int[placings.size()];
        for (int i = 0; i < reached.length && !isHopeless; i++) {
            Closure closure = hidden.reached(firstOf[i]);
            reached[i] = closure.count();
            mostWeight[i] = weight(weights.get(i), closure);
            copies.add(placings.get(i).count() == 1 ? Optional.empty() : Optional.of(copies(i, all)));
        }
        this.order = IntStream.range(0, reached.length)
                .boxed()
                .sorted(Comparator.comparingInt(placing -> reached[placing]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Copies in all rooms that can be reached at all. */
    private Copies copies(int placing, Closure all) {
        double[] reachable = weights.get(placing).clone();
        for (int room = 0; room < reachable.length; room++) {
            reachable[room] = all.isReached(room) ? reachable[room] : 0;
        }
        return new Copies(placings.get(placing).count(), reachable);
    }

    /**
     * Hides all items.
     *
     * @param isCorrected whether all placements shall be equally likely but for the wishes; then it fails more often
     * @return for each placing the rooms of its copies; nothing if it failed
     */
    Optional<List<int[]>> filled(boolean isCorrected, SeededRandom random) {
        hidden.ownAll();
        for (int placing : order) {
            if (isHopeless || !hide(placing, isCorrected, random)) {
                return Optional.empty();
            }
        }
        List<int[]> rooms = new ArrayList<>();
        for (int i = 0; i < placings.size(); i++) {
            int first = firstOf[i];
            rooms.add(IntStream.range(first, first + placings.get(i).count())
                    .map(hidden::roomOf)
                    .toArray());
        }
        return Optional.of(rooms);
    }

    private boolean hide(int placing, boolean isCorrected, SeededRandom random) {
        return copies.get(placing)
                .map(drawn -> hideCopies(placing, drawn, random))
                .orElseGet(() -> hideOne(placing, isCorrected, random));
    }

    private boolean hideOne(int placing, boolean isCorrected, SeededRandom random) {
        Closure closure = hidden.reached(firstOf[placing]);
        double sum = weight(weights.get(placing), closure);
        if (sum == 0 || (isCorrected && random.nextDouble() * mostWeight[placing] >= sum)) {
            return false;
        }
        hidden.hide(firstOf[placing], draw(weights.get(placing), sum, closure, random));
        return true;
    }

    private boolean hideCopies(int placing, Copies drawn, SeededRandom random) {
        int[] rooms = drawn.draw(random);
        for (int copy = 0; copy < rooms.length; copy++) {
            hidden.hide(firstOf[placing] + copy, rooms[copy]);
        }
        Closure closure = hidden.reached(HiddenItems.NONE);
        return IntStream.of(rooms).allMatch(closure::isReached);
    }

    private static double weight(double[] weights, Closure closure) {
        double sum = 0;
        for (int room = 0; room < weights.length; room++) {
            sum += closure.isReached(room) ? weights[room] : 0;
        }
        return sum;
    }

    private static int draw(double[] weights, double sum, Closure closure, SeededRandom random) {
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
