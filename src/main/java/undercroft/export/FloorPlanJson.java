package undercroft.export;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import undercroft.geometry.Box;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.json.JsonObject;
import undercroft.layout.PlacedFloorPlan;
import undercroft.layout.PlacedMarker;
import undercroft.source.Diagnostics;
import undercroft.source.SourceNode;
import undercroft.template.EdgeStyle;

/** Writes and reads the fields of a room's floor plan. Each is absent where the room has nothing of its kind. */
final class FloorPlanJson {

    private static final List<String> HOLE = List.of("points");
    private static final List<String> MARKER = List.of("name", "group", "x", "y", "facing", "holds");
    private static final List<String> POINT = List.of("x", "y");

    private final Diagnostics diagnostics;
    private final JsonObject room;
    private final String name;
    private final Box bounds;

    private FloorPlanJson(Diagnostics diagnostics, JsonObject room, String name, Box bounds) {
        this.diagnostics = diagnostics;
        this.room = room;
        this.name = name;
        this.bounds = bounds;
    }

    /** Writes the fields into the object of the room. Pillars are holes of one cell. */
    static void write(PlacedFloorPlan plan, JsonGenerator json) throws IOException {
        List<Polygon> holes = new ArrayList<>(plan.holes());
        plan.pillars().forEach(pillar -> holes.add(Polygon.rectangle(pillar.x(), pillar.y(), 1, 1)));
        if (!holes.isEmpty()) {
            json.writeArrayFieldStart("holes");
            for (Polygon hole : holes) {
                writeHole(hole, json);
            }
            json.writeEndArray();
        }
        if (!plan.markers().isEmpty()) {
            json.writeArrayFieldStart("markers");
            for (PlacedMarker marker : plan.markers()) {
                writeMarker(marker, json);
            }
            json.writeEndArray();
        }
        if (plan.edge() != EdgeStyle.STRAIGHT) {
            json.writeStringField("edge", plan.edge().text());
        }
    }

    private static void writeHole(Polygon hole, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeArrayFieldStart("points");
        for (Point point : hole.vertices()) {
            PointJson.write(json, point);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void writeMarker(PlacedMarker marker, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", marker.name());
        json.writeStringField("group", marker.group());
        json.writeNumberField("x", marker.cell().x());
        json.writeNumberField("y", marker.cell().y());
        json.writeStringField(
                "facing", marker.facing().map(CardinalDirection::text).orElse(""));
        json.writeStringField("holds", marker.holds());
        json.writeEndObject();
    }

    /**
     * Reads the fields of a room.
     *
     * @param name what messages call the room
     * @param outline holes and markers must be within its bounds, so that they are no larger than the room
     * @return nothing if a field is wrong, which is reported
     */
    static Optional<PlacedFloorPlan> read(JsonObject room, String name, Polygon outline, Diagnostics diagnostics) {
        int before = diagnostics.errorCount();
        PlacedFloorPlan plan = new FloorPlanJson(diagnostics, room, name, outline.bounds()).plan();
        return diagnostics.errorCount() > before ? Optional.empty() : Optional.of(plan);
    }

    private PlacedFloorPlan plan() {
        List<Polygon> holes = new ArrayList<>();
        List<SourceNode> holeItems = room.has("holes") ? room.items("holes", LayoutLimits.MAX_HOLES) : List.of();
        for (int i = 0; i < holeItems.size(); i++) {
            hole(i, holeItems.get(i)).ifPresent(holes::add);
        }
        List<PlacedMarker> markers = new ArrayList<>();
        List<SourceNode> markerItems =
                room.has("markers") ? room.items("markers", LayoutLimits.MAX_MARKERS) : List.of();
        for (int i = 0; i < markerItems.size(); i++) {
            marker(i, markerItems.get(i)).ifPresent(markers::add);
        }
        EdgeStyle edge = room.has("edge") ? edge() : EdgeStyle.STRAIGHT;
        return PlacedFloorPlan.ofHoles(holes, List.of(), markers, edge);
    }

    private Optional<Polygon> hole(int index, SourceNode item) {
        int before = diagnostics.errorCount();
        String hole = "hole %d of %s".formatted(index, name);
        JsonObject json = JsonObject.open(item, hole, HOLE, diagnostics);
        List<SourceNode> items = json.items("points");
        if (diagnostics.errorCount() == before) {
            OutlineRules.brokenBySize(items.size()).ifPresent(rule -> json.error("points", rule));
        }
        if (diagnostics.errorCount() > before) {
            return Optional.empty();
        }
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            points.add(point(new JsonObject(items.get(i), "point %d of %s".formatted(i, hole), POINT, diagnostics), 0));
        }
        if (diagnostics.errorCount() > before) {
            return Optional.empty();
        }
        Optional<String> brokenRule = OutlineRules.broken(points);
        brokenRule.ifPresent(rule -> json.error("points", rule));
        return brokenRule.isPresent() ? Optional.empty() : Optional.of(Polygon.of(points));
    }

    private Optional<PlacedMarker> marker(int index, SourceNode item) {
        int before = diagnostics.errorCount();
        JsonObject json = JsonObject.open(item, "marker %d of %s".formatted(index, name), MARKER, diagnostics);
        String markerName = json.name("name");
        String group = json.name("group");
        Point cell = point(json, 1);
        String facing = json.name("facing");
        String holds = json.name("holds");
        if (markerName.isEmpty()) {
            json.error("name", "must not be empty");
        }
        Optional<CardinalDirection> direction = CardinalDirection.named(facing);
        if (!facing.isEmpty() && direction.isEmpty()) {
            json.error(
                    "facing",
                    "must be empty or one of "
                            + Arrays.stream(CardinalDirection.values())
                                    .map(CardinalDirection::text)
                                    .collect(Collectors.joining(", ")));
        }
        return diagnostics.errorCount() > before
                ? Optional.empty()
                : Optional.of(new PlacedMarker(markerName, group, cell, direction, holds));
    }

    /** A point of the room; {@code size} is 1 for the corner of a cell, which must lie within. */
    private Point point(JsonObject json, int size) {
        return new Point(
                json.integer("x", bounds.x(), bounds.maxX() - size),
                json.integer("y", bounds.y(), bounds.maxY() - size));
    }

    private EdgeStyle edge() {
        Optional<EdgeStyle> edge = EdgeStyle.named(room.name("edge"));
        if (edge.isEmpty()) {
            room.error("edge", "must be straight or rough");
        }
        return edge.orElse(EdgeStyle.STRAIGHT);
    }
}
