package undercroft.export.tilemap;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import undercroft.export.tilemap.LdtkFields.Field;
import undercroft.export.tilemap.LdtkFields.Kind;
import undercroft.tiles.Tile;

/** The definitions of an LDtk project: its two layers, its kinds of entities with their fields, its tileset and its enum. */
final class LdtkDefinitions {

    static final int TILES_LAYER = 1;
    static final int ENTITIES_LAYER = 2;

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

    private LdtkDefinitions() {}

    static void write(LdtkRules rules, LdtkTypes types, JsonGenerator json) throws IOException {
        int tileSize = rules.tileset().tileSize();
        json.writeStartObject();
        json.writeArrayFieldStart("layers");
        writeLayer(ENTITIES_LAYER, "Entities", "Entities", tileSize, json);
        writeNothing("intGridValues", json);
        writeNothing("intGridValuesGroups", json);
        json.writeNullField("tilesetDefUid");
        writeNothing("autoRuleGroups", json);
        json.writeEndObject();
        writeLayer(TILES_LAYER, "Tiles", "IntGrid", tileSize, json);
        writeTiles(json);
        json.writeNumberField("tilesetDefUid", LdtkRules.TILESET);
        rules.writeRules(json);
        json.writeEndObject();
        json.writeEndArray();
        json.writeArrayFieldStart("entities");
        for (Kind kind : LdtkFields.KINDS) {
            write(kind, tileSize, json);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("tilesets");
        rules.writeTileset(json);
        json.writeEndArray();
        json.writeArrayFieldStart("enums");
        types.write(json);
        json.writeEndArray();
        writeNothing("externalEnums", json);
        json.writeArrayFieldStart("levelFields");
        for (Field field : LdtkFields.OF_LEVELS) {
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
        writeNulls(
                List.of("doc", "uiColor", "autoSourceLayerDefUid", "autoTilesKilledByOtherLayerUid", "biomeFieldUid"),
                json);
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
        writeNulls(
                List.of("doc", "tilesetId", "tileRect", "uiTileRect", "minWidth", "maxWidth", "minHeight", "maxHeight"),
                json);
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
        json.writeStringField("type", field.type().internal());
        json.writeBooleanField("isArray", field.isList());
        json.writeBooleanField("canBeNull", !field.isList());
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
        writeNulls(
                List.of(
                        "doc",
                        "arrayMinLength",
                        "arrayMaxLength",
                        "editorDisplayColor",
                        "editorTextPrefix",
                        "editorTextSuffix",
                        "min",
                        "max",
                        "regex",
                        "acceptFileTypes",
                        "defaultOverride",
                        "textLanguageMode",
                        "allowedRefsEntityUid",
                        "tilesetUid"),
                json);
        json.writeEndObject();
    }

    static void writeNulls(List<String> names, JsonGenerator json) throws IOException {
        for (String name : names) {
            json.writeNullField(name);
        }
    }

    static void writeNothing(String name, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart(name);
        json.writeEndArray();
    }
}
