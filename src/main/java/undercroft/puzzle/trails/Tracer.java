package undercroft.puzzle.trails;

import java.util.stream.IntStream;
import undercroft.graph.Components;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Join;

/**
 * Follows the trails of dealt boards: which places are connected, and how many loops there are. One object serves any number of
 * deals on a board, without allocation. Not for use by several threads at once.
 *
 * <p>The graph has a vertex for each trail of each hexagon and for each place, and an edge between two of them that meet at a join or an
 * attachment. Its edges are a set: two trails that meet twice have one edge.
 */
final class Tracer {

    private static final int LABEL_MASK = TileSide.MOST_TRAILS - 1;

    /** Bits of the shift in a packed end; labels are shifted by up to ten bits. */
    private static final int SHIFT_BITS = 4;

    private static final int SHIFT_MASK = (1 << SHIFT_BITS) - 1;

    private final int[] joinFirst;
    private final int[] joinSecond;
    private final int[] attachmentEnd;
    private final int[] attachmentPlace;
    private final int[] placeRoots;
    private final int firstPlace;
    private final Components components;
    /** By join and then by attachment, the earlier ones that may repeat its edge: those with the same hexagons and places. */
    private final int[][] earlier;

    /** The two vertices of each join and then of each attachment in the last deal, while it is traced. */
    private final int[] firstVertex;

    private final int[] secondVertex;
    private int merged;
    private int repeated;

    Tracer(HexBoard board) {
        this.joinFirst =
                board.joins().stream().map(Join::first).mapToInt(Tracer::packed).toArray();
        this.joinSecond = board.joins().stream()
                .map(Join::second)
                .mapToInt(Tracer::packed)
                .toArray();
        this.attachmentEnd = board.places().stream()
                .flatMap(place -> place.ends().stream())
                .mapToInt(Tracer::packed)
                .toArray();
        this.firstPlace = board.hexagons().size() * TileSide.MOST_TRAILS;
        this.attachmentPlace = new int[attachmentEnd.length];
        int next = 0;
        for (int i = 0; i < board.places().size(); i++) {
            for (int k = board.places().get(i).ends().size(); k > 0; k--) {
                attachmentPlace[next++] = firstPlace + i;
            }
        }
        this.firstVertex = new int[joinFirst.length + attachmentEnd.length];
        this.secondVertex = new int[firstVertex.length];
        this.earlier = earlier();
        this.placeRoots = new int[board.places().size()];
        this.components = new Components(firstPlace + placeRoots.length);
    }

    private int[][] earlier() {
        int[][] earlier = new int[firstVertex.length][];
        for (int edge = 0; edge < earlier.length; edge++) {
            int later = edge;
            earlier[edge] = IntStream.range(0, edge)
                    .filter(other -> between(other) == between(later))
                    .toArray();
        }
        return earlier;
    }

    /** Which hexagons, or which place and hexagon, an edge is between; equal for edges that may have the same vertices. */
    private long between(int edge) {
        if (edge < joinFirst.length) {
            int one = joinFirst[edge] >> SHIFT_BITS;
            int other = joinSecond[edge] >> SHIFT_BITS;
            return (long) Math.min(one, other) << Integer.SIZE | Math.max(one, other);
        }
        int attachment = edge - joinFirst.length;
        int hexagon = attachmentEnd[attachment] >> SHIFT_BITS;
        return (long) hexagon << Integer.SIZE | attachmentPlace[attachment];
    }

    /** Packs an end: the hexagon, then the number of bits by which its labels must be shifted. */
    static int packed(End end) {
        return (end.hexagon() << SHIFT_BITS) | (end.edge().number() * TileSide.LABEL_BITS);
    }

    /**
     * Follows the trails of one deal.
     *
     * @param labels the labels of all hexagons, as in {@link TileSide#labels}
     */
    void trace(int[] labels) {
        components.clear();
        merged = 0;
        repeated = 0;
        for (int i = 0; i < joinFirst.length; i++) {
            join(i, trailAt(labels, joinFirst[i]), trailAt(labels, joinSecond[i]));
        }
        for (int i = 0; i < attachmentEnd.length; i++) {
            join(joinFirst.length + i, trailAt(labels, attachmentEnd[i]), attachmentPlace[i]);
        }
    }

    /**
     * The vertex of the trail at an end.
     *
     * @param end the end as {@link #packed} packs it
     */
    static int trailAt(int[] labels, int end) {
        int hexagon = end >> SHIFT_BITS;
        return (hexagon * TileSide.MOST_TRAILS) | ((labels[hexagon] >> (end & SHIFT_MASK)) & LABEL_MASK);
    }

    private void join(int edge, int a, int b) {
        firstVertex[edge] = Math.min(a, b);
        secondVertex[edge] = Math.max(a, b);
        if (components.join(a, b)) {
            merged++;
        } else if (isRepeated(edge)) {
            repeated++;
        }
    }

    private boolean isRepeated(int edge) {
        for (int other : earlier[edge]) {
            if (firstVertex[other] == firstVertex[edge] && secondVertex[other] == secondVertex[edge]) {
                return true;
            }
        }
        return false;
    }

    /** {@return the joins and attachments of the last deal that repeat an edge} */
    int repeatedEdges() {
        return repeated;
    }

    /** The vertex that represents the component of a vertex in the last deal. */
    int root(int vertex) {
        return components.lowest(vertex);
    }

    /** The vertex of a place. */
    int placeAt(int place) {
        return firstPlace + place;
    }

    int vertices() {
        return components.vertices();
    }

    /** The number of independent cycles in the last deal: edges − vertices + components. */
    int extraEdges() {
        return firstVertex.length - repeated - merged;
    }

    /** The number of pairs of places with a path between them in the last deal. */
    int connectedPairs() {
        int pairs = 0;
        for (int i = 0; i < placeRoots.length; i++) {
            int root = root(placeAt(i));
            placeRoots[i] = root;
            for (int k = 0; k < i; k++) {
                pairs += placeRoots[k] == root ? 1 : 0;
            }
        }
        return pairs;
    }
}
