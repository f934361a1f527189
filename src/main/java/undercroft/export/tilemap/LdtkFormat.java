package undercroft.export.tilemap;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import undercroft.json.JsonFile;
import undercroft.tiles.TileMap;

/** Projects of LDtk with one level: the tiles as an IntGrid, the rest as entities. */
public final class LdtkFormat extends TileFormat {

    /** The version of LDtk that defines this format. */
    private static final String VERSION = "1.5.3";

    private static final String BACKGROUND = "#23232B";

    public LdtkFormat() {
        super(".ldtk");
    }

    @Override
    void write(TileMap map, OutputStream out) throws IOException {
        JsonFile.write(out, json -> writeProject(map, json));
    }

    private static void writeProject(TileMap map, JsonGenerator json) throws IOException {
        LdtkLevel level = new LdtkLevel(map, BACKGROUND, json);
        json.writeStartObject();
        writeHeader(json);
        json.writeStringField("iid", level.iid("project", 0));
        json.writeStringField("jsonVersion", VERSION);
        json.writeNumberField("appBuildId", 0);
        json.writeNumberField("nextUid", LdtkDefinitions.NEXT);
        json.writeStringField("identifierStyle", "Free");
        LdtkDefinitions.writeNothing("toc", json);
        json.writeStringField("worldLayout", "Free");
        json.writeNumberField("worldGridWidth", Grid.TILE_SIZE);
        json.writeNumberField("worldGridHeight", Grid.TILE_SIZE);
        json.writeNumberField("defaultLevelWidth", Grid.TILE_SIZE);
        json.writeNumberField("defaultLevelHeight", Grid.TILE_SIZE);
        json.writeNumberField("defaultPivotX", 0);
        json.writeNumberField("defaultPivotY", 0);
        json.writeNumberField("defaultGridSize", Grid.TILE_SIZE);
        json.writeNumberField("defaultEntityWidth", Grid.TILE_SIZE);
        json.writeNumberField("defaultEntityHeight", Grid.TILE_SIZE);
        json.writeStringField("bgColor", BACKGROUND);
        json.writeStringField("defaultLevelBgColor", BACKGROUND);
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
        LdtkDefinitions.write(json);
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
