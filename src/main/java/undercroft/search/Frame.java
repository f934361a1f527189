package undercroft.search;

import java.util.ArrayList;
import java.util.List;
import undercroft.chain.Chain;
import undercroft.level.SearchParameter;
import undercroft.plan.Plan;

/**
 * One level of the search's stack: a chain to be laid out on top of a partial layout, and the extensions of that partial
 * layout that were tried before.
 */
final class Frame {

    private final Chain chain;
    private final double threshold;
    private final double meanSize;
    private final List<List<Footprint>> earlier = new ArrayList<>();
    private int tries;

    Frame(Plan plan, Chain chain) {
        this.chain = chain;
        this.threshold = plan.level().search().get(SearchParameter.DIFFERENCE);
        this.meanSize = plan.meanRoomSize();
    }

    Chain chain() {
        return chain;
    }

    /** Forgets everything, for use on top of another partial layout. */
    void clear() {
        earlier.clear();
        tries = 0;
    }

    /** How many extensions have been sought here. */
    int tries() {
        return tries;
    }

    void countTry() {
        tries++;
    }

    /** Keeps the chain's present layout as one that was tried. */
    void remember(PartialLayout layout) {
        earlier.add(footprints(layout));
    }

    /** Whether the chain's present layout is different enough from all that were tried. */
    boolean isDifferent(PartialLayout layout) {
        if (earlier.isEmpty()) {
            return true;
        }
        List<Footprint> now = footprints(layout);
        return earlier.stream().allMatch(before -> difference(before, now) >= threshold);
    }

    /** See {@link SearchParameter#DIFFERENCE}. */
    private double difference(List<Footprint> before, List<Footprint> now) {
        double sum = 0;
        for (int i = 0; i < before.size(); i++) {
            Footprint a = before.get(i);
            Footprint b = now.get(i);
            double dx = a.x - b.x;
            double dy = a.y - b.y;
            sum += a.shape == b.shape ? (dx * dx + dy * dy) / (meanSize * meanSize) : 1;
        }
        return sum / before.size();
    }

    private List<Footprint> footprints(PartialLayout layout) {
        return chain.vertices().stream()
                .map(room -> new Footprint(layout.shape(room), layout.x(room), layout.y(room)))
                .toList();
    }

    /** A room's shape and place; of rooms with the same shape, corners are as far apart as centres. */
    private record Footprint(int shape, int x, int y) {}
}
