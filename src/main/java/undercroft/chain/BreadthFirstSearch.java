package undercroft.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import undercroft.graph.Components;
import undercroft.graph.Edge;
import undercroft.graph.RoomGraph;

/**
 * A breadth-first search from all placed vertices through the unplaced ones. It finds the distance of each unplaced
 * vertex, the path to it, and the group of placed vertices that it was reached from. A group is a connected component
 * of the placed vertices.
 */
final class BreadthFirstSearch {

    private static final int NONE = -1;

    private final RoomGraph graph;
    private final PlacedVertices placed;
    private final int[] group;
    private final int[] parent;
    private final int[] distance;
    private final List<Integer> visited = new ArrayList<>();

    BreadthFirstSearch(RoomGraph graph, PlacedVertices placed) {
        this.graph = graph;
        this.placed = placed;
        group = new int[graph.vertexCount()];
        parent = new int[graph.vertexCount()];
        distance = new int[graph.vertexCount()];
        Arrays.fill(group, NONE);
        Arrays.fill(parent, NONE);
        Components groups = new Components(graph.vertexCount());
        for (Edge edge : graph.edges()) {
            if (placed.contains(edge.low()) && placed.contains(edge.high())) {
                groups.join(edge.low(), edge.high());
            }
        }
        placed.order().forEach(vertex -> group[vertex] = groups.lowest(vertex));
        search();
    }

    /** The shortest path of unplaced vertices between two groups, without its placed ends. */
    Optional<List<Integer>> ear() {
        Optional<Edge> middle = Optional.empty();
        int shortest = Integer.MAX_VALUE;
        for (Edge edge : graph.edges()) {
            int length = distance[edge.low()] + distance[edge.high()];
            if (group[edge.low()] != group[edge.high()] && length < shortest) {
                middle = Optional.of(edge);
                shortest = length;
            }
        }
        return middle.map(this::earThrough);
    }

    /**
     * The path from a placed vertex, which is left out, to the nearest unplaced vertex that meets a condition, which is
     * included.
     */
    Optional<List<Integer>> pathToNearest(IntPredicate goal) {
        return visited.stream()
                .filter(vertex -> !placed.contains(vertex) && goal.test(vertex))
                .findFirst()
                .map(this::path);
    }

    private void search() {
        visited.addAll(placed.order());
        for (int i = 0; i < visited.size(); i++) {
            int vertex = visited.get(i);
            for (int neighbour : graph.neighbours(vertex)) {
                if (group[neighbour] == NONE) {
                    group[neighbour] = group[vertex];
                    parent[neighbour] = vertex;
                    distance[neighbour] = distance[vertex] + 1;
                    visited.add(neighbour);
                }
            }
        }
    }

    private List<Integer> earThrough(Edge middle) {
        List<Integer> ear = path(middle.low());
        List<Integer> back = path(middle.high());
        Collections.reverse(back);
        ear.addAll(back);
        return ear;
    }

    private List<Integer> path(int end) {
        List<Integer> path = new ArrayList<>();
        for (int vertex = end; !placed.contains(vertex); vertex = parent[vertex]) {
            path.add(vertex);
        }
        Collections.reverse(path);
        return path;
    }
}
