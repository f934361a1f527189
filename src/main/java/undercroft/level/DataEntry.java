package undercroft.level;

/** A key and value that a designer attached to a room; it is copied into the layout unchanged. */
public record DataEntry(String key, String value) {}
