package undercroft.chain;

import java.util.ArrayDeque;
import java.util.Deque;
import undercroft.graph.RoomGraph;

/** The centre of a tree: the vertex with the least distance to the vertex farthest from it. */
final class TreeCentre {

    private TreeCentre() {}

    /** Removes the leaves layer by layer until one or two vertices are left; of two, returns the lower. */
    static int of(RoomGraph tree) {
        int[] degree = new int[tree.vertexCount()];
        Deque<Integer> leaves = new ArrayDeque<>();
        for (int vertex = 0; vertex < degree.length; vertex++) {
            degree[vertex] = tree.degree(vertex);
            if (degree[vertex] == 1) {
                leaves.add(vertex);
            }
        }
        int left = degree.length;
        while (left > 2) {
            left -= leaves.size();
            for (int i = leaves.size(); i > 0; i--) {
                for (int neighbour : tree.neighbours(leaves.remove())) {
                    if (--degree[neighbour] == 1) {
                        leaves.add(neighbour);
                    }
                }
            }
        }
        return leaves.stream().min(Integer::compare).orElse(0);
    }
}
