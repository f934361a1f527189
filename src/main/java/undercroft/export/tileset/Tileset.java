package undercroft.export.tileset;

import java.util.List;
import java.util.Optional;

/**
 * A tileset for maps.
 *
 * @param name for people and as a file name
 * @param source the file of the tileset in Tiled's format, as maps refer to it
 * @param image the image, as other programs than Tiled refer to it
 * @param tileSize the side of a tile in pixels
 * @param columns the number of tiles in a row of the image
 * @param count the number of tiles
 * @param tiles those that show something the program knows
 * @param background the colour behind the tiles, as {@code #rrggbb}, if the tileset has one
 * @param isBuiltIn whether its files come with the program
 */
public record Tileset(
        String name,
        String source,
        TilesetImage image,
        int tileSize,
        int columns,
        int count,
        List<TilesetTile> tiles,
        Optional<String> background,
        boolean isBuiltIn) {

    public Tileset {
        tiles = List.copyOf(tiles);
    }
}
