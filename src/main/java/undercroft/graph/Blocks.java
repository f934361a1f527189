package undercroft.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;

/**
 * The blocks of a graph: its maximal subgraphs that stay connected when any one vertex is removed. Found by one
 * depth-first search (Hopcroft and Tarjan, Algorithm 447: Efficient Algorithms for Graph Manipulation, 1973), which is
 * iterative because a long graph would overflow the call stack.
 */
final class Blocks {

    private final RoomGraph graph;
    private final int[] depth;
    private final int[] lowest;
    private final int[] nextNeighbour;
    private final Deque<Integer> path = new ArrayDeque<>();
    private final Deque<Edge> edges = new ArrayDeque<>();
    private final List<List<Integer>> blocks = new ArrayList<>();

    private Blocks(RoomGraph graph) {
        this.graph = graph;
        this.depth = new int[graph.vertexCount()];
        this.lowest = new int[graph.vertexCount()];
        this.nextNeighbour = new int[graph.vertexCount()];
    }

    /** The vertices of each block with at least one edge, ascending. */
    static List<List<Integer>> of(RoomGraph graph) {
        Blocks search = new Blocks(graph);
        for (int vertex = 0; vertex < graph.vertexCount(); vertex++) {
            if (search.depth[vertex] == 0) {
                search.searchFrom(vertex);
            }
        }
        return List.copyOf(search.blocks);
    }

    private void searchFrom(int root) {
        enter(root);
        while (!path.isEmpty()) {
            int vertex = path.getLast();
            int[] neighbours = graph.neighbours(vertex);
            if (nextNeighbour[vertex] < neighbours.length) {
                visit(vertex, neighbours[nextNeighbour[vertex]++]);
            } else {
                path.removeLast();
                if (!path.isEmpty()) {
                    backtrack(path.getLast(), vertex);
                }
            }
        }
    }

    private void enter(int vertex) {
        path.addLast(vertex);
        depth[vertex] = path.size();
        lowest[vertex] = path.size();
    }

    private void visit(int vertex, int neighbour) {
        if (depth[neighbour] == 0) {
            edges.addLast(Edge.between(vertex, neighbour));
            enter(neighbour);
        } else if (depth[neighbour] < depth[vertex] - 1) {
            edges.addLast(Edge.between(vertex, neighbour));
            lowest[vertex] = Math.min(lowest[vertex], depth[neighbour]);
        }
    }

    /**
     * Backtracks from a vertex. If nothing below it reaches above its parent, the parent and the vertices below form a
     * block.
     */
    private void backtrack(int parent, int vertex) {
        lowest[parent] = Math.min(lowest[parent], lowest[vertex]);
        if (lowest[vertex] >= depth[parent]) {
            TreeSet<Integer> block = new TreeSet<>();
            Edge last = Edge.between(parent, vertex);
            Edge edge;
            do {
                edge = edges.removeLast();
                block.add(edge.low());
                block.add(edge.high());
            } while (!edge.equals(last));
            blocks.add(List.copyOf(block));
        }
    }
}
