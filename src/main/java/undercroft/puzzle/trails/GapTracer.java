package undercroft.puzzle.trails;

import java.util.Arrays;
import java.util.stream.IntStream;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Join;

/**
 * Computes the {@link Gap} that a tile leaves when it is removed from a dealt board. Not for use by several threads at once; a
 * call allocates nothing.
 */
final class GapTracer {

    private static final int NOWHERE = -1;

    /** For each hexagon, a tracer of the board without its joins. */
    private final Tracer[] others;

    /** For each hexagon and edge, the end across it, if there is one. */
    private final int[][] endAcross;

    /** For each hexagon and edge, the place across it, if there is one. */
    private final int[][] placeAcross;

    private final int places;
    private final int[] placesOfVertex;
    private final int[] roots = new int[Edge.COUNT];
    private final int[] componentAtEdge = new int[Edge.COUNT];
    private final int[] placesOfComponent = new int[Edge.COUNT];

    /** Prepares a board with at most seven places, on which no hexagon is joined to itself. */
    GapTracer(HexBoard board) {
        int hexagons = board.hexagons().size();
        this.others = IntStream.range(0, hexagons)
                .mapToObj(hexagon -> new Tracer(board.without(hexagon)))
                .toArray(Tracer[]::new);
        this.endAcross = nowhere(hexagons);
        this.placeAcross = nowhere(hexagons);
        this.places = board.places().size();
        this.placesOfVertex = new int[others[0].vertices()];
        for (Join join : board.joins()) {
            endAcross[join.first().hexagon()][join.first().edge().number()] = Tracer.packed(join.second());
            endAcross[join.second().hexagon()][join.second().edge().number()] = Tracer.packed(join.first());
        }
        for (int place = 0; place < places; place++) {
            for (End end : board.places().get(place).ends()) {
                placeAcross[end.hexagon()][end.edge().number()] = place;
            }
        }
    }

    private static int[][] nowhere(int hexagons) {
        int[][] nowhere = new int[hexagons][Edge.COUNT];
        Arrays.stream(nowhere).forEach(edges -> Arrays.fill(edges, NOWHERE));
        return nowhere;
    }

    /**
     * Computes the gap of one hexagon.
     *
     * @param labels the labels of all hexagons of the deal
     * @return the gap, as in {@link Gap}
     */
    long gap(int hexagon, int[] labels) {
        Tracer tracer = others[hexagon];
        tracer.trace(labels);
        Arrays.fill(placesOfVertex, 0);
        for (int place = 0; place < places; place++) {
            placesOfVertex[tracer.root(tracer.placeAt(place))]++;
        }
        int components = 0;
        for (int edge = 0; edge < Edge.COUNT; edge++) {
            int root = rootAcross(tracer, hexagon, edge, labels);
            int component = component(root, components);
            if (component == components) {
                roots[component] = root;
                placesOfComponent[component] = root == NOWHERE ? 0 : placesOfVertex[root];
                components++;
            }
            componentAtEdge[edge] = component;
        }
        Arrays.fill(placesOfComponent, components, Edge.COUNT, 0);
        return Gap.of(componentAtEdge, placesOfComponent);
    }

    private int rootAcross(Tracer tracer, int hexagon, int edge, int[] labels) {
        int end = endAcross[hexagon][edge];
        int place = placeAcross[hexagon][edge];
        if (end != NOWHERE) {
            return tracer.root(Tracer.trailAt(labels, end));
        }
        return place == NOWHERE ? NOWHERE : tracer.root(tracer.placeAt(place));
    }

    /** The known component with a root, or the next number. An edge that leads nowhere always gets a new component. */
    private int component(int root, int known) {
        int component = 0;
        while (component < known && (root == NOWHERE || roots[component] != root)) {
            component++;
        }
        return component;
    }
}
