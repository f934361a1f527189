package undercroft.level;

/**
 * An item that the level describes.
 *
 * @param spent whether each lock that it opens costs one of it
 */
public record ItemKind(String name, boolean spent) {}
