package undercroft.export.tilemap;

import java.util.List;
import undercroft.export.tilemap.GodotScene.Properties;
import undercroft.export.tileset.DoorPart;
import undercroft.export.tileset.Terrain;
import undercroft.export.tileset.Tileset;
import undercroft.export.tileset.TilesetTile;
import undercroft.geometry.Point;

/** A tileset as resources of a Godot scene: with collision of what nothing can pass, terrains, and the kinds of tiles as custom data. */
final class GodotTileset {

    /** The number of the tileset's image among the sources of tiles. */
    static final int SOURCE = 0;

    /** The type String in Godot's enum Variant.Type. */
    private static final int TYPE_STRING = 4;

    /** Godot's names of the places around a tile, in the order of those of a {@link Terrain}. */
    private static final List<String> PLACES = List.of(
            "top_side",
            "top_right_corner",
            "right_side",
            "bottom_right_corner",
            "bottom_side",
            "bottom_left_corner",
            "left_side",
            "top_left_corner");

    private final Tileset tileset;

    GodotTileset(Tileset tileset) {
        this.tileset = tileset;
    }

    /**
     * Adds the tileset and its image to a scene.
     *
     * @return how properties refer to the tileset
     */
    String addTo(GodotScene scene) {
        int size = tileset.tileSize();
        Properties atlas = new Properties()
                .with("texture", scene.addFile("Texture2D", tileset.image().file()))
                .with("margins", square(tileset.image().margin()))
                .with("separation", square(tileset.image().spacing()))
                .with("texture_region_size", square(size));
        tileset.tiles().forEach(tile -> describe(tile, atlas));
        String image = scene.addResource("TileSetAtlasSource", atlas);
        Properties set = new Properties().with("tile_size", square(size)).with("physics_layer_0/collision_layer", 1);
        for (TerrainSet terrains : TerrainSet.values()) {
            String name = "terrain_set_" + terrains.number();
            set.with(name + "/mode", terrains.godotMode());
            for (int terrain = 0; terrain < terrains.kinds().size(); terrain++) {
                set.with(
                        name + "/terrain_" + terrain + "/name",
                        GodotVariant.text(terrains.kinds().get(terrain).text()));
            }
        }
        set.with("custom_data_layer_0/name", GodotVariant.text("kind"))
                .with("custom_data_layer_0/type", TYPE_STRING)
                .with("custom_data_layer_1/name", GodotVariant.text("part"))
                .with("custom_data_layer_1/type", TYPE_STRING)
                .with("sources/" + SOURCE, image);
        return scene.addResource("TileSet", set);
    }

    /** The column and row of a tile in the image. */
    Point place(int tile) {
        return new Point(tile % tileset.columns(), tile / tileset.columns());
    }

    private void describe(TilesetTile tile, Properties atlas) {
        Point place = place(tile.id());
        String name = place.x() + ":" + place.y() + "/0";
        atlas.with(name, 0);
        describeTerrain(tile, name, atlas);
        if (tile.kind().isSolid()) {
            int half = tileset.tileSize() / 2;
            atlas.with(
                    name + "/physics_layer_0/polygon_0/points",
                    GodotVariant.vectors(List.of(
                            new Point(-half, -half),
                            new Point(half, -half),
                            new Point(half, half),
                            new Point(-half, half))));
        }
        atlas.with(name + "/custom_data_0", GodotVariant.text(tile.kind().text()));
        tile.part().map(DoorPart::text).ifPresent(part -> atlas.with(name + "/custom_data_1", GodotVariant.text(part)));
    }

    private static void describeTerrain(TilesetTile tile, String name, Properties atlas) {
        for (TerrainSet terrains : TerrainSet.values()) {
            int terrain = terrains.kinds().indexOf(tile.kind());
            if (terrain >= 0 && tile.terrain().alike() != 0) {
                atlas.with(name + "/terrain_set", terrains.number()).with(name + "/terrain", terrain);
                for (int place = 0; place < Terrain.PLACES; place++) {
                    if ((tile.terrain().alike() & 1 << place) != 0) {
                        atlas.with(name + "/terrains_peering_bit/" + PLACES.get(place), terrain);
                    }
                }
            }
        }
    }

    private static String square(int side) {
        return GodotVariant.wholeVector(side, side);
    }
}
