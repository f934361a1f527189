package undercroft.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A simple undirected graph on the vertices 0 to n − 1. Immutable. */
public final class RoomGraph {

    private final int[][] neighbours;
    private final int edgeCount;

    private RoomGraph(int[][] neighbours, int edgeCount) {
        this.neighbours = neighbours;
        this.edgeCount = edgeCount;
    }

    /**
     * {@return the graph with these edges}
     *
     * @param vertices the number of vertices, at least 1; they are numbered from 0
     * @param edges pairs of different vertices, each pair once, in any order
     * @throws IllegalArgumentException if an edge names an unknown vertex, joins a vertex to itself or occurs twice
     */
    public static RoomGraph of(int vertices, int[][] edges) {
        if (vertices < 1) {
            throw new IllegalArgumentException("The vertices (%d) must be 1 or more.".formatted(vertices));
        }
        int[] degrees = new int[vertices];
        for (int[] edge : edges) {
            checkEnds(vertices, edge);
            degrees[edge[0]]++;
            degrees[edge[1]]++;
        }
        int[][] neighbours = new int[vertices][];
        Arrays.setAll(neighbours, vertex -> new int[degrees[vertex]]);
        int[] filled = new int[vertices];
        for (int[] edge : edges) {
            neighbours[edge[0]][filled[edge[0]]++] = edge[1];
            neighbours[edge[1]][filled[edge[1]]++] = edge[0];
        }
        for (int vertex = 0; vertex < vertices; vertex++) {
            Arrays.sort(neighbours[vertex]);
            checkDifferent(vertex, neighbours[vertex]);
        }
        return new RoomGraph(neighbours, edges.length);
    }

    public int vertexCount() {
        return neighbours.length;
    }

    public int edgeCount() {
        return edgeCount;
    }

    public int degree(int vertex) {
        return neighbours[vertex].length;
    }

    /** {@return the neighbours of a vertex, ascending} */
    public int[] neighbours(int vertex) {
        return neighbours[vertex].clone();
    }

    public boolean hasEdge(int a, int b) {
        return Arrays.binarySearch(neighbours[a], b) >= 0;
    }

    /** {@return whether every vertex can be reached from every other} */
    public boolean isConnected() {
        Components components = new Components(neighbours.length);
        for (int vertex = 0; vertex < neighbours.length; vertex++) {
            for (int neighbour : neighbours[vertex]) {
                components.join(vertex, neighbour);
            }
        }
        return components.count() == 1;
    }

    /** {@return all edges, ascending} */
    public List<Edge> edges() {
        List<Edge> edges = new ArrayList<>(edgeCount);
        for (int low = 0; low < neighbours.length; low++) {
            for (int high : neighbours[low]) {
                if (high > low) {
                    edges.add(new Edge(low, high));
                }
            }
        }
        return List.copyOf(edges);
    }

    /**
     * {@return the vertices of each block, ascending} Blocks are the maximal subgraphs that stay connected when any one
     * vertex is removed.
     */
    public List<List<Integer>> blocks() {
        return Blocks.of(this);
    }

    @Override
    public String toString() {
        return "%d vertices, edges %s".formatted(vertexCount(), edges());
    }

    private static void checkEnds(int vertices, int[] edge) {
        if (edge.length != 2) {
            throw new IllegalArgumentException(
                    "The edge (%s) must name two vertices.".formatted(Arrays.toString(edge)));
        }
        if (Math.min(edge[0], edge[1]) < 0 || Math.max(edge[0], edge[1]) >= vertices) {
            throw new IllegalArgumentException(
                    "The edge (%d, %d) must join two of the %d vertices.".formatted(edge[0], edge[1], vertices));
        }
        if (edge[0] == edge[1]) {
            throw new IllegalArgumentException(
                    "The edge (%d, %d) must join two different vertices.".formatted(edge[0], edge[1]));
        }
    }

    private static void checkDifferent(int vertex, int[] neighbours) {
        for (int i = 1; i < neighbours.length; i++) {
            if (neighbours[i] == neighbours[i - 1]) {
                throw new IllegalArgumentException(
                        "The edge (%d, %d) must be given once only.".formatted(vertex, neighbours[i]));
            }
        }
    }
}
