package undercroft.input;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.template.EdgeStyle;
import undercroft.template.Marker;
import undercroft.template.RoomTemplate;

/** Reads {@code holes}, {@code pillars}, {@code markers} and {@code edge} of a template. */
final class FloorPlanReader {

    private final FloorPlanDraft draft;

    private FloorPlanReader(FloorPlanDraft draft) {
        this.draft = draft;
    }

    /** Adds what the fields give to a draft; false if anything is wrong, which is reported. */
    static boolean read(Fields fields, FloorPlanDraft draft) {
        FloorPlanReader reader = new FloorPlanReader(draft);
        boolean holes = fields.get("holes").map(reader::addHoles).orElse(true);
        boolean pillars = fields.get("pillars").map(reader::addPillars).orElse(true);
        boolean markers = fields.get("markers").map(reader::addMarkers).orElse(true);
        Optional<EdgeStyle> edge = fields.read(
                "edge", value -> value.oneOf(List.of(EdgeStyle.values()), EdgeStyle::text), EdgeStyle.STRAIGHT);
        edge.ifPresent(draft::setEdge);
        return holes && pillars && markers && edge.isPresent();
    }

    private boolean addHoles(Value holes) {
        int before = holes.diagnostics().errorCount();
        int corners = 0;
        for (Value hole : items(holes, "hole", RoomTemplate.MAX_HOLES)) {
            Optional<Polygon> polygon = OutlineReader.read(hole, hole.what());
            polygon.ifPresent(found -> draft.addHole(found, hole.position()));
            corners += hole.size();
        }
        if (corners > RoomTemplate.MAX_CORNERS) {
            holes.wrong(
                    "holes of %d points in all".formatted(corners),
                    "Write at most %d.".formatted(RoomTemplate.MAX_CORNERS));
        }
        return holes.diagnostics().errorCount() == before;
    }

    private boolean addPillars(Value pillars) {
        int before = pillars.diagnostics().errorCount();
        for (Value pillar : items(pillars, "pillar", RoomTemplate.MAX_PILLARS)) {
            Coordinates.point(pillar).ifPresent(cell -> draft.addPillar(cell, pillar.position()));
        }
        return pillars.diagnostics().errorCount() == before;
    }

    private boolean addMarkers(Value markers) {
        int before = markers.diagnostics().errorCount();
        items(markers, "marker", RoomTemplate.MAX_MARKERS).forEach(this::addMarker);
        return markers.diagnostics().errorCount() == before;
    }

    private void addMarker(Value marker) {
        Fields.of(marker, marker.what(), List.of("name", "at", "group", "facing", "weight"))
                .ifPresent(fields -> {
                    Optional<Value> at = fields.require("at", "Write its cell by its lower left corner, at: [x, y].");
                    Optional<Point> cell = at.flatMap(Coordinates::point);
                    Optional<Function<Point, Marker>> made = MarkerReader.read(fields, "name");
                    if (cell.isPresent() && made.isPresent()) {
                        draft.addMarker(made.get().apply(cell.get()), at.get().position());
                    }
                });
    }

    private static List<Value> items(Value list, String item, int max) {
        if (list.size() > max) {
            return list.<List<Value>>wrong(
                            "a list of %d".formatted(list.size()), "Write at most %d %ss.".formatted(max, item))
                    .orElse(List.of());
        }
        return list.items(item).orElse(List.of());
    }
}
