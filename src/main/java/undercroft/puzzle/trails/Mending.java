package undercroft.puzzle.trails;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Place;
import undercroft.random.SeededRandom;

/**
 * Deals single tiles again where whole boards are never connected by luck. Rows of hexagons lead from an end of the first
 * place to an end of each other place, all parts of one breadth-first tree; on each of these hexagons a tile is turned,
 * flipped or exchanged for one elsewhere until one of its trails joins all edges that the rows lead across.
 */
final class Mending {

    /** With other rows, where no tile joins what it should: a hexagon of which all six edges are needed. */
    private static final int MOST_TRIES = 100;

    private static final int NOWHERE = -1;

    private final HexBoard board;
    private final LabelTable table;
    private final SeededRandom random;

    /** By hexagon and edge the end across, as hexagon × 6 + edge; or nowhere. */
    private final int[] across;

    Mending(HexBoard board, LabelTable table, SeededRandom random) {
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

    /** Changes a deal, given by {@link Dealer}'s numbers, until all places are connected; says whether it managed. */
    boolean mend(int[] dealt) {
        for (int i = 0; i < MOST_TRIES; i++) {
            if (lay(dealt, neededEdges())) {
                return true;
            }
        }
        return false;
    }

    /** For each hexagon, as bits, the edges that one trail has to join; none off the rows. */
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

    /** For each hexagon but the first the end by which one comes to it first. */
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

    /** With the tile that is there, or else with one from another hexagon that is not laid yet. */
    private boolean lay(int[] dealt, int hexagon, int needed, boolean[] laid) {
        int first = random.below(dealt.length);
        for (int i = -1; i < dealt.length; i++) {
            int other = i < 0 ? hexagon : (first + i) % dealt.length;
            int lie = laid[other] ? NOWHERE : joiningLie(dealt[other] / Dealer.LIES, needed);
            if (lie != NOWHERE) {
                dealt[other] = dealt[hexagon];
                dealt[hexagon] = lie;
                return true;
            }
        }
        return false;
    }

    /** One way for a tile to lie that joins all the edges, from a random one on. */
    private int joiningLie(int tile, int needed) {
        int first = random.below(Dealer.LIES);
        for (int i = 0; i < Dealer.LIES; i++) {
            int lie = tile * Dealer.LIES + (first + i) % Dealer.LIES;
            if (new TileSide(table.labels(lie)).joins(needed)) {
                return lie;
            }
        }
        return NOWHERE;
    }
}
