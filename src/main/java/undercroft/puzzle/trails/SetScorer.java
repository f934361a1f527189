package undercroft.puzzle.trails;

import undercroft.random.SeededRandom;

/**
 * Scores sets of tiles on the same random deals (common random numbers), so that two sets differ in score by their designs and
 * hardly by luck. Not for use by several threads at once.
 */
public final class SetScorer {

    private final HexBoard board;
    private final int boards;
    private final int hexagons;
    private final int[] dealt;
    private final int[] labels;
    private final Tracer tracer;

    /**
     * Deals twenty tiles to the published board.
     *
     * @param boards the number of deals
     * @param random the source of the deals
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

    /**
     * Scores a set.
     *
     * @param set as many tiles as were dealt
     * @return the score over all deals
     */
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
