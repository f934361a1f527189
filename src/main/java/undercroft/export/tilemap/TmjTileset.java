package undercroft.export.tilemap;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import undercroft.export.tileset.DoorPart;
import undercroft.export.tileset.Tileset;
import undercroft.export.tileset.TilesetTile;
import undercroft.geometry.Point;
import undercroft.tiles.Tile;

/**
 * The tileset of a Tiled map in JSON: the program's own ones stand in the map, because many readers of this format, such as Phaser's, know no
 * other; to those of users the map refers.
 */
final class TmjTileset {

    private TmjTileset() {}

    static void write(Tileset tileset, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeNumberField("firstgid", TiledMap.FIRST_ID);
        if (tileset.isBuiltIn()) {
            writeContent(tileset, json);
        } else {
            json.writeStringField("source", tileset.source());
        }
        json.writeEndObject();
    }

    private static void writeContent(Tileset tileset, JsonGenerator json) throws IOException {
        json.writeStringField("name", tileset.name());
        json.writeNumberField("tilewidth", tileset.tileSize());
        json.writeNumberField("tileheight", tileset.tileSize());
        json.writeNumberField("tilecount", tileset.count());
        json.writeNumberField("columns", tileset.columns());
        json.writeStringField("image", tileset.image().file());
        json.writeNumberField("imagewidth", tileset.image().width());
        json.writeNumberField("imageheight", tileset.image().height());
        json.writeNumberField("margin", tileset.image().margin());
        json.writeNumberField("spacing", tileset.image().spacing());
        json.writeArrayFieldStart("tiles");
        for (TilesetTile tile : tileset.tiles()) {
            write(tile, tileset, json);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("wangsets");
        for (TerrainSet terrains : TerrainSet.values()) {
            write(terrains, tileset, json);
        }
        json.writeEndArray();
    }

    private static void write(TilesetTile tile, Tileset tileset, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeNumberField("id", tile.id());
        json.writeStringField("type", tile.kind().text());
        if (tile.weight() != TilesetTile.USUAL_WEIGHT) {
            json.writeNumberField("probability", (double) tile.weight() / TilesetTile.USUAL_WEIGHT);
        }
        TmjFormat.write(
                tile.part()
                        .map(DoorPart::text)
                        .map(part -> List.<Property>of(
                                new Property.Text("directions", TsxFile.directions(tile)),
                                new Property.Text("part", part)))
                        .orElse(List.of()),
                json);
        if (tile.kind().isSolid()) {
            writeCollision(tileset, json);
        }
        json.writeEndObject();
    }

    /** The whole tile as a shape with which things collide. */
    private static void writeCollision(Tileset tileset, JsonGenerator json) throws IOException {
        json.writeFieldName("objectgroup");
        TmjFormat.startLayer("objectgroup", 2, "", true, json);
        json.writeStringField("draworder", "index");
        json.writeArrayFieldStart("objects");
        TmjFormat.startObject(1, "", "", Point.ORIGIN, tileset.tileSize(), json);
        json.writeEndObject();
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void write(TerrainSet terrains, Tileset tileset, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", terrains.label());
        json.writeStringField("type", terrains.tiledType());
        json.writeNumberField("tile", -1);
        json.writeArrayFieldStart("colors");
        for (Tile kind : terrains.kinds()) {
            json.writeStartObject();
            json.writeStringField("name", kind.text());
            json.writeStringField("color", TerrainSet.colour(kind));
            json.writeNumberField("tile", -1);
            json.writeNumberField("probability", 1);
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("wangtiles");
        for (TilesetTile tile : tileset.tiles()) {
            int colour = 1 + terrains.kinds().indexOf(tile.kind());
            if (colour > 0 && tile.terrain().alike() != 0) {
                int[] places = TsxFile.wangId(tile.terrain(), colour).toArray();
                json.writeStartObject();
                json.writeNumberField("tileid", tile.id());
                json.writeFieldName("wangid");
                json.writeArray(places, 0, places.length);
                json.writeEndObject();
            }
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
