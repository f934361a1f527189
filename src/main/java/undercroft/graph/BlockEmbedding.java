package undercroft.graph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Embeds one biconnected planar graph path by path, after Demoucron, Malgrange and Pertuiset (Graphes planaires, 1964): a
 * cycle first, then always a path through something that is not embedded yet, across a face that holds everything it is
 * attached to. What fits a single face goes first, which is why the algorithm never has to take anything back.
 *
 * <p>Where there is a choice, the shortest path goes first, and into the outer face: short cycles become faces with
 * nothing in them, and what is large stays outside.
 */
final class BlockEmbedding {

    private static final int NONE = -1;

    /** The outer face's place in the list. */
    private static final int OUTER = 0;

    private final int vertexCount;
    private final int root;
    private final IntUnaryOperator below;
    private final Fragments fragments;
    private final List<int[]> faces = new ArrayList<>();

    private BlockEmbedding(int[][] adjacent, int root, IntUnaryOperator below) {
        this.vertexCount = adjacent.length;
        this.root = root;
        this.below = below;
        this.fragments = new Fragments(adjacent);
    }

    /**
     * The faces of an embedding, each a cycle of vertices and all in the same sense; the first is the outer one.
     *
     * @param adjacent the neighbours of each vertex; biconnected, planar, with 3 vertices or more
     * @param root a vertex that is to lie on the outer face, or −1
     * @param below draws a number from 0 to its argument − 1
     */
    static List<int[]> faces(int[][] adjacent, int root, IntUnaryOperator below) {
        BlockEmbedding embedding = new BlockEmbedding(adjacent, root, below);
        embedding.embedCycle(root == NONE ? ShortestCycle.of(adjacent) : ShortestCycle.through(root, adjacent));
        while (embedding.embedFragment()) {
            // One path after the other.
        }
        return embedding.faces;
    }

    /**
     * A path between two embedded vertices through what is not embedded.
     *
     * @param face that it will part
     * @param isForced whether there is no other face for what the path leads through
     */
    private record Ear(List<Integer> path, int face, boolean isForced) {

        /** What has no choice goes first, then the shortest. */
        static final Comparator<Ear> ORDER =
                Comparator.comparing((Ear ear) -> !ear.isForced).thenComparingInt(ear -> ear.path.size());
    }

    private void embedCycle(int[] cycle) {
        int[] reversed = cycle.clone();
        for (int i = 0; i < cycle.length; i++) {
            reversed[i] = cycle[cycle.length - 1 - i];
            fragments.embed(cycle[i], cycle[(i + 1) % cycle.length]);
        }
        faces.add(cycle);
        faces.add(reversed);
    }

    private boolean embedFragment() {
        List<List<Integer>> facesOf = facesOfVertices();
        List<Ear> best = new ArrayList<>();
        for (Fragments.Fragment fragment : fragments.all()) {
            List<Integer> admissible = admissible(fragment.attachments(), facesOf);
            if (admissible.isEmpty()) {
                throw new IllegalArgumentException("The graph must be planar.");
            }
            Ear ear = new Ear(fragment.path(), roomiest(admissible), admissible.size() == 1);
            int order = best.isEmpty() ? 0 : Ear.ORDER.compare(ear, best.get(0));
            if (order < 0) {
                best.clear();
            }
            if (order <= 0) {
                best.add(ear);
            }
        }
        if (best.isEmpty()) {
            return false;
        }
        part(best.get(below.applyAsInt(best.size())));
        return true;
    }

    private int roomiest(List<Integer> admissible) {
        int roomiest = admissible.get(0);
        for (int face : admissible) {
            if (roomiest != OUTER && (face == OUTER || faces.get(face).length > faces.get(roomiest).length)) {
                roomiest = face;
            }
        }
        return roomiest;
    }

    private List<List<Integer>> facesOfVertices() {
        List<List<Integer>> facesOf = new ArrayList<>();
        for (int vertex = 0; vertex < vertexCount; vertex++) {
            facesOf.add(new ArrayList<>());
        }
        for (int face = 0; face < faces.size(); face++) {
            for (int vertex : faces.get(face)) {
                facesOf.get(vertex).add(face);
            }
        }
        return facesOf;
    }

    private static List<Integer> admissible(List<Integer> attachments, List<List<Integer>> facesOf) {
        List<Integer> admissible = new ArrayList<>(facesOf.get(attachments.get(0)));
        for (int attachment : attachments) {
            admissible.retainAll(facesOf.get(attachment));
        }
        return admissible;
    }

    /** Lays a path across a face. */
    private void part(Ear ear) {
        List<Integer> path = ear.path;
        int[] face = faces.get(ear.face);
        for (int i = 1; i < path.size(); i++) {
            fragments.embed(path.get(i - 1), path.get(i));
        }
        List<Integer> back = new ArrayList<>(path);
        Collections.reverse(back);
        int[] one = around(face, back);
        int[] other = around(face, path);
        boolean otherIsRoomier = other.length > one.length;
        if (ear.face == OUTER && root != NONE && contains(one, root) != contains(other, root)) {
            otherIsRoomier = contains(other, root);
        }
        // The outer face keeps its place in the list with the roomier part.
        faces.set(ear.face, otherIsRoomier ? other : one);
        faces.add(otherIsRoomier ? one : other);
    }

    /** Along a face from the end of a path to its beginning, and back by the path. */
    private static int[] around(int[] face, List<Integer> path) {
        List<Integer> cycle = new ArrayList<>();
        int at = indexOf(face, path.get(path.size() - 1));
        while (face[at] != path.get(0)) {
            cycle.add(face[at]);
            at = (at + 1) % face.length;
        }
        cycle.addAll(path.subList(0, path.size() - 1));
        return toArray(cycle);
    }

    private static boolean contains(int[] array, int value) {
        return indexOf(array, value) != NONE;
    }

    private static int indexOf(int[] array, int value) {
        for (int i = 0; i < array.length; i++) {
            if (array[i] == value) {
                return i;
            }
        }
        return NONE;
    }

    private static int[] toArray(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }
}
