package undercroft.export;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import undercroft.json.JsonObject;
import undercroft.layout.LayoutMission;
import undercroft.layout.MissionRoom;
import undercroft.level.Contents;
import undercroft.level.MissionStep;
import undercroft.source.Diagnostics;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Bool;
import undercroft.source.SourceNode.Mapping;

/** Writes and reads the mission of a layout. All of its fields are absent in layouts of levels without a mission. */
final class LayoutMissionJson {

    private static final List<String> MISSION = List.of("start", "goal", "steps");
    private static final List<String> ROOM = List.of("items", "turns", "sphere", "depth", "tension");
    private static final List<String> STEP = List.of("do", "room", "connection", "item", "sphere");

    /** Steps of a way: a walk through the largest layout, several times. */
    private static final int MAX_STEPS = 1_000_000;

    private final Diagnostics diagnostics;

    LayoutMissionJson(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Writes the fields of a room into its object. */
    static void writeRoom(MissionRoom room, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart("items");
        for (String item : room.contents().items()) {
            json.writeString(item);
        }
        json.writeEndArray();
        json.writeStringField("turns", room.contents().turns());
        json.writeNumberField("sphere", room.sphere());
        json.writeNumberField("depth", room.depth());
        json.writeNumberField("tension", room.tension() / (double) MissionRoom.MAX_TENSION);
    }

    /** Writes the field {@code mission}. */
    static void write(LayoutMission mission, JsonGenerator json) throws IOException {
        json.writeObjectFieldStart("mission");
        json.writeNumberField("start", mission.start());
        json.writeArrayFieldStart("goal");
        for (int goal : mission.goals()) {
            json.writeNumber(goal);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("steps");
        for (MissionStep step : mission.steps()) {
            json.writeStartObject();
            json.writeStringField("do", step.action().text());
            json.writeNumberField("room", step.room());
            json.writeNumberField("connection", step.connection());
            json.writeStringField("item", step.item());
            json.writeNumberField("sphere", mission.rooms().get(step.room()).sphere());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    /**
     * Reads the mission.
     *
     * @param rooms the objects of all rooms and corridors
     * @return nothing if there is none, or if it is wrong, which is reported
     */
    Optional<LayoutMission> read(JsonObject layout, List<SourceNode> rooms, int connections) {
        if (!layout.has("mission")) {
            return Optional.empty();
        }
        int before = diagnostics.errorCount();
        List<MissionRoom> missionRooms = new ArrayList<>();
        for (int i = 0; i < rooms.size(); i++) {
            if (!isCorridor(rooms.get(i))) {
                missionRooms.add(room(JsonObject.open(rooms.get(i), "room " + i, ROOM, diagnostics)));
            }
        }
        JsonObject mission = layout.object("mission", MISSION);
        int start = mission.integer("start", 0, rooms.size() - 1);
        List<Integer> goals = mission.indexes("goal", rooms.size());
        List<MissionStep> steps = new ArrayList<>();
        List<SourceNode> items = mission.items("steps", MAX_STEPS);
        for (int i = 0; i < items.size(); i++) {
            step(i, items.get(i), missionRooms, connections).ifPresent(steps::add);
        }
        return diagnostics.errorCount() > before
                ? Optional.empty()
                : Optional.of(new LayoutMission(start, goals, steps, missionRooms));
    }

    private static boolean isCorridor(SourceNode room) {
        return room instanceof Mapping mapping
                && mapping.get("isCorridor")
                        .filter(value -> value instanceof Bool bool && bool.value())
                        .isPresent();
    }

    private MissionRoom room(JsonObject room) {
        List<String> items = room.names("items", Contents.MAX_ITEMS);
        return new MissionRoom(
                new Contents(items, room.name("turns")),
                room.integer("sphere", MissionRoom.UNREACHED, LayoutLimits.MAX_ROOMS),
                room.integer("depth", MissionRoom.UNREACHED, LayoutLimits.MAX_ROOMS),
                (int) Math.round(room.decimal("tension", 0, 1) * MissionRoom.MAX_TENSION));
    }

    private Optional<MissionStep> step(int index, SourceNode item, List<MissionRoom> rooms, int connections) {
        int before = diagnostics.errorCount();
        JsonObject json = JsonObject.open(item, "step %d of the mission".formatted(index), STEP, diagnostics);
        String action = json.text("do");
        int room = json.integer("room", 0, rooms.size() - 1);
        int connection = json.integer("connection", MissionStep.NO_CONNECTION, connections - 1);
        String opener = json.name("item");
        int sphere = json.integer("sphere", MissionRoom.UNREACHED, LayoutLimits.MAX_ROOMS);
        if (diagnostics.errorCount() > before) {
            return Optional.empty();
        }
        if (sphere != rooms.get(room).sphere()) {
            json.error(
                    "sphere",
                    "must be %d, that of its room".formatted(rooms.get(room).sphere()));
        }
        Optional<MissionStep.Action> known = Arrays.stream(MissionStep.Action.values())
                .filter(each -> each.text().equals(action))
                .findFirst();
        if (known.isEmpty()) {
            String words = Arrays.stream(MissionStep.Action.values())
                    .map(MissionStep.Action::text)
                    .collect(Collectors.joining(", "));
            json.error("do", "must be one of " + words);
        }
        return known.map(each -> new MissionStep(each, room, connection, opener));
    }
}
