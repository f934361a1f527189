package undercroft.export;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.json.JsonFile;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.LayoutMission;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomPuzzle;
import undercroft.level.Access;
import undercroft.level.Bar;
import undercroft.level.PaletteEntry;
import undercroft.level.Requirement;
import undercroft.source.BadInputException;

/**
 * Layouts as JSON, format version {@value #FIRST_VERSION} or {@value #LATEST_VERSION}. Readable by {@code UnityEngine.JsonUtility}: no
 * dictionaries, no nested arrays, no nulls. Every room, door, connection and puzzle is on a line of its own, so that
 * layouts can be compared line by line. UTF-8, with "\n" as line end on every machine.
 */
public final class LayoutJson implements LayoutFormat {

    /** The version of layouts that hold nothing that the first version of the format did not know. */
    static final int FIRST_VERSION = 1;

    /** The version of all other layouts. */
    static final int LATEST_VERSION = 2;

    private final String generator;

    /**
     * The format as a version of the program writes it.
     *
     * @param version the version, such as {@code 0.1.0}
     */
    public LayoutJson(String version) {
        this.generator = "undercroft " + version;
    }

    /** The format as this version of the program writes it. */
    static LayoutJson ofThisProgram() {
        try (InputStream version = Objects.requireNonNull(
                LayoutJson.class.getResourceAsStream("/undercroft/version.txt"), "the resource version.txt")) {
            return new LayoutJson(new String(version.readAllBytes(), StandardCharsets.UTF_8).strip());
        } catch (IOException e) {
            throw new IllegalStateException("The program's version cannot be read from its own jar.", e);
        }
    }

    @Override
    public String suffix() {
        return ".json";
    }

    @Override
    public boolean isReadable() {
        return true;
    }

    @Override
    public void write(Layout layout, Appearance appearance, OutputStream out) throws IOException {
        write(appearance.detail().of(layout), out);
    }

    /** Writes a layout; {@code out} stays open. */
    public void write(Layout layout, OutputStream out) throws IOException {
        JsonFile.write(out, json -> writeLayout(json, layout));
    }

    void writeOnOneLine(Layout layout, OutputStream out) throws IOException {
        JsonFile.writeOnOneLine(out, json -> writeLayout(json, layout));
    }

    /**
     * Reads a layout.
     *
     * @param in is read to its end but not closed
     * @param fileName the file's name, as messages give it
     * @throws BadInputException if the file does not hold a {@link Layout}: it is not JSON; a field is missing,
     *     unknown, of the wrong type or out of range; an index does not exist; an outline is not simple; or a derived
     *     value contradicts the others. Whether the layout obeys the rules is not checked
     */
    public static Layout read(InputStream in, String fileName) throws IOException, BadInputException {
        return LayoutReader.read(in, fileName);
    }

    private void writeLayout(JsonGenerator json, Layout layout) throws IOException {
        json.writeStartObject();
        boolean isPlain = layout.isPlain();
        json.writeNumberField("formatVersion", isPlain ? FIRST_VERSION : LATEST_VERSION);
        json.writeStringField("generator", generator);
        json.writeStringField("level", layout.level());
        json.writeNumberField("seed", layout.seed());
        json.writeFieldName("bounds");
        writeBox(json, layout.bounds());
        json.writeArrayFieldStart("rooms");
        for (PlacedRoom room : layout.rooms()) {
            writeRoom(json, room, layout.mission());
        }
        json.writeEndArray();
        json.writeArrayFieldStart("doors");
        for (Door door : layout.doors()) {
            writeDoor(json, door);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("connections");
        List<List<Integer>> doors = isPlain ? List.of() : layout.doorsOfConnections();
        for (int i = 0; i < layout.connections().size(); i++) {
            writeConnection(json, layout.connections().get(i), isPlain ? List.of() : doors.get(i));
        }
        json.writeEndArray();
        if (!layout.palette().isEmpty()) {
            json.writeArrayFieldStart("palette");
            for (PaletteEntry entry : layout.palette()) {
                json.writeStartObject();
                json.writeStringField("name", entry.name());
                json.writeStringField("colour", entry.hex());
                json.writeEndObject();
            }
            json.writeEndArray();
        }
        if (layout.mission().isPresent()) {
            LayoutMissionJson.write(layout.mission().get(), json);
        }
        if (layout.survey().isPresent()) {
            SurveyJson.write(layout.survey().get(), json);
        }
        if (!layout.puzzles().isEmpty()) {
            json.writeArrayFieldStart("puzzles");
            for (RoomPuzzle puzzle : layout.puzzles()) {
                PuzzlesJson.write(puzzle, json);
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    private static void writeRoom(JsonGenerator json, PlacedRoom room, Optional<LayoutMission> mission)
            throws IOException {
        json.writeStartObject();
        json.writeNumberField("index", room.index());
        json.writeStringField("id", room.id());
        if (!room.label().isEmpty()) {
            json.writeStringField("label", room.label());
        }
        json.writeStringField("type", room.type());
        json.writeStringField("template", room.template());
        json.writeBooleanField("isCorridor", room.isCorridor());
        PointJson.write(json, "position", room.position());
        json.writeNumberField("rotation", room.transform().rotation());
        json.writeBooleanField("mirrored", room.transform().mirrored());
        json.writeArrayFieldStart("outline");
        for (Point vertex : room.outline().vertices()) {
            PointJson.write(json, vertex);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("doors");
        for (int door : room.doors()) {
            json.writeNumber(door);
        }
        json.writeEndArray();
        DataEntryJson.write("data", room.data(), json);
        FloorPlanJson.write(room.floorPlan(), json);
        if (mission.isPresent() && !room.isCorridor()) {
            LayoutMissionJson.writeRoom(mission.get().rooms().get(room.index()), json);
        }
        json.writeEndObject();
    }

    private static void writeDoor(JsonGenerator json, Door door) throws IOException {
        json.writeStartObject();
        json.writeNumberField("index", door.index());
        json.writeNumberField("roomA", door.roomA());
        json.writeNumberField("roomB", door.roomB());
        PointJson.write(json, "from", door.at().from());
        PointJson.write(json, "to", door.at().to());
        json.writeStringField("facing", door.facing().text());
        json.writeNumberField("length", door.length());
        json.writeStringField("socket", door.socket());
        writeAccess(json, door.access());
        json.writeEndObject();
    }

    private static void writeConnection(JsonGenerator json, LayoutConnection connection, List<Integer> doors)
            throws IOException {
        json.writeStartObject();
        json.writeNumberField("from", connection.from());
        json.writeNumberField("to", connection.to());
        json.writeNumberField("corridor", connection.corridor());
        writeAccess(json, connection.access());
        if (!doors.isEmpty()) {
            json.writeArrayFieldStart("doors");
            for (int door : doors) {
                json.writeNumber(door);
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    private static void writeAccess(JsonGenerator json, Access access) throws IOException {
        json.writeBooleanField("oneWay", access.oneWay());
        json.writeStringField("lock", access.lock());
        if (access.secret()) {
            json.writeBooleanField("secret", true);
        }
        if (!access.needs().isEmpty()) {
            json.writeStringField("needs", Requirement.text(access.needs()));
        }
        if (access.bar() != Bar.NONE) {
            json.writeStringField("opens", access.bar().text());
        }
    }

    private static void writeBox(JsonGenerator json, Box box) throws IOException {
        json.writeStartObject();
        json.writeNumberField("x", box.x());
        json.writeNumberField("y", box.y());
        json.writeNumberField("width", box.width());
        json.writeNumberField("height", box.height());
        json.writeEndObject();
    }
}
