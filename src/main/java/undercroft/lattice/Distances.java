package undercroft.lattice;

import java.util.Arrays;

/** The distances, in connections, from one vertex of a graph to all others. */
final class Distances {

    private static final int UNKNOWN = -1;

    private final int[] distance;
    /** The vertices in order of distance. */
    private final int[] order;

    private Distances(int[] distance, int[] order) {
        this.distance = distance;
        this.order = order;
    }

    /**
     * {@return the distances from the middle of a longest shortest path, which two searches find approximately: in a
     * tree it is a centre, in other graphs close to one}
     *
     * @param neighbours of each vertex of a connected graph
     */
    static Distances fromCentre(int[][] neighbours) {
        Distances fromOneEnd = from(from(0, neighbours).farthest(), neighbours);
        int middle = fromOneEnd.farthest();
        while (fromOneEnd.of(middle) > fromOneEnd.eccentricity() / 2) {
            middle = fromOneEnd.neighbourTowardsCentre(neighbours[middle], middle);
        }
        return from(middle, neighbours);
    }

    int centre() {
        return order[0];
    }

    int of(int vertex) {
        return distance[vertex];
    }

    /** The distance of the farthest vertex. */
    int eccentricity() {
        return distance[farthest()];
    }

    private int farthest() {
        return order[order.length - 1];
    }

    private int neighbourTowardsCentre(int[] neighbours, int vertex) {
        return Arrays.stream(neighbours)
                .filter(neighbour -> distance[neighbour] < distance[vertex])
                .findFirst()
                .orElseThrow();
    }

    private static Distances from(int start, int[][] neighbours) {
        int[] distance = new int[neighbours.length];
        Arrays.fill(distance, UNKNOWN);
        int[] order = new int[neighbours.length];
        order[0] = start;
        distance[start] = 0;
        int count = 1;
        for (int i = 0; i < count; i++) {
            for (int neighbour : neighbours[order[i]]) {
                if (distance[neighbour] == UNKNOWN) {
                    distance[neighbour] = distance[order[i]] + 1;
                    order[count++] = neighbour;
                }
            }
        }
        return new Distances(distance, order);
    }
}
