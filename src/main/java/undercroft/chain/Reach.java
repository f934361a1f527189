package undercroft.chain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import undercroft.graph.Edge;
import undercroft.graph.RoomGraph;

/**
 * A breadth-first search from everything that stands through everything that does not: how far each vertex is, by which
 * way, and from which group of placed vertices. A group are placed vertices that hang together.
 */
final class Reach {

    private static final int NONE = -1;

    private final RoomGraph graph;
    private final Placed placed;
    private final int[] group;
    private final int[] parent;
    private final int[] distance;
    private final List<Integer> visited = new ArrayList<>();

    Reach(RoomGraph graph, Placed placed) {
        this.graph = graph;
        this.placed = placed;
        group = new int[graph.vertexCount()];
        parent = new int[graph.vertexCount()];
        distance = new int[graph.vertexCount()];
        Arrays.fill(group, NONE);
        Arrays.fill(parent, NONE);
        for (int vertex : placed.order()) {
            if (group[vertex] == NONE) {
                flood(vertex);
            }
        }
        search();
    }

    /** The shortest path of vertices that do not stand between two groups, without the groups' own. */
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
        return middle.map(this::through);
    }

    /** The path to the nearest vertex of some kind, that vertex included; it begins next to a placed vertex. */
    Optional<List<Integer>> pathTo(IntPredicate goal) {
        return visited.stream()
                .filter(vertex -> !placed.contains(vertex) && goal.test(vertex))
                .findFirst()
                .map(this::way);
    }

    private void flood(int start) {
        Deque<Integer> open = new ArrayDeque<>(List.of(start));
        group[start] = start;
        while (!open.isEmpty()) {
            for (int neighbour : graph.neighbours(open.remove())) {
                if (placed.contains(neighbour) && group[neighbour] == NONE) {
                    group[neighbour] = start;
                    open.add(neighbour);
                }
            }
        }
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

    private List<Integer> through(Edge middle) {
        List<Integer> ear = way(middle.low());
        List<Integer> back = way(middle.high());
        Collections.reverse(back);
        ear.addAll(back);
        return ear;
    }

    private List<Integer> way(int end) {
        List<Integer> way = new ArrayList<>();
        for (int vertex = end; !placed.contains(vertex); vertex = parent[vertex]) {
            way.add(vertex);
        }
        Collections.reverse(way);
        return way;
    }
}
