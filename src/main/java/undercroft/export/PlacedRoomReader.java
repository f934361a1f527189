package undercroft.export;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.json.JsonObject;
import undercroft.layout.PlacedFloorPlan;
import undercroft.layout.PlacedRoom;
import undercroft.level.DataEntry;
import undercroft.source.Diagnostics;
import undercroft.source.SourceNode;

/** Reads the rooms of a layout file. */
final class PlacedRoomReader {

    private static final List<String> ROOM = List.of(
            "index",
            "id",
            "type",
            "template",
            "isCorridor",
            "position",
            "rotation",
            "mirrored",
            "outline",
            "doors",
            "data");

    private final Diagnostics diagnostics;
    private final int doorCount;

    PlacedRoomReader(Diagnostics diagnostics, int doorCount) {
        this.diagnostics = diagnostics;
        this.doorCount = doorCount;
    }

    /** {@return a room; nothing if it has errors, which are reported} */
    Optional<PlacedRoom> read(int index, SourceNode item) {
        int before = diagnostics.errorCount();
        String name = "room " + index;
        JsonObject json = JsonObject.open(item, name, ROOM, diagnostics);
        LayoutReader.checkIndex(json, index, diagnostics);
        String id = json.name("id");
        String type = json.name("type");
        String template = json.name("template");
        boolean isCorridor = json.bool("isCorridor");
        Point position = PointJson.read(json, "position");
        Optional<Transform> transform = transform(json);
        Optional<Polygon> outline = outline(json, name);
        List<Integer> doors =
                LayoutReader.all(json.items("doors", LayoutLimits.MAX_DOORS), (i, door) -> doorIndex(door, name));
        List<DataEntry> data = LayoutReader.all(
                json.items("data", LayoutLimits.MAX_DATA),
                (i, entry) -> DataEntryJson.read(entry, "data entry " + i + " of " + name, diagnostics));
        String label = json.name("label");
        Optional<PlacedFloorPlan> floorPlan =
                outline.flatMap(polygon -> FloorPlanJson.read(json, name, polygon, diagnostics));
        if (diagnostics.errorCount() > before) {
            return Optional.empty();
        }
        return Optional.of(new PlacedRoom(
                index,
                id,
                type,
                template,
                isCorridor,
                position,
                transform.orElseThrow(),
                outline.orElseThrow(),
                doors,
                data,
                label,
                floorPlan.orElseThrow()));
    }

    private static Optional<Transform> transform(JsonObject json) {
        boolean mirrored = json.bool("mirrored");
        int rotation = json.integer("rotation", 0, 270);
        if (rotation % 90 != 0) {
            json.error("rotation", "must be 0, 90, 180 or 270");
            return Optional.empty();
        }
        return Optional.of(Transform.of(mirrored, rotation));
    }

    private Optional<Polygon> outline(JsonObject json, String name) {
        int before = diagnostics.errorCount();
        List<SourceNode> items = json.items("outline");
        if (diagnostics.errorCount() == before) {
            OutlineRules.brokenBySize(items.size()).ifPresent(rule -> json.error("outline", rule));
        }
        if (diagnostics.errorCount() > before) {
            return Optional.empty();
        }
        List<Point> points = LayoutReader.all(items, (i, item) -> {
            int beforePoint = diagnostics.errorCount();
            Point point = PointJson.read(
                    JsonObject.open(item, "point " + i + " of the outline of " + name, PointJson.FIELDS, diagnostics));
            return diagnostics.errorCount() > beforePoint ? Optional.empty() : Optional.of(point);
        });
        if (diagnostics.errorCount() > before) {
            return Optional.empty();
        }
        Optional<String> brokenRule = OutlineRules.broken(points);
        brokenRule.ifPresent(rule -> json.error("outline", rule));
        return brokenRule.isPresent() ? Optional.empty() : Optional.of(Polygon.of(points));
    }

    private Optional<Integer> doorIndex(SourceNode item, String room) {
        OptionalLong index = item.wholeNumber(0, doorCount - 1L);
        if (index.isEmpty()) {
            diagnostics.error(
                    item.position(),
                    "A door (%s) of %s must be the index of one of the %d doors."
                            .formatted(JsonObject.describe(item), room, doorCount));
        }
        return index.isPresent() ? Optional.of((int) index.getAsLong()) : Optional.empty();
    }
}
