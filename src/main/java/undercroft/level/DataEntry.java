package undercroft.level;

/**
 * A key and value that a designer attached to a room; it is copied into the layout unchanged.
 *
 * @param key of a value in a list or mapping: its path, joined by dots, such as {@code loot.0}
 */
public record DataEntry(String key, String value) {}
