package undercroft.configspace;

import java.util.List;
import undercroft.geometry.ConvexParts;
import undercroft.geometry.Polygon;
import undercroft.template.DoorRun;

/**
 * An outline with its doors, the lower left corner of its bounding box at the origin. A room's place is where that
 * corner stands.
 */
public final class Shape {

    private final int index;
    private final Polygon outline;
    private final List<DoorRun> doors;
    private final List<Polygon> convexParts;

    Shape(int index, Polygon outline, List<DoorRun> doors) {
        this.index = index;
        this.outline = outline;
        this.doors = List.copyOf(doors);
        this.convexParts = ConvexParts.of(outline);
    }

    /** Its place among the shapes of its level, from 0. */
    public int index() {
        return index;
    }

    public Polygon outline() {
        return outline;
    }

    public List<DoorRun> doors() {
        return doors;
    }

    /** In cells. */
    public int width() {
        return outline.bounds().width();
    }

    /** In cells. */
    public int height() {
        return outline.bounds().height();
    }

    List<Polygon> convexParts() {
        return convexParts;
    }

    @Override
    public String toString() {
        return "shape " + index + " " + outline;
    }
}
