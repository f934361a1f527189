package undercroft.level;

import java.util.List;

/**
 * What a player finds in a room.
 *
 * @param items taken at once by whoever enters; an item listed twice lies there twice
 * @param turns the switch that can be turned here, or ""
 */
public record Contents(List<String> items, String turns) {

    /** The most items of a room. */
    public static final int MAX_ITEMS = 100;

    public static final Contents NONE = new Contents(List.of(), "");

    public Contents {
        items = List.copyOf(items);
    }

    /** {@return these contents without any copy of an item} */
    public Contents without(String item) {
        return new Contents(items.stream().filter(each -> !each.equals(item)).toList(), turns);
    }

    /** {@return contents without a switch} */
    public static Contents of(String... items) {
        return new Contents(List.of(items), "");
    }
}
