package undercroft.level;

import java.util.List;

/**
 * Copies of an item that the generator hides.
 *
 * @param count at least 1
 * @param types the rooms that may hold it, by type; empty for any room but the start
 * @param late from 0, early on the way, to 1, late; {@link #ANYWHERE} without a wish
 */
public record ItemPlacing(String item, int count, List<String> types, double late) {

    /** Items that the generator hides in one level. The chance of each placement is weighed exactly up to about a dozen. */
    public static final int MAX_PLACED = 100;

    /** No wish for early or late. */
    public static final double ANYWHERE = -1;

    public ItemPlacing {
        types = List.copyOf(types);
    }
}
