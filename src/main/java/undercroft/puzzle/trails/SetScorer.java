package undercroft.puzzle.trails;

import undercroft.random.SeededRandom;

/**
 * Scores sets of tiles on boards that were dealt once and for all: common random numbers, so that two sets differ in their
 * scores by what they are and hardly by luck. Not for several threads at once.
 */
public final class SetScorer {

    private final HexBoard board;
    private final int boards;
    private final int hexagons;
    private final int[] dealt;
    private final int[] labels;
    private final Tracer tracer;

    /**
     * Deals the published board's twenty tiles.
     *
     * @param boards how many
     * @param random how they fall
     */
    public SetScorer(int boards, SeededRandom random) {
        this(PublishedBoard.board(), TileSet.PUBLISHED_TILES, boards, random);
    }

    SetScorer(HexBoard board, int tiles, int boards, SeededRandom random) {
        this.board = board;
        this.boards = boards;
        this.hexagons = board.hexagons().size();
        this.dealt = new int[hexagons * boards];
        this.labels = new int[hexagons];
        this.tracer = new Tracer(board);
        Dealer dealer = new Dealer(tiles, random);
        for (int i = 0; i < boards; i++) {
            dealer.deal(dealt, i * hexagons, hexagons);
        }
    }

    /** Scores a set of as many tiles as were dealt. */
    public SetScore score(TileSet set) {
        LabelTable table = new LabelTable(set);
        long connected = 0;
        long extraEdges = 0;
        for (int from = 0; from < dealt.length; from += hexagons) {
            table.lookUp(dealt, from, labels);
            tracer.trace(labels);
            connected += tracer.connectedPairs();
            extraEdges += tracer.extraEdges();
        }
        return new SetScore(
                boards, board.pairs(), connected, extraEdges, set.bridges(), set.duplicates(), set.singles());
    }
}
