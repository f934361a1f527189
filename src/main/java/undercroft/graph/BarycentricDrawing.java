package undercroft.graph;

import java.util.ArrayList;
import java.util.List;

/** Tutte's drawing of a graph with rings of helping vertices in its faces. */
final class BarycentricDrawing {

    /** Gauss-Seidel steps; each halves the error, or does better, in graphs as small as these. */
    private static final int MOST_STEPS = 4_000;

    /** In parts of the circle's radius. */
    private static final double SMALLEST_MOVE = 1e-12;

    private final int vertexCount;
    private final List<List<Integer>> neighbours = new ArrayList<>();
    private final double[][] places;

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
        // A ring of one or two corners would be no polygon.
        while (neighbours.size() - firstPinned < 3) {
            neighbours.add(new ArrayList<>(List.of(outer.get(0))));
            neighbours.get(outer.get(0)).add(neighbours.size() - 1);
        }
        int corners = neighbours.size() - firstPinned;
        for (int i = 0; i < corners; i++) {
            double angle = 2 * StrictMath.PI * i / corners;
            pinned.add(new double[] {StrictMath.cos(angle), StrictMath.sin(angle)});
        }
        places = new double[neighbours.size()][2];
        for (int i = 0; i < corners; i++) {
            places[firstPinned + i] = pinned.get(i);
        }
        relax(firstPinned);
    }

    /** Of the graph's own vertices, within a circle of radius 1. */
    double[][] places() {
        double[][] own = new double[vertexCount][];
        System.arraycopy(places, 0, own, 0, vertexCount);
        return own;
    }

    /** One helping vertex for each step of a face's walk, tied to its two corners and to those beside it. */
    private void addRing(List<Integer> walk, boolean hasCentre) {
        int first = neighbours.size();
        int length = walk.size();
        for (int i = 0; i < length; i++) {
            neighbours.add(new ArrayList<>());
        }
        for (int i = 0; i < length; i++) {
            tie(first + i, walk.get(i));
            tie(first + i, walk.get((i + 1) % length));
            tie(first + i, first + (i + 1) % length);
        }
        if (hasCentre) {
            neighbours.add(new ArrayList<>());
            for (int i = 0; i < length; i++) {
                tie(first + i, first + length);
            }
        }
    }

    private void tie(int a, int b) {
        neighbours.get(a).add(b);
        neighbours.get(b).add(a);
    }

    private void relax(int free) {
        double moved = 1;
        for (int step = 0; step < MOST_STEPS && moved > SMALLEST_MOVE; step++) {
            moved = 0;
            for (int vertex = 0; vertex < free; vertex++) {
                double x = 0;
                double y = 0;
                for (int neighbour : neighbours.get(vertex)) {
                    x += places[neighbour][0];
                    y += places[neighbour][1];
                }
                int degree = neighbours.get(vertex).size();
                moved = Math.max(
                        moved, Math.abs(x / degree - places[vertex][0]) + Math.abs(y / degree - places[vertex][1]));
                places[vertex][0] = x / degree;
                places[vertex][1] = y / degree;
            }
        }
    }
}
