package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import undercroft.random.SeededRandom;

/**
 * Chooses which sides share a tile: those that connect places about equally well. Only one of the two lies upwards, so boards
 * then differ less in how well connected they are; and since each further connection is worth less than the one before, even
 * boards connect more on average. Designs, bridges and duplicates stay what they are.
 *
 * <p>A search for designs hardly sees that: exchanging two sides changes the score by thousandths. Not for several threads at
 * once.
 */
final class Partners {

    private final SeededRandom random;
    private final int boards;
    private final GapTracer tracer = new GapTracer(PublishedBoard.board());
    private final DesignGains gains = DesignGains.ofPaths(TileSide.designs());

    /**
     * Looks at random boards.
     *
     * @param boards how many, at least 1
     */
    Partners(int boards, SeededRandom random) {
        this.boards = boards;
        this.random = random;
    }

    /** The same sides on other tiles, for a set of twenty. */
    TileSet of(TileSet set) {
        long[] worth = worth(set);
        List<TileSide> designs = TileSide.designs();
        List<TileSide> sides = set.tiles().stream()
                .flatMap(tile -> Stream.of(tile.front(), tile.back()))
                .sorted(Comparator.comparingLong((TileSide side) -> worth[designs.indexOf(side.design())])
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
        List<Tile> tiles = new ArrayList<>();
        for (int side = 0; side < sides.size(); side += Tile.SIDES) {
            tiles.add(new Tile(sides.get(side), sides.get(side + 1)));
        }
        return new TileSet(tiles);
    }

    /** For each design how many pairs of places it connects in the gaps that random boards leave, in no particular unit. */
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
