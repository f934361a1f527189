package undercroft.export;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.json.JsonObject;
import undercroft.layout.DoorPath;
import undercroft.layout.DoorSlot;
import undercroft.layout.Facing;
import undercroft.layout.MinimapRoom;
import undercroft.layout.RoomDistance;
import undercroft.layout.Survey;
import undercroft.source.Diagnostics;
import undercroft.source.SourceNode;
import undercroft.template.RoomTemplate;

/** The lists of a survey in a layout file. A list without items is left out. */
final class SurveyJson {

    private static final String SLOTS = "doorSlots";
    private static final String DISTANCES = "distances";
    private static final String PATHS = "doorPaths";
    private static final String MINIMAP = "minimap";

    private static final List<String> SLOT = List.of("room", "from", "to", "facing", "length", "socket", "behind");
    private static final List<String> DISTANCE = List.of("room", "fromStart", "toGoal");
    private static final List<String> PATH = List.of("room", "doorA", "doorB", "cells");
    private static final List<String> MINIMAP_ROOM = List.of("room", "order", "outline");

    /** In thousandths of a cell: a way over more cells than any map has. */
    private static final long FARTHEST_WALK = 1L << 53;

    private interface Item<T> {
        void write(T item, JsonGenerator json) throws IOException;
    }

    private interface Reading<T> {
        Optional<T> read(JsonObject json);
    }

    private final Diagnostics diagnostics;
    private final int roomCount;
    private final int doorCount;

    /** A reader for a layout with these numbers of rooms and doors. */
    SurveyJson(Diagnostics diagnostics, int roomCount, int doorCount) {
        this.diagnostics = diagnostics;
        this.roomCount = roomCount;
        this.doorCount = doorCount;
    }

    static void write(Survey survey, JsonGenerator json) throws IOException {
        writeList(SLOTS, survey.doorSlots(), json, SurveyJson::write);
        writeList(DISTANCES, survey.distances(), json, SurveyJson::write);
        writeList(PATHS, survey.doorPaths(), json, SurveyJson::write);
        writeList(MINIMAP, survey.minimap(), json, SurveyJson::write);
    }

    private static <T> void writeList(String name, List<T> items, JsonGenerator json, Item<T> item) throws IOException {
        if (!items.isEmpty()) {
            json.writeArrayFieldStart(name);
            for (T each : items) {
                json.writeStartObject();
                item.write(each, json);
                json.writeEndObject();
            }
            json.writeEndArray();
        }
    }

    private static void write(DoorSlot slot, JsonGenerator json) throws IOException {
        json.writeNumberField("room", slot.room());
        PointJson.write(json, "from", slot.at().from());
        PointJson.write(json, "to", slot.at().to());
        json.writeStringField("facing", slot.facing().text());
        json.writeNumberField("length", slot.length());
        json.writeStringField("socket", slot.socket());
        json.writeNumberField("behind", slot.behind());
    }

    private static void write(RoomDistance distance, JsonGenerator json) throws IOException {
        json.writeNumberField("room", distance.room());
        json.writeNumberField("fromStart", distance.fromStart());
        json.writeNumberField("toGoal", distance.toGoal());
    }

    private static void write(DoorPath path, JsonGenerator json) throws IOException {
        json.writeNumberField("room", path.room());
        json.writeNumberField("doorA", path.doorA());
        json.writeNumberField("doorB", path.doorB());
        json.writeNumberField("cells", path.cells());
    }

    private static void write(MinimapRoom room, JsonGenerator json) throws IOException {
        json.writeNumberField("room", room.room());
        json.writeNumberField("order", room.order());
        json.writeArrayFieldStart("outline");
        for (Point corner : room.outline()) {
            PointJson.write(json, corner);
        }
        json.writeEndArray();
    }

    /** The survey of a layout file; nothing if it has none, or if anything in it is wrong, which is reported. */
    Optional<Survey> read(JsonObject layout) {
        int before = diagnostics.errorCount();
        Survey survey = new Survey(
                list(layout, SLOTS, "door slot", SLOT, this::slot),
                list(layout, DISTANCES, "distance", DISTANCE, this::distance),
                list(layout, PATHS, "door path", PATH, this::path),
                list(layout, MINIMAP, "minimap room", MINIMAP_ROOM, this::minimapRoom));
        boolean isThere = List.of(SLOTS, DISTANCES, PATHS, MINIMAP).stream().anyMatch(layout::has);
        return isThere && diagnostics.errorCount() == before ? Optional.of(survey) : Optional.empty();
    }

    /** The items of a list, or those before the first that is wrong. */
    private <T> List<T> list(JsonObject layout, String key, String name, List<String> fields, Reading<T> reading) {
        List<T> read = new ArrayList<>();
        List<SourceNode> items = layout.has(key) ? layout.items(key, LayoutLimits.MAX_SURVEYED) : List.of();
        for (SourceNode item : items) {
            int before = diagnostics.errorCount();
            JsonObject json = JsonObject.open(item, name + " " + read.size(), fields, diagnostics);
            Optional<T> value = reading.read(json);
            if (value.isEmpty() || diagnostics.errorCount() > before) {
                return read;
            }
            read.add(value.get());
        }
        return read;
    }

    private Optional<DoorSlot> slot(JsonObject json) {
        int room = room(json);
        Point from = PointJson.read(json, "from");
        Point to = PointJson.read(json, "to");
        int length = json.integer("length", 1, Integer.MAX_VALUE);
        String socket = json.name("socket");
        int behind = json.integer("behind", DoorSlot.NOTHING, roomCount - 1);
        if (from.equals(to)) {
            json.error("to", "must be another point than from");
            return Optional.empty();
        }
        Segment at = new Segment(from, to);
        if (length > at.length()) {
            json.error(
                    "length", "must be at most %d, the lattice steps from %s to %s".formatted(at.length(), from, to));
        }
        Facing facing = Facing.ofEdge(at.step());
        if (!json.text("facing").equals(facing.text())) {
            json.error(
                    "facing",
                    "must be \"%s\": going from %s to %s, the room lies to the left"
                            .formatted(facing.text(), from, to));
        }
        return Optional.of(new DoorSlot(room, at, facing, length, socket, behind));
    }

    private Optional<RoomDistance> distance(JsonObject json) {
        return Optional.of(new RoomDistance(room(json), walked(json, "fromStart"), walked(json, "toGoal")));
    }

    private Optional<DoorPath> path(JsonObject json) {
        int doorA = json.integer("doorA", 0, doorCount - 1);
        return Optional.of(
                new DoorPath(room(json), doorA, json.integer("doorB", 0, doorCount - 1), walked(json, "cells")));
    }

    private Optional<MinimapRoom> minimapRoom(JsonObject json) {
        List<Point> outline = json.items("outline", RoomTemplate.MAX_CORNERS).stream()
                .map(item ->
                        PointJson.read(JsonObject.open(item, "a corner of the outline", PointJson.FIELDS, diagnostics)))
                .toList();
        return Optional.of(new MinimapRoom(room(json), json.integer("order", 0, roomCount - 1), outline));
    }

    private int room(JsonObject json) {
        return json.integer("room", 0, roomCount - 1);
    }

    private static long walked(JsonObject json, String field) {
        return json.integer(field, RoomDistance.UNREACHABLE, FARTHEST_WALK);
    }
}
