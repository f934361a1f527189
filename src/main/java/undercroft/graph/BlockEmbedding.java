package undercroft.graph;

import java.util.ArrayList;
import java.util.Arrays;
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

    private final int[][] adjacent;
    private final int root;
    private final IntUnaryOperator below;
    private final boolean[] isEmbedded;
    private final boolean[][] isEdgeEmbedded;
    private final List<int[]> faces = new ArrayList<>();
    private int outer;
    private final int[] fragmentOf;
    private final int[] parent;
    private final int[] queue;

    private BlockEmbedding(int[][] adjacent, int root, IntUnaryOperator below) {
        this.adjacent = adjacent;
        this.root = root;
        this.below = below;
        isEmbedded = new boolean[adjacent.length];
        isEdgeEmbedded = new boolean[adjacent.length][];
        Arrays.setAll(isEdgeEmbedded, vertex -> new boolean[adjacent[vertex].length]);
        fragmentOf = new int[adjacent.length];
        parent = new int[adjacent.length];
        queue = new int[adjacent.length];
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
        embedding.embedCycle();
        while (embedding.embedFragment()) {
            // One path after the other.
        }
        Collections.swap(embedding.faces, 0, embedding.outer);
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

    private void embedCycle() {
        int[] cycle = shortestCycle();
        int[] reversed = cycle.clone();
        for (int i = 0; i < cycle.length; i++) {
            reversed[i] = cycle[cycle.length - 1 - i];
            embedEdge(cycle[i], cycle[(i + 1) % cycle.length]);
        }
        faces.add(cycle);
        faces.add(reversed);
    }

    /** A shortest cycle; through the root, if there is one. */
    private int[] shortestCycle() {
        if (root != NONE) {
            return shortestCycle(root);
        }
        int[] shortest = shortestCycle(0);
        for (int vertex = 1; vertex < adjacent.length && shortest.length > 3; vertex++) {
            int[] cycle = shortestCycle(vertex);
            shortest = cycle.length < shortest.length ? cycle : shortest;
        }
        return shortest;
    }

    /** A shortest cycle through a vertex. */
    private int[] shortestCycle(int root) {
        int[] first = new int[adjacent.length];
        int[] distance = new int[adjacent.length];
        Arrays.fill(parent, NONE);
        Arrays.fill(distance, NONE);
        distance[root] = 0;
        int queued = 0;
        queue[queued++] = root;
        int shortest = Integer.MAX_VALUE;
        int left = NONE;
        int right = NONE;
        for (int k = 0; k < queued; k++) {
            int vertex = queue[k];
            for (int other : adjacent[vertex]) {
                if (distance[other] == NONE) {
                    distance[other] = distance[vertex] + 1;
                    parent[other] = vertex;
                    first[other] = vertex == root ? other : first[vertex];
                    queue[queued++] = other;
                } else if (other != root
                        && vertex != root
                        && first[other] != first[vertex]
                        && distance[vertex] + distance[other] < shortest) {
                    shortest = distance[vertex] + distance[other];
                    left = vertex;
                    right = other;
                }
            }
        }
        List<Integer> cycle = new ArrayList<>();
        for (int vertex = left; vertex != NONE; vertex = parent[vertex]) {
            cycle.add(vertex);
        }
        Collections.reverse(cycle);
        for (int vertex = right; vertex != root; vertex = parent[vertex]) {
            cycle.add(vertex);
        }
        return toArray(cycle);
    }

    private boolean embedFragment() {
        List<List<Integer>> facesOf = facesOfVertices();
        List<Ear> best = new ArrayList<>();
        for (Fragment fragment : fragments()) {
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
            if (roomiest != outer && (face == outer || faces.get(face).length > faces.get(roomiest).length)) {
                roomiest = face;
            }
        }
        return roomiest;
    }

    /**
     * What is not embedded and hangs together.
     *
     * @param attachments the embedded vertices that it is joined to, each once
     * @param path a short path through it from one of these to another
     */
    private record Fragment(List<Integer> attachments, List<Integer> path) {}

    private List<Fragment> fragments() {
        List<Fragment> fragments = new ArrayList<>();
        Arrays.fill(fragmentOf, NONE);
        for (int vertex = 0; vertex < adjacent.length; vertex++) {
            if (isEmbedded[vertex]) {
                for (int i = 0; i < adjacent[vertex].length; i++) {
                    int other = adjacent[vertex][i];
                    if (other > vertex && isEmbedded[other] && !isEdgeEmbedded[vertex][i]) {
                        fragments.add(new Fragment(List.of(vertex, other), List.of(vertex, other)));
                    }
                }
            } else if (fragmentOf[vertex] == NONE) {
                List<Integer> attachments = attachments(vertex);
                fragments.add(new Fragment(attachments, pathThrough(vertex, attachments)));
            }
        }
        return fragments;
    }

    private List<Integer> attachments(int start) {
        List<Integer> attachments = new ArrayList<>();
        boolean[] isAttachment = new boolean[adjacent.length];
        int queued = 0;
        queue[queued++] = start;
        fragmentOf[start] = start;
        for (int k = 0; k < queued; k++) {
            for (int other : adjacent[queue[k]]) {
                if (isEmbedded[other] && !isAttachment[other]) {
                    isAttachment[other] = true;
                    attachments.add(other);
                } else if (!isEmbedded[other] && fragmentOf[other] == NONE) {
                    fragmentOf[other] = start;
                    queue[queued++] = other;
                }
            }
        }
        return attachments;
    }

    /** The shortest path through a fragment, named by one of its vertices, that joins two of its attachments. */
    private List<Integer> pathThrough(int fragment, List<Integer> attachments) {
        return attachments.stream()
                .map(from -> pathThrough(fragment, from))
                .min(Comparator.comparingInt(List::size))
                .orElseThrow();
    }

    private List<Integer> pathThrough(int fragment, int from) {
        Arrays.fill(parent, NONE);
        int queued = 0;
        queue[queued++] = from;
        for (int k = 0; k < queued; k++) {
            int vertex = queue[k];
            for (int other : adjacent[vertex]) {
                if (!isEmbedded[other] && fragmentOf[other] == fragment && parent[other] == NONE) {
                    parent[other] = vertex;
                    queue[queued++] = other;
                } else if (vertex != from && isEmbedded[other] && other != from) {
                    return pathTo(other, vertex);
                }
            }
        }
        throw new IllegalArgumentException("The graph must be biconnected.");
    }

    private List<Integer> pathTo(int end, int last) {
        List<Integer> path = new ArrayList<>(List.of(end));
        for (int at = last; at != NONE; at = parent[at]) {
            path.add(at);
        }
        return path;
    }

    private List<List<Integer>> facesOfVertices() {
        List<List<Integer>> facesOf = new ArrayList<>();
        for (int vertex = 0; vertex < adjacent.length; vertex++) {
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
            embedEdge(path.get(i - 1), path.get(i));
        }
        List<Integer> back = new ArrayList<>(path);
        Collections.reverse(back);
        int[] one = around(face, back);
        int[] other = around(face, path);
        boolean otherIsRoomier = other.length > one.length;
        if (ear.face == outer && root != NONE && contains(one, root) != contains(other, root)) {
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

    private void embedEdge(int a, int b) {
        isEmbedded[a] = true;
        isEmbedded[b] = true;
        isEdgeEmbedded[a][indexOf(adjacent[a], b)] = true;
        isEdgeEmbedded[b][indexOf(adjacent[b], a)] = true;
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
