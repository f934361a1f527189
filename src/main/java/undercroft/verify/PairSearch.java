package undercroft.verify;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/** Finds the pairs of regions that are close, by a sweep from left to right. Its work is bounded. */
final class PairSearch {

    /** Two regions, the one with the lower room index first. */
    record Pair(Region low, Region high) {

        RoomPair rooms() {
            return RoomPair.of(low.room(), high.room());
        }
    }

    /**
     * The pairs that were found.
     *
     * @param isComplete whether all regions were compared; if not, and there are fewer than {@link #MAX_PAIRS} pairs, the
     *     regions were too intricate
     */
    record Found(List<Pair> pairs, boolean isComplete) {

        boolean isTooIntricate() {
            return !isComplete && pairs.size() < MAX_PAIRS;
        }
    }

    /** One more than the violations that are listed, so that the rest can be announced. */
    static final int MAX_PAIRS = Findings.MAX_LISTED + 1;

    /** Comparisons of triangles: some seconds of work. A dense layout of 10,000 rooms takes a hundredth of them. */
    static final long MAX_COMPARISONS = 500_000_000;

    private final int cells;
    private final Predicate<Pair> isWanted;
    private final List<Pair> pairs = new ArrayList<>();
    private long comparisons;

    private PairSearch(int cells, Predicate<Pair> isWanted) {
        this.cells = cells;
        this.isWanted = isWanted;
    }

    /** All pairs closer than {@code cells}, or overlapping for 0, of those that are wanted. */
    static Found pairsCloserThan(int cells, List<Region> regions, Predicate<Pair> isWanted) {
        PairSearch search = new PairSearch(cells, isWanted);
        boolean isComplete = search.sweep(regions);
        search.pairs.sort(Comparator.comparingInt((Pair pair) -> pair.low().room())
                .thenComparingInt(pair -> pair.high().room()));
        return new Found(search.pairs, isComplete);
    }

    private boolean sweep(List<Region> regions) {
        List<Region> sorted = new ArrayList<>(regions);
        sorted.sort(Comparator.comparingInt(region -> region.bounds().x()));
        for (int i = 0; i < sorted.size(); i++) {
            Region region = sorted.get(i);
            long reach = (long) region.bounds().maxX() + cells;
            for (int j = i + 1; j < sorted.size() && sorted.get(j).bounds().x() < reach; j++) {
                if (pairs.size() >= MAX_PAIRS || comparisons > MAX_COMPARISONS) {
                    return false;
                }
                compare(region, sorted.get(j));
            }
        }
        return true;
    }

    private void compare(Region region, Region other) {
        if (!region.isNearInHeight(cells, other)) {
            return;
        }
        Pair pair = region.room() < other.room() ? new Pair(region, other) : new Pair(other, region);
        if (isWanted.test(pair)) {
            comparisons += region.comparisons(other);
            if (region.isCloserThan(cells, other)) {
                pairs.add(pair);
            }
        }
    }
}
