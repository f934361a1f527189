package undercroft.lattice;

import java.util.Arrays;
import undercroft.graph.BreadthFirstTree;

/** The distances, in connections, from one vertex of a graph to all others. */
final class Distances {

    private final BreadthFirstTree tree;

    private Distances(BreadthFirstTree tree) {
        this.tree = tree;
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
        return tree.at(0);
    }

    int of(int vertex) {
        return tree.distance(vertex);
    }

    /** The distance of the farthest vertex. */
    int eccentricity() {
        return tree.distance(farthest());
    }

    private int farthest() {
        return tree.at(tree.reached() - 1);
    }

    private int neighbourTowardsCentre(int[] neighbours, int vertex) {
        return Arrays.stream(neighbours)
                .filter(neighbour -> tree.distance(neighbour) < tree.distance(vertex))
                .findFirst()
                .orElseThrow();
    }

    private static Distances from(int start, int[][] neighbours) {
        return new Distances(BreadthFirstTree.of(neighbours.length, vertex -> neighbours[vertex], start));
    }
}
