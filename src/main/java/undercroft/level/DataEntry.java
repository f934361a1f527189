package undercroft.level;

/** A value that a designer attached to a room; it travels into the layout unchanged, as text. */
public record DataEntry(String key, String value) {}
