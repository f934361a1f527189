package undercroft.puzzle.trails;

import java.util.Arrays;
import java.util.List;
import undercroft.graph.Components;
import undercroft.random.SplitMix;

/**
 * What every design would add to the score in a {@link Gap}, summed over its six turns. The values of a gap are computed when
 * it is first seen. Not for use by several threads at once.
 */
final class DesignGains {

    private static final long NO_GAP = -1;

    private static final int FIRST_BITS = 12;

    private final List<TileSide> designs;
    private final int extraEdgePrice;
    private int bits = FIRST_BITS;
    private long[] gaps = emptyGaps(bits);
    private int[][] gains = new int[1 << bits][];
    private int size;

    private DesignGains(List<TileSide> designs, int extraEdgePrice) {
        this.designs = List.copyOf(designs);
        this.extraEdgePrice = extraEdgePrice;
    }

    /** Counts the pairs of places that a design connects and the extra edges that it avoids. */
    static DesignGains ofScore(List<TileSide> designs) {
        return new DesignGains(designs, SetScore.EXTRA_EDGE_PRICE);
    }

    /** Counts only the pairs of places that a design connects. */
    static DesignGains ofPaths(List<TileSide> designs) {
        return new DesignGains(designs, 0);
    }

    private static long[] emptyGaps(int bits) {
        long[] empty = new long[1 << bits];
        Arrays.fill(empty, NO_GAP);
        return empty;
    }

    /** The gain of each design in hundredths of a point, summed over its turns. Do not change the array. */
    int[] of(long gap) {
        int slot = slot(gap);
        if (gaps[slot] == NO_GAP) {
            if (2 * ++size > gaps.length) {
                grow();
                slot = slot(gap);
            }
            gaps[slot] = gap;
            gains[slot] =
                    designs.stream().mapToInt(design -> overTurns(gap, design)).toArray();
        }
        return gains[slot];
    }

    private int slot(long gap) {
        int slot = (int) ((gap * SplitMix.GOLDEN_GAMMA) >>> (Long.SIZE - bits));
        while (gaps[slot] != gap && gaps[slot] != NO_GAP) {
            slot = (slot + 1) & (gaps.length - 1);
        }
        return slot;
    }

    private void grow() {
        long[] oldGaps = gaps;
        int[][] oldGains = gains;
        gaps = emptyGaps(++bits);
        gains = new int[1 << bits][];
        for (int i = 0; i < oldGaps.length; i++) {
            if (oldGaps[i] != NO_GAP) {
                int slot = slot(oldGaps[i]);
                gaps[slot] = oldGaps[i];
                gains[slot] = oldGains[i];
            }
        }
    }

    private int overTurns(long gap, TileSide design) {
        int sum = 0;
        for (int turn = 0; turn < Edge.COUNT; turn++) {
            sum += gain(gap, design.turned(turn));
        }
        return sum;
    }

    /**
     * The worth of the pairs of places that a side connects and of the extra edges that it avoids. An edge between two
     * components merges them; an edge within a component is an extra edge, even if it repeats another one, which a gap cannot tell.
     */
    private int gain(long gap, TileSide side) {
        Components components = new Components(Edge.COUNT + TileSide.MOST_TRAILS);
        int[] places = new int[components.vertices()];
        for (int edge = 0; edge < Edge.COUNT; edge++) {
            places[edge] = Gap.places(gap, edge);
        }
        int gain = 0;
        for (int edge = 0; edge < Edge.COUNT; edge++) {
            int outside = components.lowest(Gap.component(gap, edge));
            int inside = components.lowest(Edge.COUNT + side.trailAt(Edge.of(edge)));
            if (components.join(outside, inside)) {
                gain += SetScore.PAIR_WORTH * places[outside] * places[inside] + extraEdgePrice;
                places[components.lowest(outside)] = places[outside] + places[inside];
            }
        }
        return gain;
    }
}
