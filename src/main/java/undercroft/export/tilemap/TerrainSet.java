package undercroft.export.tilemap;

import java.util.List;
import undercroft.tiles.Tile;

/** Kinds of tiles whose pictures depend on the tiles around them; editors draw them with brushes. */
enum TerrainSet {
    /** Whether void beside a wall counts as wall is up to the editor. */
    WALLS("walls", "mixed", 0),
    FLOORS("floors", "edge", 2);

    private static final List<String> COLOURS = List.of("#4a4453", "#d9c9a3", "#b5b2a5");

    private final String label;
    private final String tiledType;
    private final int godotMode;

    TerrainSet(String label, String tiledType, int godotMode) {
        this.label = label;
        this.tiledType = tiledType;
        this.godotMode = godotMode;
    }

    /** The number of the set in a tileset, from 0. */
    int number() {
        return List.of(values()).indexOf(this);
    }

    String label() {
        return label;
    }

    /** In Tiled: whether sides and corners must match, or only sides. */
    String tiledType() {
        return tiledType;
    }

    /** The same in Godot, in the enum TileSet.TerrainMode. */
    int godotMode() {
        return godotMode;
    }

    /** The terrains of the set. */
    List<Tile> kinds() {
        return switch (this) {
            case WALLS -> List.of(Tile.WALL);
            case FLOORS -> List.of(Tile.FLOOR, Tile.CORRIDOR);
        };
    }

    /** The colour of a terrain in editors, as {@code #rrggbb}. */
    static String colour(Tile kind) {
        return COLOURS.get((kind.number() + 1) % COLOURS.size());
    }
}
