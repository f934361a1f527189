/**
 * Layouts as the maps of tile editors and engines: Tiled's two formats, LDtk's, and plain CSV. All of them write down one
 * {@link undercroft.tiles.TileMap}, with the same number for a tile everywhere, and turn the y axis over: rows count from
 * the top, as these formats have it.
 *
 * <p>{@code TiledMap} is what both of Tiled's formats hold, so the two cannot drift apart.
 */
@NullMarked
package undercroft.export.tilemap;

import org.jspecify.annotations.NullMarked;
