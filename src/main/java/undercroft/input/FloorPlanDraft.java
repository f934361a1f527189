package undercroft.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.source.SourcePosition;
import undercroft.template.DoorSpec;
import undercroft.template.EdgeStyle;
import undercroft.template.FloorPlan;
import undercroft.template.FloorPlanCheck;
import undercroft.template.FloorPlanFault;
import undercroft.template.Marker;

/** A floor plan with the places in the file from which its parts come, before it is compared with the outline and the doors. */
final class FloorPlanDraft {

    private final Value template;
    private final List<Polygon> holes = new ArrayList<>();
    private final List<SourcePosition> holePositions = new ArrayList<>();
    private final List<Point> pillars = new ArrayList<>();
    private final List<SourcePosition> pillarPositions = new ArrayList<>();
    private final List<Marker> markers = new ArrayList<>();
    private final List<SourcePosition> markerPositions = new ArrayList<>();
    private EdgeStyle edge = EdgeStyle.STRAIGHT;

    FloorPlanDraft(Value template) {
        this.template = template;
    }

    void addHole(Polygon hole, SourcePosition position) {
        holes.add(hole);
        holePositions.add(position);
    }

    void addPillar(Point cell, SourcePosition position) {
        pillars.add(cell);
        pillarPositions.add(position);
    }

    void addMarker(Marker marker, SourcePosition position) {
        markers.add(marker);
        markerPositions.add(position);
    }

    void setEdge(EdgeStyle style) {
        edge = style;
    }

    int pillarCount() {
        return pillars.size();
    }

    int markerCount() {
        return markers.size();
    }

    /** The floor plan; nothing if anything is wrong with it, which is reported. */
    Optional<FloorPlan> on(Polygon outline, List<DoorSpec> doors) {
        FloorPlan plan = new FloorPlan(holes, pillars, markers, edge);
        List<FloorPlanFault> faults = FloorPlanCheck.faults(plan, outline, doors);
        faults.forEach(this::report);
        return faults.isEmpty() ? Optional.of(plan) : Optional.empty();
    }

    private void report(FloorPlanFault fault) {
        if (fault instanceof FloorPlanFault.HoleAtOutline found) {
            reportAt(holePositions.get(found.hole()), "Hole %d".formatted(found.hole() + 1), fault);
        } else if (fault instanceof FloorPlanFault.HolesTouch found) {
            reportAt(holePositions.get(found.hole()), "Hole %d".formatted(found.hole() + 1), fault);
        } else if (fault instanceof FloorPlanFault.PillarAtOutline found) {
            reportAt(pillarPositions.get(found.pillar()), "The pillar " + pillars.get(found.pillar()), fault);
        } else if (fault instanceof FloorPlanFault.PillarsTogether found) {
            reportAt(pillarPositions.get(found.pillar()), "The pillar " + pillars.get(found.pillar()), fault);
        } else if (fault instanceof FloorPlanFault.OfMarker found) {
            Marker marker = markers.get(found.marker());
            reportAt(
                    markerPositions.get(found.marker()),
                    "The marker %s at %s".formatted(marker.name(), marker.cell()),
                    fault);
        } else {
            reportAt(template.position(), "The floor", fault);
        }
    }

    private void reportAt(SourcePosition position, String part, FloorPlanFault fault) {
        template.reportAt(position, "%s of %s %s".formatted(part, template.what(), fault.problem()), fault.advice());
    }
}
