package undercroft.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Finds shortest cycles by breadth-first search. */
final class ShortestCycle {

    private static final int NONE = -1;

    private ShortestCycle() {}

    /** A shortest cycle of a graph that has one, given by the neighbours of each vertex. */
    static int[] of(int[][] adjacent) {
        int[] shortest = through(0, adjacent);
        for (int vertex = 1; vertex < adjacent.length && shortest.length > 3; vertex++) {
            int[] cycle = through(vertex, adjacent);
            shortest = cycle.length < shortest.length ? cycle : shortest;
        }
        return shortest;
    }

    /** A shortest cycle through a vertex that lies on one. */
    static int[] through(int root, int[][] adjacent) {
        int[] parent = new int[adjacent.length];
        int[] queue = new int[adjacent.length];
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
        return cycle(left, right, root, parent);
    }

    /** From the root along the parents to one end of an edge, and from its other end back. */
    private static int[] cycle(int left, int right, int root, int[] parent) {
        List<Integer> cycle = new ArrayList<>();
        for (int vertex = left; vertex != NONE; vertex = parent[vertex]) {
            cycle.add(vertex);
        }
        Collections.reverse(cycle);
        for (int vertex = right; vertex != root; vertex = parent[vertex]) {
            cycle.add(vertex);
        }
        return cycle.stream().mapToInt(Integer::intValue).toArray();
    }
}
