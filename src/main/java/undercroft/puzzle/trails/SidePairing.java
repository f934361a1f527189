package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import undercroft.random.SeededRandom;

/**
 * Chooses which sides share a tile: different sides that connect places about equally well. Only one side of a tile is up, so boards then
 * differ less in how well they are connected. Each further connection is worth less than the one before, so even boards
 * connect more places on average. Designs, bridges and duplicates stay the same.
 *
 * <p>A search for designs hardly notices this, because exchanging two sides changes the score by thousandths. Not for use by
 * several threads at once.
 */
final class SidePairing {

    private final SeededRandom random;
    private final int boards;
    private final GapTracer tracer = new GapTracer(PublishedBoard.board());
    private final DesignGains gains = DesignGains.ofPaths(TileSide.designs());

    /**
     * Sets the sample.
     *
     * @param boards the number of random boards to examine, at least 1
     */
    SidePairing(int boards, SeededRandom random) {
        this.boards = boards;
        this.random = random;
    }

    /** Distributes the sides of a set of twenty tiles over the tiles again. */
    TileSet of(TileSet set) {
        long[] worth = worth(set);
        List<TileSide> designs = TileSide.designs();
        List<TileSide> sides = set.tiles().stream()
                .flatMap(tile -> Stream.of(tile.front(), tile.back()))
                .sorted(Comparator.comparingLong((TileSide side) -> worth[designs.indexOf(side.design())])
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
        return new TileSet(paired(sides));
    }

    /** Pairs each side with the next one of another design: to turn over a tile with equal sides would be pointless. */
    private static List<Tile> paired(List<TileSide> sides) {
        List<TileSide> left = new ArrayList<>(sides);
        List<Tile> tiles = new ArrayList<>();
        while (!left.isEmpty()) {
            TileSide front = left.remove(0);
            int back = 0;
            while (back < left.size() && isEqual(left.get(back), front)) {
                back++;
            }
            if (back < left.size()) {
                tiles.add(new Tile(front, left.remove(back)));
            } else {
                addEqual(front, left.remove(0), tiles);
            }
        }
        return tiles;
    }

    /** Adds a tile for two equal sides. It exchanges a side with the last tile that has no side like them, if there is one. */
    private static void addEqual(TileSide one, TileSide other, List<Tile> tiles) {
        for (int i = tiles.size() - 1; i >= 0; i--) {
            Tile tile = tiles.get(i);
            if (!isEqual(tile.front(), one) && !isEqual(tile.back(), one)) {
                tiles.set(i, new Tile(tile.front(), one));
                tiles.add(new Tile(tile.back(), other));
                return;
            }
        }
        tiles.add(new Tile(one, other));
    }

    private static boolean isEqual(TileSide one, TileSide other) {
        return one.design().equals(other.design());
    }

    /** For each design, the pairs of places that it connects in the gaps of random boards, in arbitrary units. */
    private long[] worth(TileSet set) {
        Dealer dealer = new Dealer(TileSet.PUBLISHED_TILES, random);
        LabelTable table = new LabelTable(set);
        int[] dealt = new int[TileSet.PUBLISHED_TILES];
        int[] labels = new int[dealt.length];
        long[] worth = new long[TileSide.designs().size()];
        for (int i = 0; i < boards; i++) {
            dealer.deal(dealt, 0, dealt.length);
            table.lookUp(dealt, 0, labels);
            int[] gained = gains.of(tracer.gap(random.below(dealt.length), labels));
            for (int design = 0; design < worth.length; design++) {
                worth[design] += gained[design];
            }
        }
        return worth;
    }
}
