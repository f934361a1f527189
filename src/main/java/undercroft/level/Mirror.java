package undercroft.level;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The symmetry of a layout about a line.
 *
 * @param axis the direction of the line; with a vertical one, left and right are alike
 * @param pairs rooms that stand opposite each other; if there are none, they are found from the graph
 */
public record Mirror(Axis axis, List<Pair> pairs) {

    /**
     * Two rooms that stand opposite each other, or one that stands on the line and is its own image.
     *
     * @param room the index of a room
     * @param image the index of its image, possibly the same
     */
    public record Pair(int room, int image) {}

    public Mirror {
        pairs = List.copyOf(pairs);
        Set<Integer> seen = new HashSet<>();
        for (Pair pair : pairs) {
            boolean isNew = seen.add(pair.room()) & (pair.room() == pair.image() || seen.add(pair.image()));
            if (!isNew) {
                throw new IllegalArgumentException("The pairs (%s) must name each room once.".formatted(pairs));
            }
        }
    }
}
