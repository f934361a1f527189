package undercroft.graph;

import java.util.List;

/**
 * A drawing of a planar graph with straight edges that do not cross, after its embedding.
 *
 * <p>First every vertex stands in the middle of its neighbours: W. T. Tutte, "How to draw a graph", 1963. For that the graph
 * must hang together in three ways at least, so each face gets a ring of helping vertices along its walk, one for each
 * corner; the ring of the outer face is pinned to a circle. Tutte's drawings are free of crossings but crowded in the
 * middle, so vertices then move to where they have more room, as long as no edge passes over a vertex or another edge: the
 * embedding stays as it is.
 *
 * <p>The same graph gives the same drawing everywhere: nothing but additions, multiplications, divisions and square roots.
 *
 * @param x of each vertex, from 0 to {@link #width}
 * @param y of each vertex, from 0 to {@link #height}
 * @param outerFace the face around the drawing, by its index in the embedding
 */
public record StraightLineDrawing(List<Double> x, List<Double> y, double width, double height, int outerFace) {

    /** More vertices than this take too long to find room for, and no picture could show them. */
    public static final int MOST_VERTICES = 400;

    public StraightLineDrawing {
        x = List.copyOf(x);
        y = List.copyOf(y);
    }

    /**
     * Draws a graph; the mean edge is about one long.
     *
     * @param graph connected, of at most {@value #MOST_VERTICES} vertices
     * @param embedding of the graph
     */
    public static StraightLineDrawing of(RoomGraph graph, PlanarEmbedding embedding) {
        if (graph.vertexCount() > MOST_VERTICES || !graph.isConnected()) {
            throw new IllegalArgumentException("The graph (%d vertices) must be connected and of at most %d."
                    .formatted(graph.vertexCount(), MOST_VERTICES));
        }
        int outer = outerFace(embedding);
        double[][] places = new BarycentricDrawing(graph, embedding, outer).places();
        new RoomyDrawing(graph, places).improve();
        return normalized(places, outer);
    }

    /** The face with the longest cycle; of a tree, the only one. */
    private static int outerFace(PlanarEmbedding embedding) {
        int outer = 0;
        int longest = -1;
        for (int face = 0; face < embedding.faces().size(); face++) {
            int length = embedding.faces().get(face).cycles().stream()
                    .mapToInt(List::size)
                    .max()
                    .orElse(0);
            if (length > longest) {
                longest = length;
                outer = face;
            }
        }
        return outer;
    }

    private static StraightLineDrawing normalized(double[][] places, int outer) {
        double[] least = places[0].clone();
        double[] most = places[0].clone();
        for (double[] place : places) {
            for (int axis = 0; axis < 2; axis++) {
                least[axis] = Math.min(least[axis], place[axis]);
                most[axis] = Math.max(most[axis], place[axis]);
            }
        }
        List<double[]> all = List.of(places);
        return new StraightLineDrawing(
                all.stream().map(place -> place[0] - least[0]).toList(),
                all.stream().map(place -> place[1] - least[1]).toList(),
                most[0] - least[0],
                most[1] - least[1],
                outer);
    }
}
