package undercroft.verify;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/** Finds the pairs of regions that are close. Its work is bounded. */
final class PairSearch {

    /** Two regions, the one with the lower room index first. */
    record Pair(Region low, Region high) {

        RoomPair rooms() {
            return RoomPair.of(low.room(), high.room());
        }
    }

    /** One more than the violations that are listed, so that the rest can be announced. */
    private static final int MAX_PAIRS = Findings.MAX_LISTED + 1;

    private final int cells;
    private final List<Region> regions;
    private final Predicate<Pair> isWanted;
    private final ComparisonBudget budget;
    private final List<Pair> pairs = new ArrayList<>();

    private PairSearch(int cells, List<Region> regions, Predicate<Pair> isWanted, ComparisonBudget budget) {
        this.cells = cells;
        this.regions = regions;
        this.isWanted = isWanted;
        this.budget = budget;
    }

    /**
     * Looks for all pairs closer than {@code cells}, or overlapping for 0, of those that are wanted.
     *
     * @param regions in the order of their rooms
     * @param budget for comparisons of boxes and triangles; if it is spent, there may be more pairs
     * @return the pairs in the order of their rooms; of very many, only some
     */
    static List<Pair> pairsCloserThan(
            int cells, List<Region> regions, Predicate<Pair> isWanted, ComparisonBudget budget) {
        return new PairSearch(cells, regions, isWanted, budget).pairs();
    }

    private List<Pair> pairs() {
        BoxTree boxes = new BoxTree(regions.stream().map(Region::bounds).toList());
        for (int i = 0; i < regions.size(); i++) {
            int low = i;
            boolean goesOn = boxes.visitNear(regions.get(i).bounds(), cells, high -> high <= low || compare(low, high));
            if (!goesOn) {
                break;
            }
        }
        pairs.sort(Comparator.comparingInt((Pair pair) -> pair.low().room())
                .thenComparingInt(pair -> pair.high().room()));
        return pairs;
    }

    private boolean compare(int low, int high) {
        Pair pair = new Pair(regions.get(low), regions.get(high));
        if (budget.spend() && isWanted.test(pair) && pair.low().isCloserThan(cells, pair.high(), budget)) {
            pairs.add(pair);
        }
        return pairs.size() < MAX_PAIRS && !budget.isSpent();
    }
}
