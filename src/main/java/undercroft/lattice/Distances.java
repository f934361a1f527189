package undercroft.lattice;

import java.util.Arrays;

/** How many connections lead from a centre of a graph, a vertex that is as near as can be to the farthest, to each vertex. */
final class Distances {

    private static final int UNKNOWN = -1;

    private final int centre;
    private final int[] distance;
    private final int most;

    private Distances(int centre, int[] distance) {
        this.centre = centre;
        this.distance = distance;
        this.most = Arrays.stream(distance).max().orElse(0);
    }

    /** Of a connected graph, by the neighbours of each vertex. */
    static Distances fromCentre(int[][] neighbours) {
        Distances best = from(0, neighbours);
        for (int vertex = 1; vertex < neighbours.length; vertex++) {
            Distances other = from(vertex, neighbours);
            best = other.most < best.most ? other : best;
        }
        return best;
    }

    int centre() {
        return centre;
    }

    int of(int vertex) {
        return distance[vertex];
    }

    /** To the farthest vertex. */
    int most() {
        return most;
    }

    private static Distances from(int centre, int[][] neighbours) {
        int[] distance = new int[neighbours.length];
        Arrays.fill(distance, UNKNOWN);
        int[] queue = new int[neighbours.length];
        queue[0] = centre;
        distance[centre] = 0;
        int count = 1;
        for (int i = 0; i < count; i++) {
            for (int neighbour : neighbours[queue[i]]) {
                if (distance[neighbour] == UNKNOWN) {
                    distance[neighbour] = distance[queue[i]] + 1;
                    queue[count++] = neighbour;
                }
            }
        }
        return new Distances(centre, distance);
    }
}
