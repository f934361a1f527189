package undercroft.puzzle.trails;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Place;
import undercroft.random.SeededRandom;

/**
 * Repairs deals on boards that random deals hardly ever connect. Rows of hexagons lead from an end of the first place to an end
 * of each other place along one breadth-first tree. On each of these hexagons a tile is turned, flipped or exchanged with
 * another until one of its trails joins all edges that the rows cross.
 */
final class MazeRepair {

    /** Attempts with different rows. An attempt fails at a hexagon where no tile joins the needed edges, such as all six. */
    private static final int MOST_TRIES = 100;

    private static final int NOWHERE = -1;

    private final HexBoard board;
    private final LabelTable table;
    private final SeededRandom random;

    /** For each hexagon and edge, as hexagon × 6 + edge, the end across it or {@link #NOWHERE}. */
    private final int[] across;

    MazeRepair(HexBoard board, LabelTable table, SeededRandom random) {
        this.board = board;
        this.table = table;
        this.random = random;
        this.across = new int[board.hexagons().size() * Edge.COUNT];
        Arrays.fill(across, NOWHERE);
        board.joins().forEach(join -> {
            across[index(join.first())] = index(join.second());
            across[index(join.second())] = index(join.first());
        });
    }

    private static int index(End end) {
        return end.hexagon() * Edge.COUNT + end.edge().number();
    }

    /**
     * Changes a deal until all places are connected.
     *
     * @param dealt the numbers of {@link Dealer}
     * @return whether it succeeded
     */
    boolean repair(int[] dealt) {
        for (int i = 0; i < MOST_TRIES; i++) {
            if (lay(dealt, neededEdges())) {
                return true;
            }
        }
        return false;
    }

    /** For each hexagon, the edges that one trail must join, as bits; none for hexagons off the rows. */
    private int[] neededEdges() {
        End start = anyEnd(board.places().get(0));
        int[] entries = entries(start.hexagon());
        int[] needed = new int[board.hexagons().size()];
        needed[start.hexagon()] = 1 << start.edge().number();
        for (Place place : board.places().subList(1, board.places().size())) {
            End end = anyEnd(place);
            needed[end.hexagon()] |= 1 << end.edge().number();
            int hexagon = end.hexagon();
            while (hexagon != start.hexagon()) {
                needed[hexagon] |= 1 << (entries[hexagon] % Edge.COUNT);
                int exit = across[entries[hexagon]];
                hexagon = exit / Edge.COUNT;
                needed[hexagon] |= 1 << (exit % Edge.COUNT);
            }
        }
        return needed;
    }

    private End anyEnd(Place place) {
        return random.oneOf(place.ends());
    }

    /** For each hexagon but the first, the end by which the search first enters it. */
    private int[] entries(int start) {
        int[] entries = new int[board.hexagons().size()];
        Arrays.fill(entries, NOWHERE);
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(start);
        int firstEdge = random.below(Edge.COUNT);
        while (!queue.isEmpty()) {
            int hexagon = queue.remove();
            for (int i = 0; i < Edge.COUNT; i++) {
                int entry = across[hexagon * Edge.COUNT + (firstEdge + i) % Edge.COUNT];
                int next = entry / Edge.COUNT;
                if (entry != NOWHERE && next != start && entries[next] == NOWHERE) {
                    entries[next] = entry;
                    queue.add(next);
                }
            }
        }
        return entries;
    }

    private boolean lay(int[] dealt, int[] needed) {
        boolean[] laid = new boolean[needed.length];
        for (int hexagon = 0; hexagon < needed.length; hexagon++) {
            if (needed[hexagon] != 0) {
                if (!lay(dealt, hexagon, needed[hexagon], laid)) {
                    return false;
                }
                laid[hexagon] = true;
            }
        }
        return true;
    }

    /** Lays a tile on one hexagon: the present one or one of a hexagon that is not final yet. */
    private boolean lay(int[] dealt, int hexagon, int needed, boolean[] laid) {
        int first = random.below(dealt.length);
        for (int i = -1; i < dealt.length; i++) {
            int other = i < 0 ? hexagon : (first + i) % dealt.length;
            int orientation = laid[other] ? NOWHERE : joiningOrientation(dealt[other] / Dealer.ORIENTATIONS, needed);
            if (orientation != NOWHERE) {
                dealt[other] = dealt[hexagon];
                dealt[hexagon] = orientation;
                return true;
            }
        }
        return false;
    }

    /**
     * Finds an orientation of a tile in which a trail joins all needed edges, starting from a random one.
     *
     * @return {@link #NOWHERE} if there is none
     */
    private int joiningOrientation(int tile, int needed) {
        int first = random.below(Dealer.ORIENTATIONS);
        for (int i = 0; i < Dealer.ORIENTATIONS; i++) {
            int orientation = tile * Dealer.ORIENTATIONS + (first + i) % Dealer.ORIENTATIONS;
            if (new TileSide(table.labels(orientation)).joins(needed)) {
                return orientation;
            }
        }
        return NOWHERE;
    }
}
