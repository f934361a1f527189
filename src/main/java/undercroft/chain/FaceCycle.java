package undercroft.chain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A cycle around a face, with how much of it stands. Mutable. */
final class FaceCycle {

    private static final int NEVER = Integer.MAX_VALUE;

    private final List<Integer> vertices;
    private int unplaced;
    private int reached = NEVER;

    /** Expects a simple cycle; it is turned to begin with its lowest vertex and go on to the lower neighbour. */
    FaceCycle(List<Integer> cycle) {
        List<Integer> turned = new ArrayList<>(cycle);
        Collections.rotate(turned, -turned.indexOf(Collections.min(turned)));
        if (turned.get(1) > turned.get(turned.size() - 1)) {
            Collections.reverse(turned.subList(1, turned.size()));
        }
        vertices = List.copyOf(turned);
        unplaced = vertices.size();
    }

    List<Integer> vertices() {
        return vertices;
    }

    int length() {
        return vertices.size();
    }

    /** How many of its vertices do not stand yet. */
    int unplaced() {
        return unplaced;
    }

    boolean isOpen() {
        return unplaced > 0;
    }

    /** Whether one of its vertices stands. */
    boolean isReached() {
        return reached != NEVER;
    }

    /** How many vertices stood when the first of its own was placed. */
    int reached() {
        return reached;
    }

    /** Takes note that one of its vertices was placed, when {@code before} others stood. */
    void place(int before) {
        unplaced--;
        reached = Math.min(reached, before);
    }

    /**
     * The vertices that do not stand yet, along the cycle. The first stands behind a placed vertex of the cycle; where
     * there is none, it is one with a placed neighbour elsewhere.
     */
    List<Integer> rest(Placed placed) {
        List<Integer> rest = new ArrayList<>(vertices);
        Collections.rotate(rest, -start(placed));
        rest.removeIf(placed::contains);
        return rest;
    }

    private int start(Placed placed) {
        for (int i = 0; i < vertices.size(); i++) {
            int vertex = vertices.get(i);
            int before = vertices.get(Math.floorMod(i - 1, vertices.size()));
            if (!placed.contains(vertex) && (isReached() ? placed.contains(before) : placed.touches(vertex))) {
                return i;
            }
        }
        return 0;
    }
}
