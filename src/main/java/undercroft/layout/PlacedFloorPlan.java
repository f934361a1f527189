package undercroft.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.template.EdgeStyle;
import undercroft.template.FloorPlan;
import undercroft.template.Marker;

/**
 * What stands within the outline of a placed room, in world cells.
 *
 * @param holes solid parts of more than one cell
 * @param pillars solid cells, by their lower left corners
 * @param markers those of the template in its order, then those of spawns
 */
public record PlacedFloorPlan(List<Polygon> holes, List<Point> pillars, List<PlacedMarker> markers, EdgeStyle edge) {

    /** Nothing but floor, within straight walls. */
    public static final PlacedFloorPlan BARE = new PlacedFloorPlan(List.of(), List.of(), List.of(), EdgeStyle.STRAIGHT);

    public PlacedFloorPlan {
        holes = List.copyOf(holes);
        pillars = List.copyOf(pillars);
        markers = List.copyOf(markers);
    }

    /**
     * {@return the floor plan of a template in a placed room}
     *
     * @param position of the template's origin, in world cells
     */
    public static PlacedFloorPlan of(FloorPlan plan, Transform transform, Point position) {
        if (plan.equals(FloorPlan.BARE)) {
            return BARE;
        }
        List<PlacedMarker> markers = new ArrayList<>();
        for (Marker marker : plan.markers()) {
            markers.add(new PlacedMarker(
                    marker.name(),
                    marker.group(),
                    transform.applyToCell(marker.cell()).plus(position),
                    marker.facing().map(facing -> facing.transformed(transform)),
                    ""));
        }
        return ofHoles(
                plan.holes().stream()
                        .map(hole -> hole.transformed(transform).translated(position))
                        .toList(),
                plan.pillars().stream()
                        .map(pillar -> transform.applyToCell(pillar).plus(position))
                        .toList(),
                markers,
                plan.edge());
    }

    /** {@return a floor plan in which holes of one cell are pillars, after the others} */
    public static PlacedFloorPlan ofHoles(
            List<Polygon> holes, List<Point> pillars, List<PlacedMarker> markers, EdgeStyle edge) {
        List<Polygon> large = new ArrayList<>();
        List<Point> cells = new ArrayList<>(pillars);
        for (Polygon hole : holes) {
            Point corner = hole.vertices().get(0);
            if (hole.equals(Polygon.rectangle(corner.x(), corner.y(), 1, 1))) {
                cells.add(corner);
            } else {
                large.add(hole);
            }
        }
        return new PlacedFloorPlan(large, cells, markers, edge);
    }

    /** {@return this plan with other markers} */
    public PlacedFloorPlan withMarkers(List<PlacedMarker> newMarkers) {
        return new PlacedFloorPlan(holes, pillars, newMarkers, edge);
    }

    /** {@return this plan with another style of walls} */
    public PlacedFloorPlan withEdge(EdgeStyle newEdge) {
        return new PlacedFloorPlan(holes, pillars, markers, newEdge);
    }

    /** {@return the cells that are not floor: those of pillars, and those whose centre a hole covers or touches} */
    public Set<Point> solidCells() {
        return FloorPlan.solidCells(holes, pillars);
    }
}
