package undercroft.puzzle.trails;

/**
 * What a hexagon without its tile means to the rest of a dealt board, as one number: which of its edges are connected
 * outside it, and how many places each such component has. Edges that lead nowhere are components of their own.
 *
 * <p>That is all it takes to say what any tile would do there. Components are numbered in the order
 * of their first edges: three bits an edge for its component, then three bits a component for its places.
 */
final class Gap {

    private static final int BITS = 3;

    private static final int MASK = (1 << BITS) - 1;

    private Gap() {}

    static long of(int[] componentAtEdge, int[] placesOfComponent) {
        long gap = 0;
        for (int edge = 0; edge < Edge.COUNT; edge++) {
            gap |= (long) componentAtEdge[edge] << (edge * BITS);
            gap |= (long) placesOfComponent[edge] << ((Edge.COUNT + edge) * BITS);
        }
        return gap;
    }

    static int component(long gap, int edge) {
        return (int) (gap >> (edge * BITS)) & MASK;
    }

    static int places(long gap, int component) {
        return (int) (gap >> ((Edge.COUNT + component) * BITS)) & MASK;
    }
}
