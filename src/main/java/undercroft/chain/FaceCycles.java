package undercroft.chain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import undercroft.graph.Face;
import undercroft.graph.PlanarEmbedding;

/** All cycles around faces, with which is to be laid out next. Mutable. */
final class FaceCycles {

    private static final Comparator<FaceCycle> SMALLEST =
            Comparator.comparingInt(FaceCycle::length).thenComparing(FaceCycles::compareVertices);

    private static final Comparator<FaceCycle> LEAST_LEFT =
            Comparator.comparingInt(FaceCycle::unplaced).thenComparingInt(FaceCycle::reached);

    private final List<FaceCycle> cycles;
    private final List<List<FaceCycle>> through = new ArrayList<>();

    FaceCycles(int vertexCount, PlanarEmbedding embedding) {
        cycles = embedding.faces().stream()
                .map(Face::cycles)
                .flatMap(List::stream)
                .map(FaceCycle::new)
                .sorted(SMALLEST)
                .toList();
        for (int vertex = 0; vertex < vertexCount; vertex++) {
            through.add(new ArrayList<>());
        }
        for (FaceCycle cycle : cycles) {
            cycle.vertices().forEach(vertex -> through.get(vertex).add(cycle));
        }
    }

    /** Takes note that a vertex was placed, when {@code before} others stood. */
    void place(int vertex, int before) {
        through.get(vertex).forEach(cycle -> cycle.place(before));
    }

    boolean isOnCycle(int vertex) {
        return !through.get(vertex).isEmpty();
    }

    Optional<FaceCycle> smallest() {
        return cycles.stream().findFirst();
    }

    /** Of the cycles that stand in part, the one with the fewest vertices left; of several, the one reached first. */
    Optional<FaceCycle> leastLeft() {
        return cycles.stream()
                .filter(cycle -> cycle.isOpen() && cycle.isReached())
                .min(LEAST_LEFT);
    }

    /** The smallest of the cycles that are one edge away from what stands. */
    Optional<FaceCycle> smallestNextDoor(Placed placed) {
        return cycles.stream()
                .filter(cycle -> !cycle.isReached() && cycle.vertices().stream().anyMatch(placed::touches))
                .findFirst();
    }

    private static int compareVertices(FaceCycle a, FaceCycle b) {
        for (int i = 0; i < a.length(); i++) {
            int order = Integer.compare(a.vertices().get(i), b.vertices().get(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }
}
