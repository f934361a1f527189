package undercroft.export.tilemap;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import undercroft.export.tilemap.LdtkFields.Field;
import undercroft.export.tilemap.LdtkFields.Kind;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.DoorSlot;
import undercroft.layout.Layout;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.layout.Survey;
import undercroft.tiles.Opening;
import undercroft.tiles.Tile;
import undercroft.tiles.TileMap;

/** Writes a level of an LDtk project: a layout as tiles and entities. */
final class LdtkLevel {

    private static final String ENTITIES = "Entities";

    private final TileMap map;
    private final Layout layout;
    private final LdtkRules rules;
    private final LdtkTypes types;
    private final int tileSize;
    private final Grid grid;
    private final String background;
    private final String world;
    private final JsonGenerator json;
    private int uid;
    private int worldX;

    /**
     * A level.
     *
     * @param world the identifier of the world
     */
    LdtkLevel(TileMap map, LdtkRules rules, LdtkTypes types, String background, String world, JsonGenerator json) {
        this.map = map;
        this.layout = map.layout();
        this.rules = rules;
        this.types = types;
        this.tileSize = rules.tileset().tileSize();
        this.grid = new Grid(map, tileSize);
        this.background = background;
        this.world = world;
        this.json = json;
    }

    /** A unique identifier for something in the level. The same layout always gets the same ones. */
    private String iid(String kind, int index) {
        String name = String.format(Locale.ROOT, "%s %d %s %d", layout.level(), layout.seed(), kind, index);
        return NameBasedUuid.of(name);
    }

