package undercroft.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A combinatorial planar embedding: the cyclic order of the neighbours around each vertex, and the faces that follow
 * from it. Immutable.
 *
 * <p>Each connected component is embedded in a plane of its own. So a component has E − V + 2 faces; an isolated vertex
 * has one.
 */
public final class PlanarEmbedding implements Planarity {

    private final int[][] rotations;
    private final List<Face> faces;

    /**
     * The embedding with these rotations.
     *
     * @param rotations the neighbours of each vertex in their order around it, clockwise for all vertices or
     *     counter-clockwise for all
     */
    PlanarEmbedding(int[][] rotations) {
        this.rotations = rotations;
        this.faces = traceFaces(rotations);
    }

    /**
     * {@return the neighbours of a vertex in their cyclic order, clockwise for all vertices or counter-clockwise for
     * all}
     */
    public int[] rotation(int vertex) {
        return rotations[vertex].clone();
    }

    /** {@return all faces} Each edge belongs to two walks, or to one walk twice, once in each direction. */
    public List<Face> faces() {
        return faces;
    }

    private static List<Face> traceFaces(int[][] rotations) {
        List<Map<Integer, Integer>> positions = positions(rotations);
        boolean[][] traced = new boolean[rotations.length][];
        Arrays.setAll(traced, vertex -> new boolean[rotations[vertex].length]);
        List<Face> faces = new ArrayList<>();
        for (int start = 0; start < rotations.length; start++) {
            if (rotations[start].length == 0) {
                faces.add(new Face(List.of(start)));
            }
            for (int first = 0; first < rotations[start].length; first++) {
                if (!traced[start][first]) {
                    faces.add(traceFace(start, first, rotations, positions, traced));
                }
            }
        }
        return List.copyOf(faces);
    }

    /**
     * Traces one face. A dart is an edge taken in one direction; a face enters a vertex by a dart and leaves it by the
     * next one around the vertex.
     */
    private static Face traceFace(
            int start, int first, int[][] rotations, List<Map<Integer, Integer>> positions, boolean[][] traced) {
        List<Integer> walk = new ArrayList<>();
        int vertex = start;
        int dart = first;
        while (!traced[vertex][dart]) {
            traced[vertex][dart] = true;
            walk.add(vertex);
            int next = rotations[vertex][dart];
            int back = Objects.requireNonNull(positions.get(next).get(vertex), "an edge has two ends");
            dart = (back + 1) % rotations[next].length;
            vertex = next;
        }
        return new Face(walk);
    }

    /** For each vertex, the position of each of its neighbours in its rotation. */
    private static List<Map<Integer, Integer>> positions(int[][] rotations) {
        List<Map<Integer, Integer>> positions = new ArrayList<>(rotations.length);
        for (int[] rotation : rotations) {
            Map<Integer, Integer> position = new HashMap<>();
            for (int i = 0; i < rotation.length; i++) {
                position.put(rotation[i], i);
            }
            positions.add(position);
        }
        return positions;
    }
}
