package undercroft.export.tileset;

/**
 * The image of a tileset.
 *
 * @param file as maps refer to it
 * @param width in pixels
 * @param height in pixels
 * @param margin the pixels around the tiles
 * @param spacing the pixels between the tiles
 */
public record TilesetImage(String file, int width, int height, int margin, int spacing) {}
