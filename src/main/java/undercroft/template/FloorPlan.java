package undercroft.template;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import undercroft.geometry.CoveredCells;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;

/**
 * What stands within the outline of a template, in the template's own coordinates.
 *
 * @param holes solid parts, strictly within the outline and apart from each other
 * @param pillars solid cells, by their lower left corners; none has a wall at its side
 * @param markers each on a floor cell of its own
 */
public record FloorPlan(List<Polygon> holes, List<Point> pillars, List<Marker> markers, EdgeStyle edge) {

    /** Nothing but floor, within straight walls. */
    public static final FloorPlan BARE = new FloorPlan(List.of(), List.of(), List.of(), EdgeStyle.STRAIGHT);

    public FloorPlan {
        holes = List.copyOf(holes);
        pillars = List.copyOf(pillars);
        markers = List.copyOf(markers);
    }

    /** {@return this plan with other holes} */
    public FloorPlan withHoles(List<Polygon> newHoles) {
        return new FloorPlan(newHoles, pillars, markers, edge);
    }

    /** {@return this plan with other pillars} */
    public FloorPlan withPillars(List<Point> newPillars) {
        return new FloorPlan(holes, newPillars, markers, edge);
    }

    /** {@return this plan with other markers} */
    public FloorPlan withMarkers(List<Marker> newMarkers) {
        return new FloorPlan(holes, pillars, newMarkers, edge);
    }

    /** {@return this plan with another style of walls} */
    public FloorPlan withEdge(EdgeStyle newEdge) {
        return new FloorPlan(holes, pillars, markers, newEdge);
    }

    /** {@return the cells that are not floor: those of pillars, and those whose centre a hole covers or touches} */
    public Set<Point> solidCells() {
        return solidCells(holes, pillars);
    }

    /** {@return the cells of pillars, and those whose centre a hole covers or touches, in one system of coordinates} */
    public static Set<Point> solidCells(List<Polygon> holes, List<Point> pillars) {
        Set<Point> cells = new LinkedHashSet<>(pillars);
        holes.forEach(hole -> cells.addAll(CoveredCells.insideOrOn(hole)));
        return cells;
    }
}
