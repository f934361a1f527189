package undercroft.export.tilemap;

import static java.util.stream.Collectors.joining;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Function;
import undercroft.export.format.Appearance;
import undercroft.export.format.Companion;
import undercroft.export.format.SharedFileFormat;
import undercroft.export.tileset.Tileset;
import undercroft.json.JsonFile;
import undercroft.layout.Layout;
import undercroft.tiles.TileMap;

/** Projects of LDtk with a level for each layout: the tiles as an IntGrid with auto-layer rules, the rest as entities. */
public final class LdtkFormat extends TileFormat implements SharedFileFormat {

    /** The version of LDtk that defines this format. */
    private static final String VERSION = "1.5.3";

    /** Between levels, which stand in a row. */
    private static final int TILES_BETWEEN_LEVELS = 4;

    /** Behind tilesets that have no background of their own. */
    private static final String BACKGROUND = "#23232B";

    public LdtkFormat() {
        super(".ldtk");
    }

    @Override
    public List<Companion> companions(Appearance appearance) {
        Tileset tileset = appearance.tiles().tileset();
        return tileset.isBuiltIn() ? List.of(TilesetFiles.image(tileset)) : List.of();
    }

    @Override
    void write(TileMap map, Tileset tileset, OutputStream out) throws IOException {
        JsonFile.write(out, json -> writeProject(List.of(map.layout()), layout -> map, tileset, json));
    }

    @Override
    public void writeAll(List<Layout> layouts, Appearance appearance, OutputStream out) throws IOException {
        for (Layout layout : layouts) {
            checkSize(layout, appearance);
        }
        Tileset tileset = appearance.tiles().tileset();
        JsonFile.write(out, json -> writeProject(layouts, layout -> tiles(layout, appearance), tileset, json));
    }

    /** A name as LDtk accepts it: letters, digits and underscores, but no digit at the beginning. */
    static String identifier(String name) {
        String identifier = name.replaceAll("[^A-Za-z0-9_]", "_");
        return identifier.isEmpty() || Character.isDigit(identifier.charAt(0)) ? "_" + identifier : identifier;
    }

    private static void writeProject(
            List<Layout> layouts, Function<Layout, TileMap> tiles, Tileset tileset, JsonGenerator json)
            throws IOException {
        String background = tileset.background().orElse(BACKGROUND);
        LdtkRules rules = new LdtkRules(tileset);
        LdtkTypes types = new LdtkTypes(layouts);
        String world = iid(layouts, "world");
        int tileSize = tileset.tileSize();
        json.writeStartObject();
        writeHeader(json);
        json.writeStringField("iid", iid(layouts, "project"));
        json.writeStringField("jsonVersion", VERSION);
        json.writeNumberField("appBuildId", 0);
        json.writeNumberField("nextUid", rules.nextUid() + layouts.size());
        json.writeStringField("identifierStyle", "Free");
        LdtkDefinitions.writeNothing("toc", json);
        json.writeStringField("worldLayout", "Free");
        for (String size : List.of(
                "worldGridWidth",
                "worldGridHeight",
                "defaultLevelWidth",
                "defaultLevelHeight",
                "defaultGridSize",
                "defaultEntityWidth",
                "defaultEntityHeight")) {
            json.writeNumberField(size, tileSize);
        }
        json.writeNumberField("defaultPivotX", 0);
        json.writeNumberField("defaultPivotY", 0);
        json.writeStringField("bgColor", background);
        json.writeStringField("defaultLevelBgColor", background);
        writeSettings(json);
        json.writeFieldName("defs");
        LdtkDefinitions.write(rules, types, json);
        json.writeArrayFieldStart("levels");
        int left = 0;
        for (int i = 0; i < layouts.size(); i++) {
            // One after the other: the tiles of all of them may be too many.
            TileMap map = tiles.apply(layouts.get(i));
            new LdtkLevel(map, rules, types, background, world, json).write(rules.nextUid() + i, left);
            left += (map.width() + TILES_BETWEEN_LEVELS) * tileSize;
        }
        json.writeEndArray();
        LdtkDefinitions.writeNothing("worlds", json);
        json.writeStringField("dummyWorldIid", world);
        json.writeEndObject();
    }

    /** A unique identifier of a part of the project. The same layouts always get the same ones. */
    private static String iid(List<Layout> layouts, String part) {
        return NameBasedUuid.of(layouts.stream()
                .map(layout -> layout.level() + " " + layout.seed())
                .collect(joining(", ", "", " " + part)));
    }

    /** How the editor saves the project. */
    private static void writeSettings(JsonGenerator json) throws IOException {
        for (String untruth :
                List.of("minifyJson", "externalLevels", "exportTiled", "simplifiedExport", "backupOnSave")) {
            json.writeBooleanField(untruth, false);
        }
        json.writeStringField("imageExportMode", "None");
        json.writeBooleanField("exportLevelBg", true);
        json.writeNumberField("backupLimit", 0);
        json.writeStringField("levelNamePattern", "Level_%idx");
        LdtkDefinitions.writeNothing("customCommands", json);
        LdtkDefinitions.writeNothing("flags", json);
        LdtkDefinitions.writeNulls(List.of("backupRelPath", "pngFilePattern", "tutorialDesc"), json);
    }

    /** Says what the file is, to anyone who opens it. */
    private static void writeHeader(JsonGenerator json) throws IOException {
        json.writeObjectFieldStart("__header__");
        json.writeStringField("fileType", "LDtk Project JSON");
        json.writeStringField("app", "Undercroft");
        json.writeStringField("appAuthor", "Undercroft");
        json.writeStringField("appVersion", VERSION);
        json.writeStringField("url", "https://ldtk.io");
        json.writeStringField("doc", "https://ldtk.io/json");
        json.writeStringField("schema", "https://ldtk.io/files/JSON_SCHEMA.json");
        json.writeEndObject();
    }
}
