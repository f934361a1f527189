package undercroft.puzzle.trails;

/**
 * What a dealt board looks like from a hexagon without its tile, as one number: which of its edges are connected outside it,
 * and the number of places of each such component. An edge that leads nowhere is a component of its own.
 *
 * <p>This determines what any tile would do there. Components are numbered in the order of their first edges. The number holds
 * three bits for the component of each edge, then three bits for the places of each component.
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
