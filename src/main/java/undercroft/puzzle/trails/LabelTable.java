package undercroft.puzzle.trails;

import java.util.stream.IntStream;

/** The labels of every tile of a set in every orientation, by the numbers of {@link Dealer}. */
final class LabelTable {

    private static final int[][] TURNED = IntStream.range(0, Edge.COUNT)
            .mapToObj(turn -> IntStream.range(0, TileSide.LABELS)
                    .map(labels -> TileSide.ofAny(labels).turned(turn).labels())
                    .toArray())
            .toArray(int[][]::new);

    private final int[] labels;

    LabelTable(TileSet set) {
        this.labels = new int[set.tiles().size() * Dealer.ORIENTATIONS];
        for (int tile = 0; tile < set.tiles().size(); tile++) {
            for (int side = 0; side < Tile.SIDES; side++) {
                put(tile, side, set.tiles().get(tile).side(side));
            }
        }
    }

    /** Replaces one side of one tile. */
    void put(int tile, int number, TileSide side) {
        for (int turn = 0; turn < Edge.COUNT; turn++) {
            labels[(tile * Tile.SIDES + number) * Edge.COUNT + turn] = TURNED[turn][side.labels()];
        }
    }

    /** The labels of a tile in an orientation. */
    int labels(int orientation) {
        return labels[orientation];
    }

    /** Looks up the labels of a deal that starts at an index of an array. */
    void lookUp(int[] dealt, int from, int[] into) {
        for (int i = 0; i < into.length; i++) {
            into[i] = labels[dealt[from + i]];
        }
    }
}
