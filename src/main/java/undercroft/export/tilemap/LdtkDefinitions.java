package undercroft.export.tilemap;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import undercroft.tiles.Tile;

/**
 * The definitions of an LDtk project: its two layers, its kinds of entities, and the fields of entities and of the
 * level.
 */
final class LdtkDefinitions {

    static final int TILES_LAYER = 1;
    static final int ENTITIES_LAYER = 2;

    private static final int ROOM = 10;
    private static final int DOOR = 30;
    private static final int WALL = 50;
    private static final int LEVEL = 60;
    private static final int MARKER = 70;

    /** The first number that is free for others. */
    static final int NEXT = 100;

    /** The group of all tiles but walls, for rules. */
    static final int OPEN = 3;

    private static final int NO_GROUP = 0;

    private static final List<Tile> TILES = List.of(
            Tile.FLOOR,
            Tile.WALL,
            Tile.DOOR,
            Tile.CORRIDOR,
            Tile.LOCKED,
            Tile.SECRET,
            Tile.ONE_WAY,
            Tile.BARRED,
            Tile.PILLAR);

    /** The colours of {@link #TILES}, in the same order: those of the image for Tiled. */
    private static final List<String> COLOURS =
            List.of("#D9C9A3", "#4A4453", "#A8642A", "#B5B2A5", "#C99A2E", "#6B6478", "#4F8A5B", "#7A3B3B", "#8E8798");

    /** A field of an entity or of the level, with the number of its definition. */
    record Field(int uid, String name, Type type, boolean isList) {

        /** The type as it is written with values. */
        String shownType() {
            return isList ? "Array<%s>".formatted(type.text) : type.text;
        }
    }

    /** The type of a field, or of the entries of a list. */
    enum Type {
        NUMBER("Int"),
        TRUTH("Bool"),
        TEXT("String");

        private final String text;

        Type(String text) {
            this.text = text;
        }

        String text() {
            return text;
        }
    }

    /** A kind of entities. */
    record Kind(int uid, String name, String colour, List<Field> fields) {

        /** A field that is known to exist. */
        Field field(String name) {
            return LdtkDefinitions.field(fields, name);
        }
    }

    static final Kind ROOMS = new Kind(ROOM, "Room", "#2F6DB5", fieldsOfRooms());
    static final Kind DOORS = new Kind(DOOR, "Door", "#A8642A", fieldsOfDoors());
    static final Kind WALLS = new Kind(WALL, "Wall", "#4A4453", List.of());

    static final Kind MARKERS = new Kind(MARKER, "Marker", "#C94F4F", fieldsOfMarkers());

    private static final List<Kind> KINDS = List.of(ROOMS, DOORS, WALLS, MARKERS);

    static final List<Field> LEVEL_FIELDS = List.of(
            new Field(LEVEL, "level", Type.TEXT, false),
            new Field(LEVEL + 1, "seed", Type.TEXT, false),
            new Field(LEVEL + 2, "walls", Type.TEXT, false),
            new Field(LEVEL + 3, "left", Type.NUMBER, false),
            new Field(LEVEL + 4, "top", Type.NUMBER, false),
            new Field(LEVEL + 5, "tileScale", Type.NUMBER, false));

    private LdtkDefinitions() {}

    private static List<Field> fieldsOfRooms() {
        return List.of(
                new Field(ROOM + 1, "index", Type.NUMBER, false),
                new Field(ROOM + 2, "id", Type.TEXT, false),
                new Field(ROOM + 3, "type", Type.TEXT, false),
                new Field(ROOM + 4, "template", Type.TEXT, false),
                new Field(ROOM + 5, "isCorridor", Type.TRUTH, false),
                new Field(ROOM + 6, "rotation", Type.NUMBER, false),
                new Field(ROOM + 7, "mirrored", Type.TRUTH, false),
                new Field(ROOM + 8, "data", Type.TEXT, true));
    }

    private static List<Field> fieldsOfDoors() {
        return List.of(
                new Field(DOOR + 1, "index", Type.NUMBER, false),
                new Field(DOOR + 2, "roomA", Type.NUMBER, false),
                new Field(DOOR + 3, "roomB", Type.NUMBER, false),
                new Field(DOOR + 4, "facing", Type.TEXT, false),
                new Field(DOOR + 5, "length", Type.NUMBER, false),
                new Field(DOOR + 6, "socket", Type.TEXT, false),
                new Field(DOOR + 7, "oneWay", Type.TRUTH, false),
                new Field(DOOR + 8, "lock", Type.TEXT, false),
                new Field(DOOR + 9, "openings", Type.NUMBER, false),
                new Field(DOOR + 10, "secret", Type.TRUTH, false));
    }

    private static List<Field> fieldsOfMarkers() {
        return List.of(
                new Field(MARKER + 1, "name", Type.TEXT, false),
                new Field(MARKER + 2, "group", Type.TEXT, false),
                new Field(MARKER + 3, "facing", Type.TEXT, false),
                new Field(MARKER + 4, "holds", Type.TEXT, false),
                new Field(MARKER + 5, "room", Type.NUMBER, false));
    }

