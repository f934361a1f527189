/**
 * Tilesets: which picture shows a tile among its neighbours. The three that come with the program, stone, crypt and cave,
 * have the same tiles in the same places; {@code BuiltInTiles} lists them, and their images are painted by {@code
 * TilesetPainter}, a program among the tests.
 */
@NullMarked
package undercroft.export.tileset;

import org.jspecify.annotations.NullMarked;
