package undercroft.chain;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import undercroft.graph.BreadthFirstTree;
import undercroft.graph.Components;
import undercroft.graph.Edge;
import undercroft.graph.RoomGraph;

/**
 * A breadth-first search from all placed vertices through the unplaced ones. It finds the distance of each unplaced
 * vertex, the path to it, and the group of placed vertices that it was reached from. A group is a connected component
 * of the placed vertices.
 */
final class BreadthFirstSearch {

    private final RoomGraph graph;
    private final PlacedVertices placed;
    private final BreadthFirstTree tree;
    /** By vertex that is reached, the lowest vertex of its group. */
    private final int[] group;

    BreadthFirstSearch(RoomGraph graph, PlacedVertices placed) {
        this.graph = graph;
        this.placed = placed;
        this.tree = BreadthFirstTree.of(
                graph.vertexCount(),
                graph::neighbours,
                placed.order().stream().mapToInt(Integer::intValue).toArray());
        this.group = new int[graph.vertexCount()];
        Components groups = new Components(graph.vertexCount());
        for (Edge edge : graph.edges()) {
            if (placed.contains(edge.low()) && placed.contains(edge.high())) {
                groups.join(edge.low(), edge.high());
            }
        }
        for (int i = 0; i < tree.reached(); i++) {
            int vertex = tree.at(i);
            group[vertex] = placed.contains(vertex) ? groups.lowest(vertex) : group[tree.parent(vertex)];
        }
    }

    /** The shortest path of unplaced vertices between two groups, without its placed ends. */
    Optional<List<Integer>> ear() {
        Optional<Edge> middle = Optional.empty();
        int shortest = Integer.MAX_VALUE;
        for (Edge edge : graph.edges()) {
            int length = tree.distance(edge.low()) + tree.distance(edge.high());
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
        return IntStream.range(0, tree.reached())
                .map(tree::at)
                .filter(vertex -> !placed.contains(vertex) && goal.test(vertex))
                .mapToObj(this::path)
                .findFirst();
    }

    private List<Integer> earThrough(Edge middle) {
        List<Integer> ear = path(middle.low());
        List<Integer> back = path(middle.high());
        Collections.reverse(back);
        ear.addAll(back);
        return ear;
    }

    private List<Integer> path(int end) {
        List<Integer> path = tree.pathToRoot(end);
        path.remove(path.size() - 1);
        Collections.reverse(path);
        return path;
    }
}
