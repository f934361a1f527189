package undercroft.export.tilemap;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import undercroft.export.format.Appearance;
import undercroft.export.format.Companion;
import undercroft.export.tileset.Tileset;
import undercroft.json.JsonFile;
import undercroft.tiles.TileMap;

/** Projects of LDtk with one level: the tiles as an IntGrid with auto-layer rules, the rest as entities. */
public final class LdtkFormat extends TileFormat {

    /** The version of LDtk that defines this format. */
    private static final String VERSION = "1.5.3";

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
        JsonFile.write(out, json -> writeProject(map, tileset, json));
    }

    private static void writeProject(TileMap map, Tileset tileset, JsonGenerator json) throws IOException {
        String background = tileset.background().orElse(BACKGROUND);
        LdtkRules rules = new LdtkRules(tileset);
        LdtkLevel level = new LdtkLevel(map, rules, background, json);
        int tileSize = tileset.tileSize();
        json.writeStartObject();
        writeHeader(json);
        json.writeStringField("iid", level.iid("project", 0));
        json.writeStringField("jsonVersion", VERSION);
        json.writeNumberField("appBuildId", 0);
        json.writeNumberField("nextUid", rules.nextUid());
        json.writeStringField("identifierStyle", "Free");
        LdtkDefinitions.writeNothing("toc", json);
        json.writeStringField("worldLayout", "Free");
        json.writeNumberField("worldGridWidth", tileSize);
        json.writeNumberField("worldGridHeight", tileSize);
        json.writeNumberField("defaultLevelWidth", tileSize);
        json.writeNumberField("defaultLevelHeight", tileSize);
        json.writeNumberField("defaultPivotX", 0);
        json.writeNumberField("defaultPivotY", 0);
        json.writeNumberField("defaultGridSize", tileSize);
        json.writeNumberField("defaultEntityWidth", tileSize);
        json.writeNumberField("defaultEntityHeight", tileSize);
        json.writeStringField("bgColor", background);
        json.writeStringField("defaultLevelBgColor", background);
        json.writeBooleanField("minifyJson", false);
        json.writeBooleanField("externalLevels", false);
        json.writeBooleanField("exportTiled", false);
        json.writeBooleanField("simplifiedExport", false);
        json.writeStringField("imageExportMode", "None");
        json.writeBooleanField("exportLevelBg", true);
        json.writeBooleanField("backupOnSave", false);
        json.writeNumberField("backupLimit", 0);
        json.writeStringField("levelNamePattern", "Level_%idx");
        LdtkDefinitions.writeNothing("customCommands", json);
        LdtkDefinitions.writeNothing("flags", json);
        json.writeFieldName("defs");
        LdtkDefinitions.write(rules, json);
        json.writeArrayFieldStart("levels");
        level.write();
        json.writeEndArray();
        LdtkDefinitions.writeNothing("worlds", json);
        json.writeStringField("dummyWorldIid", level.iid("world", 0));
        json.writeEndObject();
    }

    /** Says what the file is, to anyone who opens it. */
    private static void writeHeader(JsonGenerator json) throws IOException {
        json.writeObjectFieldStart("__header__");
        json.writeStringField("fileType", "LDtk Project JSON");
        json.writeStringField("app", "Undercroft");
        json.writeStringField("doc", "https://ldtk.io/json");
        json.writeStringField("schema", "https://ldtk.io/files/JSON_SCHEMA.json");
        json.writeEndObject();
    }
}