    static Field field(List<Field> fields, String name) {
        return fields.stream()
                .filter(field -> field.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no field %s.".formatted(name)));
    }

    static void write(LdtkRules rules, JsonGenerator json) throws IOException {
        int tileSize = rules.tileset().tileSize();
        json.writeStartObject();
        json.writeArrayFieldStart("layers");
        writeLayer(ENTITIES_LAYER, "Entities", "Entities", tileSize, json);
        writeNothing("intGridValues", json);
        writeNothing("intGridValuesGroups", json);
        writeNothing("autoRuleGroups", json);
        json.writeEndObject();
        writeLayer(TILES_LAYER, "Tiles", "IntGrid", tileSize, json);
        writeTiles(json);
        json.writeNumberField("tilesetDefUid", LdtkRules.TILESET);
        rules.writeRules(json);
        json.writeEndObject();
        json.writeEndArray();
        json.writeArrayFieldStart("entities");
        for (Kind kind : KINDS) {
            write(kind, tileSize, json);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("tilesets");
        rules.writeTileset(json);
        json.writeEndArray();
        for (String none : List.of("enums", "externalEnums")) {
            writeNothing(none, json);
        }
        json.writeArrayFieldStart("levelFields");
        for (Field field : LEVEL_FIELDS) {
            write(field, json);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void writeLayer(int uid, String name, String type, int tileSize, JsonGenerator json)
            throws IOException {
        json.writeStartObject();
        json.writeStringField("__type", type);
        json.writeStringField("identifier", name);
        json.writeStringField("type", type);
        json.writeNumberField("uid", uid);
        json.writeNumberField("gridSize", tileSize);
        for (String size : List.of("guideGridWid", "guideGridHei", "pxOffsetX", "pxOffsetY")) {
            json.writeNumberField(size, 0);
        }
        json.writeNumberField("displayOpacity", 1);
        json.writeNumberField("inactiveOpacity", 1);
        for (String factor : List.of("parallaxFactorX", "parallaxFactorY", "tilePivotX", "tilePivotY")) {
            json.writeNumberField(factor, 0);
        }
        for (String truth : List.of("parallaxScaling", "canSelectWhenInactive", "renderInWorldView")) {
            json.writeBooleanField(truth, true);
        }
        for (String untruth : List.of("hideInList", "hideFieldsWhenInactive", "useAsyncRender")) {
            json.writeBooleanField(untruth, false);
        }
        for (String none : List.of("requiredTags", "excludedTags", "uiFilterTags")) {
            writeNothing(none, json);
        }
    }

    private static void writeTiles(JsonGenerator json) throws IOException {
        json.writeArrayFieldStart("intGridValues");
        for (int i = 0; i < TILES.size(); i++) {
            json.writeStartObject();
            json.writeNumberField("value", TILES.get(i).number());
            json.writeStringField("identifier", TILES.get(i).text().replace('-', '_'));
            json.writeStringField("color", COLOURS.get(i));
            json.writeNullField("tile");
            json.writeNumberField("groupUid", TILES.get(i) == Tile.WALL ? NO_GROUP : OPEN);
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("intGridValuesGroups");
        json.writeStartObject();
        json.writeNumberField("uid", OPEN);
        json.writeStringField("identifier", "open");
        json.writeNullField("color");
        json.writeEndObject();
        json.writeEndArray();
    }

    private static void write(Kind kind, int tileSize, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("identifier", kind.name());
        json.writeNumberField("uid", kind.uid());
        writeNothing("tags", json);
        json.writeBooleanField("exportToToc", false);
        json.writeBooleanField("allowOutOfBounds", false);
        json.writeNumberField("width", tileSize);
        json.writeNumberField("height", tileSize);
        json.writeBooleanField("resizableX", true);
        json.writeBooleanField("resizableY", true);
        json.writeBooleanField("keepAspectRatio", false);
        json.writeNumberField("tileOpacity", 1);
        json.writeNumberField("fillOpacity", 0);
        json.writeNumberField("lineOpacity", 1);
        json.writeBooleanField("hollow", true);
        json.writeStringField("color", kind.colour());
        json.writeStringField("renderMode", "Rectangle");
        json.writeBooleanField("showName", true);
        json.writeStringField("tileRenderMode", "FitInside");
        writeNothing("nineSliceBorders", json);
        json.writeNumberField("maxCount", 0);
        json.writeStringField("limitScope", "PerLevel");
        json.writeStringField("limitBehavior", "MoveLastOne");
        json.writeNumberField("pivotX", 0);
        json.writeNumberField("pivotY", 0);
        json.writeArrayFieldStart("fieldDefs");
        for (Field field : kind.fields()) {
            write(field, json);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void write(Field field, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("identifier", field.name());
        json.writeStringField("__type", field.shownType());
        json.writeNumberField("uid", field.uid());
        json.writeStringField("type", "F_" + field.type().text());
        json.writeBooleanField("isArray", field.isList());
        json.writeBooleanField("canBeNull", false);
        json.writeStringField("editorDisplayMode", "Hidden");
        json.writeNumberField("editorDisplayScale", 1);
        json.writeStringField("editorDisplayPos", "Above");
        json.writeStringField("editorLinkStyle", "StraightArrow");
        json.writeStringField("allowedRefs", "Any");
        writeNothing("allowedRefTags", json);
        for (String untruth : List.of(
                "editorAlwaysShow",
                "editorShowInWorld",
                "useForSmartColor",
                "exportToToc",
                "searchable",
                "symmetricalRef",
                "autoChainRef",
                "allowOutOfLevelRef")) {
            json.writeBooleanField(untruth, false);
        }
        json.writeBooleanField("editorCutLongValues", true);
        json.writeEndObject();
    }

    static void writeNothing(String name, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart(name);
        json.writeEndArray();
    }
}
