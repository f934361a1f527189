package undercroft.chain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A cycle around a face, and how much of it is placed. Mutable. */
final class FaceCycle {

    private static final int NEVER = Integer.MAX_VALUE;

    private final List<Integer> vertices;
    private int unplaced;
    private int reached = NEVER;

    /**
     * A cycle without placed vertices, in normal form: it starts at its lowest vertex and continues to the lower
     * neighbour.
     *
     * @param cycle a simple cycle
     */
    FaceCycle(List<Integer> cycle) {
        List<Integer> normalized = new ArrayList<>(cycle);
        Collections.rotate(normalized, -normalized.indexOf(Collections.min(normalized)));
        if (normalized.get(1) > normalized.get(normalized.size() - 1)) {
            Collections.reverse(normalized.subList(1, normalized.size()));
        }
        vertices = List.copyOf(normalized);
        unplaced = vertices.size();
    }

    List<Integer> vertices() {
        return vertices;
    }

    int length() {
        return vertices.size();
    }

    /** How many of its vertices are not placed yet. */
    int unplaced() {
        return unplaced;
    }

    boolean isOpen() {
        return unplaced > 0;
    }

    /** Whether one of its vertices is placed. */
    boolean isReached() {
        return reached != NEVER;
    }

    /** How many vertices were placed before the first of this cycle. */
    int reached() {
        return reached;
    }

    /** Records that one of its vertices was placed after {@code before} others. */
    void place(int before) {
        unplaced--;
        reached = Math.min(reached, before);
    }

    /**
     * The unplaced vertices, along the cycle. The first follows a placed vertex of the cycle; if there is none, it has
     * a placed neighbour elsewhere.
     */
    List<Integer> rest(PlacedVertices placed) {
        List<Integer> rest = new ArrayList<>(vertices);
        Collections.rotate(rest, -start(placed));
        rest.removeIf(placed::contains);
        return rest;
    }

    private int start(PlacedVertices placed) {
        for (int i = 0; i < vertices.size(); i++) {
            int vertex = vertices.get(i);
            int before = vertices.get(Math.floorMod(i - 1, vertices.size()));
            if (!placed.contains(vertex) && (isReached() ? placed.contains(before) : placed.isAdjacentTo(vertex))) {
                return i;
            }
        }
        return 0;
    }
}
