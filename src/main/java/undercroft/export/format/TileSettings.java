package undercroft.export.format;

import undercroft.export.tileset.BuiltInTileset;
import undercroft.export.tileset.Tileset;
import undercroft.tiles.TileMap;
import undercroft.tiles.WallRule;

/**
 * How layouts become tiles.
 *
 * @param walls where the walls are
 * @param scale the number of tiles along the side of a cell, from 1 to {@value TileMap#MAX_SCALE}
 * @param tileset the pictures of the tiles
 */
public record TileSettings(WallRule walls, int scale, Tileset tileset) {

    public static final TileSettings DEFAULT = new TileSettings(WallRule.SOLID, 1, BuiltInTileset.STONE.tileset());

    public TileSettings {
        if (scale < 1 || scale > TileMap.MAX_SCALE) {
            throw new IllegalArgumentException(
                    "The scale (%d) must be from 1 to %d.".formatted(scale, TileMap.MAX_SCALE));
        }
    }

    public TileSettings withWalls(WallRule newWalls) {
        return new TileSettings(newWalls, scale, tileset);
    }

    public TileSettings withScale(int newScale) {
        return new TileSettings(walls, newScale, tileset);
    }

    public TileSettings withTileset(Tileset newTileset) {
        return new TileSettings(walls, scale, newTileset);
    }
}
