package undercroft.export.tilemap;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import undercroft.export.format.Companion;
import undercroft.export.tilemap.TiledMap.MapObject;
import undercroft.export.tilemap.TiledMap.ObjectLayer;
import undercroft.export.tilemap.TiledMap.TileLayer;
import undercroft.geometry.Point;
import undercroft.json.JsonFile;
import undercroft.tiles.Tile;
import undercroft.tiles.TileMap;

/** Maps of Tiled as JSON. */
public final class TmjFormat extends TileFormat {

    public TmjFormat() {
        super(".tmj");
    }

    @Override
    public List<Companion> companions() {
        return List.of(TiledMap.image());
    }

    @Override
    void write(TileMap map, OutputStream out) throws IOException {
        JsonFile.write(out, json -> write(TiledMap.of(map), json));
    }

    private static void write(TiledMap map, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("type", "map");
        json.writeStringField("version", TiledMap.VERSION);
        json.writeStringField("orientation", "orthogonal");
        json.writeStringField("renderorder", "right-down");
        json.writeBooleanField("infinite", false);
        json.writeNumberField("compressionlevel", -1);
        json.writeNumberField("width", map.width());
        json.writeNumberField("height", map.height());
        json.writeNumberField("tilewidth", Grid.TILE_SIZE);
        json.writeNumberField("tileheight", Grid.TILE_SIZE);
        json.writeNumberField("nextlayerid", map.nextLayerId());
        json.writeNumberField("nextobjectid", map.nextObjectId());
        write(map.properties(), json);
        writeTileset(json);
        json.writeArrayFieldStart("layers");
        for (TileLayer layer : map.tileLayers()) {
            write(layer, map, json);
        }
        for (ObjectLayer layer : map.objectLayers()) {
            write(layer, json);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void writeTileset(JsonGenerator json) throws IOException {
        int count = TiledMap.TILES.size();
        json.writeArrayFieldStart("tilesets");
        json.writeStartObject();
        json.writeNumberField("firstgid", 1);
        json.writeStringField("name", TiledMap.TILESET);
        json.writeNumberField("tilewidth", Grid.TILE_SIZE);
        json.writeNumberField("tileheight", Grid.TILE_SIZE);
        json.writeNumberField("tilecount", count);
        json.writeNumberField("columns", count);
        json.writeNumberField("margin", 0);
        json.writeNumberField("spacing", 0);
        json.writeStringField("image", TiledMap.IMAGE);
        json.writeNumberField("imagewidth", count * Grid.TILE_SIZE);
        json.writeNumberField("imageheight", Grid.TILE_SIZE);
        json.writeArrayFieldStart("tiles");
        for (Tile tile : TiledMap.TILES) {
            json.writeStartObject();
            json.writeNumberField("id", tile.number() - 1);
            json.writeStringField("type", tile.text());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
        json.writeEndArray();
    }

    private static void write(TileLayer layer, TiledMap map, JsonGenerator json) throws IOException {
        startLayer("tilelayer", layer.id(), layer.name(), json);
        json.writeNumberField("width", map.width());
        json.writeNumberField("height", map.height());
        int[] numbers = map.grid().cells(layer::number);
        json.writeFieldName("data");
        json.writeArray(numbers, 0, numbers.length);
        json.writeEndObject();
    }

    private static void write(ObjectLayer layer, JsonGenerator json) throws IOException {
        startLayer("objectgroup", layer.id(), layer.name(), json);
        json.writeStringField("draworder", "topdown");
        json.writeArrayFieldStart("objects");
        for (MapObject object : layer.objects()) {
            write(object, json);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void startLayer(String type, int id, String name, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("type", type);
        json.writeNumberField("id", id);
        json.writeStringField("name", name);
        json.writeBooleanField("visible", true);
        json.writeNumberField("opacity", 1);
        json.writeNumberField("x", 0);
        json.writeNumberField("y", 0);
    }

    private static void write(MapObject object, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeNumberField("id", object.id());
        json.writeStringField("name", object.name());
        json.writeStringField("type", object.type());
        json.writeNumberField("x", object.at().x());
        json.writeNumberField("y", object.at().y());
        json.writeNumberField("width", 0);
        json.writeNumberField("height", 0);
        json.writeNumberField("rotation", 0);
        json.writeBooleanField("visible", true);
        json.writeArrayFieldStart(object.isClosed() ? "polygon" : "polyline");
        for (Point point : object.points()) {
            json.writeStartObject();
            json.writeNumberField("x", point.x());
            json.writeNumberField("y", point.y());
            json.writeEndObject();
        }
        json.writeEndArray();
        write(object.properties(), json);
        json.writeEndObject();
    }

    private static void write(List<Property> properties, JsonGenerator json) throws IOException {
        if (properties.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart("properties");
        for (Property property : properties) {
            json.writeStartObject();
            json.writeStringField("name", property.name());
            json.writeStringField("type", property.tiledType());
            json.writeFieldName("value");
            property.writeTo(json);
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
