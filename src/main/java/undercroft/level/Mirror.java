package undercroft.level;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A layout that is its own mirror image, as far as rooms have partners.
 *
 * @param axis the direction of the line in which it is mirrored: with a vertical one left and right are alike
 * @param pairs in which no room occurs twice
 */
public record Mirror(Axis axis, List<Pair> pairs) {

    /**
     * Two rooms that mirror each other, or one that stands across the line and mirrors itself.
     *
     * @param room by its index in the level
     * @param partner the same index for a room across the line
     */
    public record Pair(int room, int partner) {

        /** {@return whether it is a single room, across the line} */
        public boolean isAcross() {
            return room == partner;
        }
    }

    public Mirror {
        pairs = List.copyOf(pairs);
        Set<Integer> seen = new HashSet<>();
        for (Pair pair : pairs) {
            boolean isNew = seen.add(pair.room()) && (pair.isAcross() || seen.add(pair.partner()));
            if (!isNew) {
                throw new IllegalArgumentException("The pairs (%s) must name each room once.".formatted(pairs));
            }
        }
    }
}
