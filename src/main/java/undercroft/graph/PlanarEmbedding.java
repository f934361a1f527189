package undercroft.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A drawing in the plane without crossings, up to bending: the order of the neighbours around each vertex, and the faces
 * into which the edges part the plane. Immutable.
 *
 * <p>Each part of a graph in several parts is drawn on a plane of its own. So there are E − V + 2 faces for each, and an
 * isolated vertex has one.
 */
public final class PlanarEmbedding implements Planarity {

    private final int[][] rotations;
    private final List<Face> faces;

    /** Expects the neighbours of each vertex in their order around it, all clockwise or all counter-clockwise. */
    PlanarEmbedding(int[][] rotations) {
        this.rotations = rotations;
        this.faces = traceFaces(rotations);
    }

    /** The neighbours of a vertex in their order around it; the sense is the same for all vertices. */
    public int[] rotation(int vertex) {
        return rotations[vertex].clone();
    }

    /** All faces: each direction of each edge is a step of exactly one. */
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

    /** A dart is an edge taken in one direction. Coming to a vertex by one, a face leaves it by the next around it. */
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

    /** For each vertex, where each of its neighbours stands in its rotation. */
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