    /**
     * Writes the level.
     *
     * @param number of the level in the project
     * @param left the place of the level in the world, in pixels
     */
    void write(int number, int left) throws IOException {
        uid = number;
        worldX = left;
        json.writeStartObject();
        String name = String.format(Locale.ROOT, "%s_%d", layout.level(), layout.seed());
        json.writeStringField("identifier", LdtkFormat.identifier(name));
        json.writeStringField("iid", iid("level", 0));
        json.writeNumberField("uid", uid);
        json.writeNumberField("worldX", worldX);
        json.writeNumberField("worldY", 0);
        json.writeNumberField("worldDepth", 0);
        json.writeNumberField("pxWid", map.width() * tileSize);
        json.writeNumberField("pxHei", map.height() * tileSize);
        json.writeStringField("__bgColor", background);
        json.writeStringField("__smartColor", background);
        LdtkDefinitions.writeNulls(List.of("bgColor", "bgRelPath", "bgPos", "__bgPos", "externalRelPath"), json);
        json.writeNumberField("bgPivotX", 0);
        json.writeNumberField("bgPivotY", 0);
        json.writeBooleanField("useAutoIdentifier", false);
        Map<String, List<LdtkValue>> values = plain(MapProperties.map(map));
        values.put(
                "palette",
                layout.palette().stream()
                        .map(entry -> (LdtkValue) LdtkValue.Plain.text(entry.name() + "=" + entry.hex()))
                        .toList());
        writeFields(LdtkFields.OF_LEVELS, values);
        json.writeArrayFieldStart("layerInstances");
        writeEntities();
        writeTiles();
        json.writeEndArray();
        LdtkDefinitions.writeNothing("__neighbours", json);
        json.writeEndObject();
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
        startLayer(LdtkDefinitions.ENTITIES_LAYER, ENTITIES, ENTITIES);
        LdtkDefinitions.writeNothing("intGridCsv", json);
        LdtkDefinitions.writeNothing("autoLayerTiles", json);
        LdtkDefinitions.writeNulls(List.of("__tilesetDefUid", "__tilesetRelPath"), json);
        json.writeArrayFieldStart("entityInstances");
        for (PlacedRoom room : layout.rooms()) {
            write(LdtkFields.ROOMS, room.index(), grid.pixels(room.outline().bounds()), values(room));
        }
        for (Door door : layout.doors()) {
            Map<String, List<LdtkValue>> values = plain(MapProperties.door(door, map));
            values.put("rooms", references(LdtkFields.ROOMS, List.of(door.roomA(), door.roomB())));
            write(LdtkFields.DOORS, door.index(), boxOf(door), values);
        }
        for (int i = 0; i < map.walls().size(); i++) {
            write(LdtkFields.WALLS, i, boxOf(map.walls().get(i), 1), Map.of());
        }
        writeMarkers();
        List<DoorSlot> slots = layout.survey().map(Survey::doorSlots).orElse(List.of());
        for (int i = 0; i < slots.size(); i++) {
            Map<String, List<LdtkValue>> values = plain(MapProperties.slot(slots.get(i)));
            values.put(
                    "rooms", references(LdtkFields.ROOMS, List.of(slots.get(i).room())));
            write(LdtkFields.SLOTS, i, boxOf(slots.get(i).at(), map.scale()), values);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void writeMarkers() throws IOException {
        int index = 0;
        for (PlacedRoom room : layout.rooms()) {
            for (PlacedMarker marker : room.markers()) {
                Point tile = map.tileOf(marker.cell());
                Box box = grid.pixelsOfTiles(new Box(tile.x(), tile.y(), 1, 1));
                Map<String, List<LdtkValue>> values = plain(MapProperties.marker(marker, room));
                values.put("rooms", references(LdtkFields.ROOMS, List.of(room.index())));
                write(LdtkFields.MARKERS, index++, box, values);
            }
        }
    }

    private void startLayer(int definition, String name, String type) throws IOException {
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
        json.writeNumberField("levelId", uid);
        json.writeNumberField("layerDefUid", definition);
        json.writeNumberField("pxOffsetX", 0);
        json.writeNumberField("pxOffsetY", 0);
        json.writeBooleanField("visible", true);
        json.writeNumberField("seed", 0);
        json.writeNullField("overrideTilesetUid");
        for (String none : List.of("optionalRules", "gridTiles")) {
            LdtkDefinitions.writeNothing(none, json);
        }
    }

    /** The values of a room. Data can have any keys, but all rooms have the same fields; so data become texts {@code key=value}. */
    private Map<String, List<LdtkValue>> values(PlacedRoom room) {
        Map<String, List<LdtkValue>> values = plain(MapProperties.room(room, layout));
        types.valueOf(room.type()).ifPresent(type -> values.put("roomType", List.of(type)));
        values.put(
                "data",
                texts(room.data().stream()
                        .map(entry -> entry.key() + "=" + entry.value())
                        .toList()));
        values.put("outline", spots(room.outline().vertices()));
        values.put("doors", references(LdtkFields.DOORS, room.doors()));
        values.put("doorPaths", texts(MapProperties.doorPaths(room, layout)));
        layout.survey()
                .filter(survey -> room.index() < survey.minimap().size())
                .ifPresent(survey -> values.put(
                        "minimap", spots(survey.minimap().get(room.index()).outline())));
        values.computeIfPresent(MapProperties.ITEMS, (name, joined) -> items(joined));
        return values;
    }

    /** Items as a list, one for each line of a text. */
    private static List<LdtkValue> items(List<LdtkValue> joined) {
        String text = joined.get(0) instanceof LdtkValue.Plain plain
                ? plain.property().text()
                : "";
        return texts(text.isEmpty() ? List.of() : Arrays.asList(text.split("\n", -1)));
    }

    private static Map<String, List<LdtkValue>> plain(List<Property> properties) {
        Map<String, List<LdtkValue>> values = new LinkedHashMap<>();
        properties.forEach(property -> values.put(property.name(), List.of(new LdtkValue.Plain(property))));
        return values;
    }

    private static List<LdtkValue> texts(List<String> texts) {
        return texts.stream()
                .map(text -> (LdtkValue) LdtkValue.Plain.text(text))
                .toList();
    }

    /** Corners of an outline as points of the grid: each names the tile to the right of it and below. */
    private List<LdtkValue> spots(List<Point> corners) {
        return corners.stream()
                .map(grid::pixels)
                .map(pixel -> (LdtkValue) new LdtkValue.Spot(new Point(pixel.x() / tileSize, pixel.y() / tileSize)))
                .toList();
    }

    private List<LdtkValue> references(Kind kind, List<Integer> indexes) {
        List<LdtkValue> references = new ArrayList<>();
        for (int index : indexes) {
            references.add(new LdtkValue.Reference(iid(kind.name(), index), iid(ENTITIES, 0), iid("level", 0), world));
        }
        return references;
    }

    private void write(Kind kind, int index, Box box, Map<String, List<LdtkValue>> values) throws IOException {
        Box pixels = withinLevel(box);
        json.writeStartObject();
        json.writeStringField("__identifier", kind.name());
        writePair("__grid", pixels.x() / tileSize, pixels.y() / tileSize);
        writePair("__pivot", 0, 0);
        LdtkDefinitions.writeNothing("__tags", json);
        json.writeNullField("__tile");
        json.writeStringField("__smartColor", kind.colour());
        json.writeNumberField("__worldX", worldX + pixels.x());
        json.writeNumberField("__worldY", pixels.y());
        json.writeStringField("iid", iid(kind.name(), index));
        json.writeNumberField("width", pixels.width());
        json.writeNumberField("height", pixels.height());
        json.writeNumberField("defUid", kind.uid());
        writePair("px", pixels.x(), pixels.y());
        writeFields(kind.fields(), values);
        json.writeEndObject();
    }

    /** LDtk removes entities that are not wholly within their level. */
    private Box withinLevel(Box box) {
        int width = Math.min(box.width(), map.width() * tileSize);
        int height = Math.min(box.height(), map.height() * tileSize);
        int x = Math.max(0, Math.min(box.x(), map.width() * tileSize - width));
        int y = Math.max(0, Math.min(box.y(), map.height() * tileSize - height));
        return new Box(x, y, width, height);
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

    /** The box around a line, at least one pixel thick. */
    private Box boxOf(Segment wall, int tilesPerStep) {
        Box box = Box.around(List.of(wall.from().times(tilesPerStep), wall.to().times(tilesPerStep)));
        Box line = grid.pixelsOfTiles(box);
        return new Box(line.x(), line.y(), Math.max(1, line.width()), Math.max(1, line.height()));
    }

    private void writeFields(List<Field> fields, Map<String, List<LdtkValue>> values) throws IOException {
        json.writeArrayFieldStart("fieldInstances");
        for (Field field : fields) {
            write(field, values.getOrDefault(field.name(), List.of()));
        }
        json.writeEndArray();
    }

    private void write(Field field, List<LdtkValue> values) throws IOException {
        json.writeStartObject();
        json.writeStringField("__identifier", field.name());
        json.writeStringField("__type", field.shownType());
        json.writeNullField("__tile");
        json.writeNumberField("defUid", field.uid());
        json.writeFieldName("__value");
        if (field.isList()) {
            json.writeStartArray();
        } else if (values.isEmpty()) {
            json.writeNull();
        }
        for (LdtkValue value : values) {
            value.writeTo(json);
        }
        if (field.isList()) {
            json.writeEndArray();
        }
        json.writeArrayFieldStart("realEditorValues");
        for (LdtkValue value : values) {
            json.writeStartObject();
            json.writeStringField("id", value.editedType());
            json.writeArrayFieldStart("params");
            value.writeEdited(json);
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void writePair(String name, int x, int y) throws IOException {
        json.writeFieldName(name);
        json.writeArray(new int[] {x, y}, 0, 2);
    }
}
