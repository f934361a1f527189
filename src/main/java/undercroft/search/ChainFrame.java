package undercroft.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import undercroft.chain.Chain;
import undercroft.level.SearchParameter;
import undercroft.plan.Plan;

/**
 * One level of the search's stack: a chain to be laid out on top of a partial layout, and the extensions of that partial layout that
 * were tried before.
 */
final class ChainFrame {

    /** A room's shape, x and y. */
    private static final int FIELDS = 3;

    private final Chain chain;
    private final double threshold;
    private final double meanSize;
    /** For each extension tried, the shape and the place of every room, in arrays that are reused. */
    private final List<int[]> earlier = new ArrayList<>();

    private final Predicate<PartialLayout> isDifferent = this::isDifferent;
    private int kept;
    private int tries;

    ChainFrame(Plan plan, Chain chain) {
        this.chain = chain;
        this.threshold = plan.level().search().get(SearchParameter.DIFFERENCE);
        this.meanSize = plan.meanRoomSize();
    }

    Chain chain() {
        return chain;
    }

    /** Forgets all extensions, for use on top of another partial layout. */
    void clear() {
        kept = 0;
        tries = 0;
    }

    /** The number of extensions that were sought here. */
    int tries() {
        return tries;
    }

    void countTry() {
        tries++;
    }

    /** Keeps the chain's present layout as one that was tried. */
    void remember(PartialLayout layout) {
        List<Integer> rooms = chain.vertices();
        if (kept == earlier.size()) {
            earlier.add(new int[FIELDS * rooms.size()]);
        }
        int[] footprints = earlier.get(kept++);
        for (int i = 0; i < rooms.size(); i++) {
            int room = rooms.get(i);
            footprints[FIELDS * i] = layout.shape(room);
            footprints[FIELDS * i + 1] = layout.x(room);
            footprints[FIELDS * i + 2] = layout.y(room);
        }
    }

    /** Whether the chain's present layout is different enough from all that were tried. */
    Predicate<PartialLayout> isDifferent() {
        return isDifferent;
    }

    private boolean isDifferent(PartialLayout layout) {
        for (int i = 0; i < kept; i++) {
            if (difference(earlier.get(i), layout) < threshold) {
                return false;
            }
        }
        return true;
    }

    /** See {@link SearchParameter#DIFFERENCE}. For rooms with the same shape, corners are as far apart as centres. */
    private double difference(int[] before, PartialLayout now) {
        List<Integer> rooms = chain.vertices();
        double sum = 0;
        for (int i = 0; i < rooms.size(); i++) {
            int room = rooms.get(i);
            double dx = before[FIELDS * i + 1] - now.x(room);
            double dy = before[FIELDS * i + 2] - now.y(room);
            sum += before[FIELDS * i] == now.shape(room) ? (dx * dx + dy * dy) / (meanSize * meanSize) : 1;
        }
        return sum / rooms.size();
    }
}
