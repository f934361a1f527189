package undercroft.export.tilemap;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import undercroft.export.tilemap.LdtkDefinitions.Field;
import undercroft.export.tilemap.LdtkDefinitions.Kind;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.tiles.Opening;
import undercroft.tiles.Tile;
import undercroft.tiles.TileMap;

/** Writes the level of an LDtk project. */
final class LdtkLevel {

    private final TileMap map;
    private final Layout layout;
    private final LdtkRules rules;
    private final int tileSize;
    private final Grid grid;
    private final String background;
    private final JsonGenerator json;

    LdtkLevel(TileMap map, LdtkRules rules, String background, JsonGenerator json) {
        this.map = map;
        this.layout = map.layout();
        this.rules = rules;
        this.tileSize = rules.tileset().tileSize();
        this.grid = new Grid(map, tileSize);
        this.background = background;
        this.json = json;
    }

    /** A unique identifier for something in the project. The same layout always gets the same ones. */
    String iid(String kind, int index) {
        String name = String.format(Locale.ROOT, "%s %d %s %d", layout.level(), layout.seed(), kind, index);
        return NameBasedUuid.of(name);
    }

    void write() throws IOException {
        json.writeStartObject();
        json.writeStringField("identifier", identifier());
        json.writeStringField("iid", iid("level", 0));
        json.writeNumberField("uid", 0);
        json.writeNumberField("worldX", 0);
        json.writeNumberField("worldY", 0);
        json.writeNumberField("worldDepth", 0);
        json.writeNumberField("pxWid", map.width() * tileSize);
        json.writeNumberField("pxHei", map.height() * tileSize);
        json.writeStringField("__bgColor", background);
        json.writeStringField("__smartColor", background);
        json.writeNumberField("bgPivotX", 0);
        json.writeNumberField("bgPivotY", 0);
        json.writeBooleanField("useAutoIdentifier", false);
        writeFields(LdtkDefinitions.LEVEL_FIELDS, MapProperties.map(map));
        json.writeArrayFieldStart("layerInstances");
        writeEntities();
        writeTiles();
        json.writeEndArray();
        LdtkDefinitions.writeNothing("__neighbours", json);
        json.writeEndObject();
    }

    /** LDtk accepts letters, digits and underscores, but no digit at the beginning. */
    private String identifier() {
        String name = String.format(Locale.ROOT, "%s_%d", layout.level(), layout.seed())
                .replaceAll("[^A-Za-z0-9_]", "_");
        return Character.isDigit(name.charAt(0)) ? "_" + name : name;
    }

    private void writeTiles() throws IOException {
        startLayer(LdtkDefinitions.TILES_LAYER, "Tiles", "IntGrid");
        int[] cells = grid.cells(Tile::number);
        json.writeFieldName("intGridCsv");
        json.writeArray(cells, 0, cells.length);
        LdtkDefinitions.writeNothing("entityInstances", json);
        json.writeNumberField("__tilesetDefUid", LdtkRules.TILESET);
        json.writeStringField("__tilesetRelPath", rules.tileset().image().file());
        rules.writeTiles(map, grid, json);
        json.writeEndObject();
    }

    private void writeEntities() throws IOException {
        startLayer(LdtkDefinitions.ENTITIES_LAYER, "Entities", "Entities");
        LdtkDefinitions.writeNothing("intGridCsv", json);
        LdtkDefinitions.writeNothing("autoLayerTiles", json);
        json.writeArrayFieldStart("entityInstances");
        for (PlacedRoom room : layout.rooms()) {
            write(room);
        }
        for (Door door : layout.doors()) {
            startEntity(LdtkDefinitions.DOORS, door.index(), boxOf(door));
            writeFields(LdtkDefinitions.DOORS.fields(), MapProperties.door(door, map));
            json.writeEndObject();
        }
        for (int i = 0; i < map.walls().size(); i++) {
            startEntity(LdtkDefinitions.WALLS, i, boxOf(map.walls().get(i)));
            writeFields(List.of(), List.of());
            json.writeEndObject();
        }
        writeMarkers();
        json.writeEndArray();
        json.writeEndObject();
    }

    private void writeMarkers() throws IOException {
        int index = 0;
        for (PlacedRoom room : layout.rooms()) {
            for (PlacedMarker marker : room.markers()) {
                Point tile = map.tileOf(marker.cell());
                Box box = grid.pixelsOfTiles(new Box(tile.x(), tile.y(), 1, 1));
                startEntity(LdtkDefinitions.MARKERS, index++, box);
                writeFields(LdtkDefinitions.MARKERS.fields(), MapProperties.marker(marker, room));
                json.writeEndObject();
            }
        }
    }

