/**
 * Writes layouts as maps for tile editors and engines: Tiled's two formats, LDtk's, and plain CSV. All of them write
 * the same {@link undercroft.tiles.TileMap} with the same numbers for tiles, and flip the y axis: in these formats rows
 * count from the top.
 *
 * <p>{@code TiledMap} is the content of both of Tiled's formats, which only write it differently.
 */
@NullMarked
package undercroft.export.tilemap;

import org.jspecify.annotations.NullMarked;
