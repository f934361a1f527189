package undercroft.configspace;

import java.util.List;
import undercroft.geometry.ConvexParts;
import undercroft.geometry.Polygon;
import undercroft.template.DoorRun;

/**
 * An outline with its doors, moved so that the lower left corner of its bounding box is at the origin. The place of a
 * room is the position of that corner.
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

    /** {@return the index among the shapes of the level} */
    public int index() {
        return index;
    }

    public Polygon outline() {
        return outline;
    }

    public List<DoorRun> doors() {
        return doors;
    }

    /** {@return the width in cells} */
    public int width() {
        return outline.bounds().width();
    }

    /** {@return the height in cells} */
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
