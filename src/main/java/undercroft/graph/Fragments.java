package undercroft.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** What of a biconnected graph is not embedded yet, while an embedding grows edge by edge. */
final class Fragments {

    private static final int NONE = -1;

    private final int[][] adjacent;
    private final boolean[] isEmbedded;
    private final boolean[][] isEdgeEmbedded;
    private final int[] fragmentOf;
    private final int[] parent;
    private final int[] queue;

    /**
     * A graph of which nothing is embedded.
     *
     * @param adjacent the neighbours of each vertex; biconnected
     */
    Fragments(int[][] adjacent) {
        this.adjacent = adjacent;
        isEmbedded = new boolean[adjacent.length];
        isEdgeEmbedded = new boolean[adjacent.length][];
        Arrays.setAll(isEdgeEmbedded, vertex -> new boolean[adjacent[vertex].length]);
        fragmentOf = new int[adjacent.length];
        parent = new int[adjacent.length];
        queue = new int[adjacent.length];
    }

    /**
     * What is not embedded and hangs together: an edge between embedded vertices, or vertices with all of their edges.
     *
     * @param attachments the embedded vertices that it is joined to, each once
     * @param path a short path through it from one of these to another
     */
    record Fragment(List<Integer> attachments, List<Integer> path) {}

    /** Takes an edge, with its ends, out of what is not embedded. */
    void embed(int a, int b) {
        isEmbedded[a] = true;
        isEmbedded[b] = true;
        isEdgeEmbedded[a][placeOf(b, a)] = true;
        isEdgeEmbedded[b][placeOf(a, b)] = true;
    }

    /** All fragments, in the order of their first vertices. */
    List<Fragment> all() {
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

    private int placeOf(int neighbour, int vertex) {
        int place = 0;
        while (adjacent[vertex][place] != neighbour) {
            place++;
        }
        return place;
    }
}
