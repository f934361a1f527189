package undercroft.graph;

import java.util.Comparator;

/**
 * An undirected edge of a {@link RoomGraph}.
 *
 * @param low the lower of its two vertices
 * @param high the higher of its two vertices
 */
public record Edge(int low, int high) implements Comparable<Edge> {

    private static final Comparator<Edge> BY_VERTICES =
            Comparator.comparingInt(Edge::low).thenComparingInt(Edge::high);

    public Edge {
        if (low < 0 || low >= high) {
            throw new IllegalArgumentException(
                    "The vertices of an edge (%d, %d) must not be negative, and the first must be the lower."
                            .formatted(low, high));
        }
    }

    /** {@return the edge between two vertices, given in either order} */
    public static Edge between(int a, int b) {
        return new Edge(Math.min(a, b), Math.max(a, b));
    }

    @Override
    public int compareTo(Edge other) {
        return BY_VERTICES.compare(this, other);
    }

    @Override
    public String toString() {
        return low + "-" + high;
    }
}
