package undercroft.export;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.geometry.Point;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;

/**
 * The JSON that the original Edgar application exports, for tools that import it: a list of rooms, each with
 * {@code Node}, {@code Shape}, {@code Position}, {@code IsCorridor} and {@code Doors}.
 *
 * <p>It follows {@code JsonSerializer.cs}, {@code ModelConverter.cs} and the models in {@code
 * Edgar/Legacy/Utils/Serialization}, and {@code BasicLayoutConverter.cs}, of OndrejNepozitek/Edgar-DotNet: {@code
 * Shape} is the outline of the template after its rotation, so that adding {@code Position} to {@code Shape} gives the
 * outline of the room. Doors are in world coordinates; each is listed with both of its rooms and names the other one.
 *
 * <p>A {@code Node} is a number. If the ids of all rooms are whole numbers, they are kept, and corridors are numbered
 * from the highest on, as in Edgar; otherwise the node is the index of the room.
 */
final class EdgarLegacyFormat implements LayoutFormat {

    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .build();

    /** At most nine digits, so that the numbers of corridors still fit into 32 bits. */
    private static final String WHOLE_NUMBER = "0|[1-9][0-9]{0,8}";

    @Override
    public String suffix() {
        return ".edgar.json";
    }

    @Override
    public void write(Layout layout, Appearance appearance, OutputStream out) throws IOException {
        OutputStreamWriter text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        JsonGenerator json = JSON.createGenerator(text);
        json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter(Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                .withArrayEmptySeparator(""));
        printer.indentArraysWith(lines);
        printer.indentObjectsWith(lines);
        json.setPrettyPrinter(printer);
        List<Integer> nodes = nodes(layout);
        json.writeStartArray();
        for (PlacedRoom room : layout.rooms()) {
            writeRoom(json, layout, room, nodes);
        }
        json.writeEndArray();
        json.close();
        text.write('\n');
        text.flush();
    }

    private static List<Integer> nodes(Layout layout) {
        boolean areNumbers = layout.rooms().stream()
                .allMatch(room -> room.isCorridor() || room.id().matches(WHOLE_NUMBER));
        if (!areNumbers) {
            return layout.rooms().stream().map(PlacedRoom::index).toList();
        }
        List<Integer> nodes = new ArrayList<>();
        int highest = highestNumber(layout);
        for (PlacedRoom room : layout.rooms()) {
            if (room.isCorridor()) {
                highest++;
                nodes.add(highest);
            } else {
                nodes.add(Integer.valueOf(room.id()));
            }
        }
        return nodes;
    }

    /** The highest number of a room; −1 for a layout of corridors alone, which is invalid but can be drawn. */
    private static int highestNumber(Layout layout) {
        return layout.rooms().stream()
                .filter(room -> !room.isCorridor())
                .mapToInt(room -> Integer.parseInt(room.id()))
                .max()
                .orElse(-1);
    }

    private static void writeRoom(JsonGenerator json, Layout layout, PlacedRoom room, List<Integer> nodes)
            throws IOException {
        json.writeStartObject();
        json.writeNumberField("Node", nodes.get(room.index()));
        json.writeArrayFieldStart("Shape");
        // Edgar's polygons run clockwise.
        List<Point> corners = new ArrayList<>(room.outline().vertices());
        Collections.reverse(corners);
        for (Point corner : corners) {
            writePoint(json, corner.minus(room.position()));
        }
        json.writeEndArray();
        json.writeFieldName("Position");
        writePoint(json, room.position());
        json.writeBooleanField("IsCorridor", room.isCorridor());
        json.writeArrayFieldStart("Doors");
        for (int index : room.doors()) {
            Door door = layout.doors().get(index);
            json.writeStartObject();
            json.writeNumberField("Node", nodes.get(door.roomA() == room.index() ? door.roomB() : door.roomA()));
            json.writeFieldName("From");
            writePoint(json, door.at().from());
            json.writeFieldName("To");
            writePoint(json, door.at().to());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void writePoint(JsonGenerator json, Point point) throws IOException {
        json.writeStartObject();
        json.writeNumberField("X", point.x());
        json.writeNumberField("Y", point.y());
        json.writeEndObject();
    }
}
