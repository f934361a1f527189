package undercroft.export.tileset;

import java.util.Optional;
import java.util.Set;
import undercroft.geometry.CardinalDirection;
import undercroft.tiles.Tile;

/**
 * A tile of a tileset.
 *
 * @param id its place in the image, row by row, from 0
 * @param kind what it shows
 * @param terrain the surroundings that it is drawn for
 * @param part which tile of a door it is for; empty for both
 * @param directions the directions in which one passes a door that it is for; empty for all
 * @param weight how often it is drawn, compared with others that fit as well; from 0
 */
public record TilesetTile(
        int id, Tile kind, Terrain terrain, Optional<DoorPart> part, Set<CardinalDirection> directions, int weight) {

    /** The weight of a tile that is as probable as any. */
    public static final int USUAL_WEIGHT = 100;

    public TilesetTile {
        directions = Set.copyOf(directions);
    }
}
