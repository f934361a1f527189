package undercroft.graph;

import java.util.ArrayList;
import java.util.List;

/** Tutte's barycentric drawing of a graph, with a ring of auxiliary vertices in each face. */
final class BarycentricDrawing {

    /** Upper bound on the Gauss-Seidel iterations; the small graphs that are drawn converge long before it. */
    private static final int MAX_ITERATIONS = 4_000;

    /** Iteration stops when no vertex moves farther than this, in units of the circle's radius. */
    private static final double CONVERGED = 1e-12;

    private final int vertexCount;
    private final List<List<Integer>> neighbours = new ArrayList<>();
    private final double[][] positions;

    BarycentricDrawing(RoomGraph graph, PlanarEmbedding embedding, int outerFace) {
        vertexCount = graph.vertexCount();
        for (int vertex = 0; vertex < vertexCount; vertex++) {
            neighbours.add(new ArrayList<>());
            for (int neighbour : graph.neighbours(vertex)) {
                neighbours.get(vertex).add(neighbour);
            }
        }
        List<double[]> pinned = new ArrayList<>();
        for (int face = 0; face < embedding.faces().size(); face++) {
            if (face != outerFace) {
                addRing(embedding.faces().get(face).walk(), true);
            }
        }
        int firstPinned = neighbours.size();
        List<Integer> outer = embedding.faces().get(outerFace).walk();
        addRing(outer, false);
        // A polygon has at least three corners.
        while (neighbours.size() - firstPinned < 3) {
            neighbours.add(new ArrayList<>(List.of(outer.get(0))));
            neighbours.get(outer.get(0)).add(neighbours.size() - 1);
        }
        int corners = neighbours.size() - firstPinned;
        for (int i = 0; i < corners; i++) {
            double angle = 2 * StrictMath.PI * i / corners;
            pinned.add(new double[] {StrictMath.cos(angle), StrictMath.sin(angle)});
        }
        positions = new double[neighbours.size()][2];
        for (int i = 0; i < corners; i++) {
            positions[firstPinned + i] = pinned.get(i);
        }
        relax(firstPinned);
    }

    /** The positions of the graph's own vertices, within a circle of radius 1. */
    double[][] positions() {
        double[][] own = new double[vertexCount][];
        System.arraycopy(positions, 0, own, 0, vertexCount);
        return own;
    }

    /**
     * Adds one auxiliary vertex for each step of a face's walk, joined to the two corners of the step and to the
     * auxiliary vertices beside it.
     */
    private void addRing(List<Integer> walk, boolean hasCentre) {
        int first = neighbours.size();
        int length = walk.size();
        for (int i = 0; i < length; i++) {
            neighbours.add(new ArrayList<>());
        }
        for (int i = 0; i < length; i++) {
            join(first + i, walk.get(i));
            join(first + i, walk.get((i + 1) % length));
            join(first + i, first + (i + 1) % length);
        }
        if (hasCentre) {
            neighbours.add(new ArrayList<>());
            for (int i = 0; i < length; i++) {
                join(first + i, first + length);
            }
        }
    }

    private void join(int a, int b) {
        neighbours.get(a).add(b);
        neighbours.get(b).add(a);
    }

    private void relax(int free) {
        double moved = 1;
        for (int step = 0; step < MAX_ITERATIONS && moved > CONVERGED; step++) {
            moved = 0;
            for (int vertex = 0; vertex < free; vertex++) {
                double x = 0;
                double y = 0;
                for (int neighbour : neighbours.get(vertex)) {
                    x += positions[neighbour][0];
                    y += positions[neighbour][1];
                }
                int degree = neighbours.get(vertex).size();
                moved = Math.max(
                        moved,
                        Math.abs(x / degree - positions[vertex][0]) + Math.abs(y / degree - positions[vertex][1]));
                positions[vertex][0] = x / degree;
                positions[vertex][1] = y / degree;
            }
        }
    }
}
