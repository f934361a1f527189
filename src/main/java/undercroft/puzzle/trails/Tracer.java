package undercroft.puzzle.trails;

import undercroft.graph.Components;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Join;

/**
 * Follows the trails of dealt boards: which places are connected, and how many loops there are. Built once for a board,
 * then used for any number of deals; nothing is allocated between. Not for several threads at once.
 *
 * <p>The graph has a vertex for each trail of each hexagon and for each place, and an edge for each join and each
 * attachment of a place.
 */
final class Tracer {

    private static final int LABEL_MASK = TileSide.MOST_TRAILS - 1;

    /** In a packed end: as many as it takes for a shift by up to ten bits. */
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

    /** The hexagon above the bits by which its labels must be shifted. */
    static int packed(End end) {
        return (end.hexagon() << SHIFT_BITS) | (end.edge().number() * TileSide.LABEL_BITS);
    }

    /** Follows the trails of one deal, by each hexagon's labels as in {@link TileSide#labels}. */
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

    /** The vertex of the trail at an end, by what {@link #packed} made of the end. */
    static int trailAt(int[] labels, int end) {
        int hexagon = end >> SHIFT_BITS;
        return (hexagon * TileSide.MOST_TRAILS) | ((labels[hexagon] >> (end & SHIFT_MASK)) & LABEL_MASK);
    }

    private int join(int a, int b) {
        return components.join(a, b) ? 1 : 0;
    }

    /** The vertex that stands for all vertices connected to this one in the deal traced last. */
    int root(int vertex) {
        return components.lowest(vertex);
    }

    /** The vertex of a place, by its index. */
    int placeAt(int place) {
        return firstPlace + place;
    }

    int vertices() {
        return components.vertices();
    }

    /** Edges − vertices + components of the deal traced last: how many edges could go with nothing cut off. */
    int extraEdges() {
        return joinFirst.length + attachmentEnd.length - merged;
    }

    /** Pairs of places with a path between them in the deal traced last. */
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