    private void startLayer(int uid, String name, String type) throws IOException {
        json.writeStartObject();
        json.writeStringField("__identifier", name);
        json.writeStringField("__type", type);
        json.writeNumberField("__cWid", map.width());
        json.writeNumberField("__cHei", map.height());
        json.writeNumberField("__gridSize", tileSize);
        json.writeNumberField("__opacity", 1);
        json.writeNumberField("__pxTotalOffsetX", 0);
        json.writeNumberField("__pxTotalOffsetY", 0);
        json.writeStringField("iid", iid(name, 0));
        json.writeNumberField("levelId", 0);
        json.writeNumberField("layerDefUid", uid);
        json.writeNumberField("pxOffsetX", 0);
        json.writeNumberField("pxOffsetY", 0);
        json.writeBooleanField("visible", true);
        json.writeNumberField("seed", 0);
        for (String none : List.of("optionalRules", "gridTiles")) {
            LdtkDefinitions.writeNothing(none, json);
        }
    }

    private void write(PlacedRoom room) throws IOException {
        Kind kind = LdtkDefinitions.ROOMS;
        startEntity(kind, room.index(), grid.pixels(room.outline().bounds()));
        json.writeArrayFieldStart("fieldInstances");
        for (Property property : MapProperties.room(room)) {
            write(kind.field(property.name()), property);
        }
        writeData(room);
        json.writeEndArray();
        json.writeEndObject();
    }

    /**
     * Data can have any keys, but all entities of a kind have the same fields; so data become texts {@code key=value}.
     */
    private void writeData(PlacedRoom room) throws IOException {
        List<String> data = room.data().stream()
                .map(entry -> entry.key() + "=" + entry.value())
                .toList();
        startField(LdtkDefinitions.ROOMS.field("data"));
        json.writeArrayFieldStart("__value");
        for (String entry : data) {
            json.writeString(entry);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("realEditorValues");
        for (String entry : data) {
            writeEdited(new Property.Text("data", entry));
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void startEntity(Kind kind, int index, Box pixels) throws IOException {
        json.writeStartObject();
        json.writeStringField("__identifier", kind.name());
        writePair("__grid", pixels.x() / tileSize, pixels.y() / tileSize);
        writePair("__pivot", 0, 0);
        LdtkDefinitions.writeNothing("__tags", json);
        json.writeStringField("__smartColor", kind.colour());
        json.writeStringField("iid", iid(kind.name(), index));
        json.writeNumberField("width", pixels.width());
        json.writeNumberField("height", pixels.height());
        json.writeNumberField("defUid", kind.uid());
        writePair("px", pixels.x(), pixels.y());
    }

    /** The cells on both sides of a door or, if it opens no cells, those around it. */
    private Box boxOf(Door door) {
        List<Point> cells = map.openings().stream()
                .filter(opening -> opening.door() == door.index())
                .flatMap(Opening::tiles)
                .toList();
        if (cells.isEmpty()) {
            Box around = Box.around(List.of(door.at().from(), door.at().to()));
            return grid.pixels(new Box(around.x(), around.y(), around.width() + 1, around.height() + 1));
        }
        Box corners = Box.around(cells);
        return grid.pixelsOfTiles(new Box(corners.x(), corners.y(), corners.width() + 1, corners.height() + 1));
    }

    /** A wall, one pixel thick. */
    private Box boxOf(Segment wall) {
        Box line = grid.pixelsOfTiles(Box.around(List.of(wall.from(), wall.to())));
        return new Box(line.x(), line.y(), Math.max(1, line.width()), Math.max(1, line.height()));
    }

    private void writeFields(List<Field> fields, List<Property> properties) throws IOException {
        json.writeArrayFieldStart("fieldInstances");
        for (Property property : properties) {
            write(LdtkDefinitions.field(fields, property.name()), property);
        }
        json.writeEndArray();
    }

    private void write(Field field, Property property) throws IOException {
        startField(field);
        json.writeFieldName("__value");
        property.writeTo(json);
        json.writeArrayFieldStart("realEditorValues");
        writeEdited(property);
        json.writeEndArray();
        json.writeEndObject();
    }

    private void startField(Field field) throws IOException {
        json.writeStartObject();
        json.writeStringField("__identifier", field.name());
        json.writeStringField("__type", field.shownType());
        json.writeNumberField("defUid", field.uid());
    }

    /** The value as the editor stores it. */
    private void writeEdited(Property property) throws IOException {
        json.writeStartObject();
        json.writeStringField("id", "V_" + property.ldtkType());
        json.writeArrayFieldStart("params");
        property.writeTo(json);
        json.writeEndArray();
        json.writeEndObject();
    }

    private void writePair(String name, int x, int y) throws IOException {
        json.writeFieldName(name);
        json.writeArray(new int[] {x, y}, 0, 2);
    }
}
