package undercroft.puzzle.trails;

import undercroft.graph.Components;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Join;

/**
 * Follows the trails of dealt boards: which places are connected, and how many loops there are. One object serves any number of
 * deals on a board, without allocation. Not for use by several threads at once.
 *
 * <p>The graph has a vertex for each trail of each hexagon and for each place, and an edge for each join and each attachment of
 * a place.
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
    private int merged;

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
        this.placeRoots = new int[board.places().size()];
        this.components = new Components(firstPlace + placeRoots.length);
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
        int edges = 0;
        for (int i = 0; i < joinFirst.length; i++) {
            edges += join(trailAt(labels, joinFirst[i]), trailAt(labels, joinSecond[i]));
        }
        for (int i = 0; i < attachmentEnd.length; i++) {
            edges += join(trailAt(labels, attachmentEnd[i]), attachmentPlace[i]);
        }
        merged = edges;
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

    private int join(int a, int b) {
        return components.join(a, b) ? 1 : 0;
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
        return joinFirst.length + attachmentEnd.length - merged;
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
