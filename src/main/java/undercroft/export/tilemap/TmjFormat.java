package undercroft.export.tilemap;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import undercroft.export.format.Appearance;
import undercroft.export.format.Companion;
import undercroft.export.tilemap.TiledMap.MapObject;
import undercroft.export.tilemap.TiledMap.ObjectLayer;
import undercroft.export.tilemap.TiledMap.TileLayer;
import undercroft.export.tileset.Tileset;
import undercroft.geometry.Point;
import undercroft.json.JsonFile;
import undercroft.tiles.TileMap;

/** Maps of Tiled as JSON. */
public final class TmjFormat extends TileFormat {

    public TmjFormat() {
        super(".tmj");
    }

    @Override
    public List<Companion> companions(Appearance appearance) {
        Tileset tileset = appearance.tiles().tileset();
        return tileset.isBuiltIn() ? List.of(TilesetFiles.image(tileset)) : List.of();
    }

    @Override
    void write(TileMap map, Tileset tileset, OutputStream out) throws IOException {
        JsonFile.write(out, json -> write(TiledMap.of(map, tileset), json));
    }

    private static void write(TiledMap map, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("type", "map");
        json.writeStringField("version", TiledMap.VERSION);
        json.writeStringField("tiledversion", TiledMap.TILED_VERSION);
        json.writeStringField("orientation", "orthogonal");
        json.writeStringField("renderorder", "right-down");
        json.writeBooleanField("infinite", false);
        json.writeNumberField("compressionlevel", -1);
        json.writeNumberField("width", map.width());
        json.writeNumberField("height", map.height());
        json.writeNumberField("tilewidth", map.tileset().tileSize());
        json.writeNumberField("tileheight", map.tileset().tileSize());
        json.writeNumberField("nextlayerid", map.nextLayerId());
        json.writeNumberField("nextobjectid", map.nextObjectId());
        if (map.tileset().background().isPresent()) {
            json.writeStringField("backgroundcolor", map.tileset().background().get());
        }
        write(map.properties(), json);
        json.writeArrayFieldStart("tilesets");
        TmjTileset.write(map.tileset(), json);
        json.writeEndArray();
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

    private static void write(TileLayer layer, TiledMap map, JsonGenerator json) throws IOException {
        startLayer("tilelayer", layer.id(), layer.name(), true, json);
        json.writeNumberField("width", map.width());
        json.writeNumberField("height", map.height());
        json.writeFieldName("data");
        json.writeArray(layer.numbers(), 0, layer.numbers().length);
        json.writeEndObject();
    }

    private static void write(ObjectLayer layer, JsonGenerator json) throws IOException {
        startLayer("objectgroup", layer.id(), layer.name(), layer.isVisible(), json);
        write(layer.properties(), json);
        json.writeStringField("draworder", "topdown");
        json.writeArrayFieldStart("objects");
        for (MapObject object : layer.objects()) {
            write(object, json);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    /** Begins a layer, in a map or of the shapes of a tile. */
    static void startLayer(String type, int id, String name, boolean isVisible, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("type", type);
        json.writeNumberField("id", id);
        json.writeStringField("name", name);
        json.writeBooleanField("visible", isVisible);
        json.writeNumberField("opacity", 1);
        json.writeNumberField("x", 0);
        json.writeNumberField("y", 0);
    }

    private static void write(MapObject object, JsonGenerator json) throws IOException {
        startObject(object.id(), object.name(), object.type(), object.at(), 0, json);
        writeShape(object, json);
        write(object.properties(), json);
        json.writeEndObject();
    }

    /** Begins an object as high as it is wide. */
    static void startObject(int id, String name, String type, Point at, int side, JsonGenerator json)
            throws IOException {
        json.writeStartObject();
        json.writeNumberField("id", id);
        json.writeStringField("name", name);
        json.writeStringField("type", type);
        json.writeNumberField("x", at.x());
        json.writeNumberField("y", at.y());
        json.writeNumberField("width", side);
        json.writeNumberField("height", side);
        json.writeNumberField("rotation", 0);
        json.writeBooleanField("visible", true);
    }

    private static void writeShape(MapObject object, JsonGenerator json) throws IOException {
        if (object.isPoint()) {
            json.writeBooleanField(object.shape(), true);
            return;
        }
        json.writeArrayFieldStart(object.shape());
        for (Point point : object.points()) {
            json.writeStartObject();
            json.writeNumberField("x", point.x());
            json.writeNumberField("y", point.y());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** Writes properties, unless there are none. */
    static void write(List<Property> properties, JsonGenerator json) throws IOException {
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
