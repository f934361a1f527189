package undercroft.export.format;

import undercroft.tiles.TileMap;
import undercroft.tiles.WallRule;

/**
 * How layouts become tiles.
 *
 * @param walls where the walls are
 * @param scale the number of tiles along the side of a cell, from 1 to {@value TileMap#MAX_SCALE}
 */
public record TileSettings(WallRule walls, int scale) {

    public static final TileSettings DEFAULT = new TileSettings(WallRule.SOLID, 1);

    public TileSettings {
        if (scale < 1 || scale > TileMap.MAX_SCALE) {
            throw new IllegalArgumentException(
                    "The scale (%d) must be from 1 to %d.".formatted(scale, TileMap.MAX_SCALE));
        }
    }

    public TileSettings withWalls(WallRule newWalls) {
        return new TileSettings(newWalls, scale);
    }

    public TileSettings withScale(int newScale) {
        return new TileSettings(walls, newScale);
    }
}
