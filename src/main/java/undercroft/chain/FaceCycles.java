package undercroft.chain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import undercroft.graph.Face;
import undercroft.graph.PlanarEmbedding;

/** The cycles around all faces, and the choice of the next one to lay out. Mutable. */
final class FaceCycles {

    private static final Comparator<FaceCycle> SMALLEST =
            Comparator.comparingInt(FaceCycle::length).thenComparing(FaceCycles::compareVertices);

    private static final Comparator<FaceCycle> FEWEST_LEFT =
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

    /** Records that a vertex was placed after {@code before} others. */
    void place(int vertex, int before) {
        through.get(vertex).forEach(cycle -> cycle.place(before));
    }

    boolean isOnCycle(int vertex) {
        return !through.get(vertex).isEmpty();
    }

    Optional<FaceCycle> smallest() {
        return cycles.stream().findFirst();
    }

    /** The partly placed cycle with the fewest vertices left; of several, the one reached first. */
    Optional<FaceCycle> fewestLeft() {
        return cycles.stream()
                .filter(cycle -> cycle.isOpen() && cycle.isReached())
                .min(FEWEST_LEFT);
    }

    /** The smallest untouched cycle with a vertex next to a placed one. */
    Optional<FaceCycle> smallestAdjacentTo(PlacedVertices placed) {
        return cycles.stream()
                .filter(cycle -> !cycle.isReached() && cycle.vertices().stream().anyMatch(placed::isAdjacentTo))
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
