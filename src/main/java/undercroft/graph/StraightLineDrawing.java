package undercroft.graph;

import java.util.List;

/**
 * A drawing of a planar graph with straight edges that do not cross, and with the faces of an embedding.
 *
 * <p>First every vertex is placed at the barycentre of its neighbours: W. T. Tutte, "How to draw a graph", 1963. This
 * needs a 3-connected graph, so each face gets a ring of auxiliary vertices along its walk, one for each corner; the
 * ring of the outer face is fixed on a circle. Tutte's drawings have no crossings but are crowded in the middle. So
 * {@code EnergyRefinement} then moves the vertices apart; no edge may pass over a vertex or another edge, so the
 * embedding is kept.
 *
 * <p>The same graph gives the same drawing on every machine: only additions, multiplications, divisions and square
 * roots are used.
 *
 * @param x of each vertex, from 0 to {@link #width}
 * @param y of each vertex, from 0 to {@link #height}
 * @param outerFace the index of the face around the drawing, in the embedding
 */
public record StraightLineDrawing(List<Double> x, List<Double> y, double width, double height, int outerFace) {

    /** The largest graph that is drawn: refinement takes quadratic time, and larger pictures are not legible. */
    public static final int MOST_VERTICES = 400;

    public StraightLineDrawing {
        x = List.copyOf(x);
        y = List.copyOf(y);
    }

    /**
     * Draws a graph. The mean length of the edges is about 1.
     *
     * @param graph connected, of at most {@value #MOST_VERTICES} vertices
     * @param embedding of the graph
     * @throws IllegalArgumentException if the graph is not connected or too large
     */
    public static StraightLineDrawing of(RoomGraph graph, PlanarEmbedding embedding) {
        if (graph.vertexCount() > MOST_VERTICES || !graph.isConnected()) {
            throw new IllegalArgumentException("The graph (%d vertices) must be connected and have at most %d vertices."
                    .formatted(graph.vertexCount(), MOST_VERTICES));
        }
        int outer = outerFace(embedding);
        double[][] positions = new BarycentricDrawing(graph, embedding, outer).positions();
        new EnergyRefinement(graph, positions).improve();
        return normalized(positions, outer);
    }

    /** The face with the longest cycle; the only face of a tree. */
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

    private static StraightLineDrawing normalized(double[][] positions, int outer) {
        double[] least = positions[0].clone();
        double[] most = positions[0].clone();
        for (double[] position : positions) {
            for (int axis = 0; axis < 2; axis++) {
                least[axis] = Math.min(least[axis], position[axis]);
                most[axis] = Math.max(most[axis], position[axis]);
            }
        }
        List<double[]> all = List.of(positions);
        return new StraightLineDrawing(
                all.stream().map(position -> position[0] - least[0]).toList(),
                all.stream().map(position -> position[1] - least[1]).toList(),
                most[0] - least[0],
                most[1] - least[1],
                outer);
    }
}
