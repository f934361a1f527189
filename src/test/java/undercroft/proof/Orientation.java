package undercroft.proof;

import java.util.ArrayList;
import java.util.List;
import undercroft.configspace.BruteForce;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.template.RoomTemplate;

/** A template under one of its transforms, without the program's shapes and variants. */
record Orientation(RoomTemplate template, Transform transform, BruteForce.TransformedTemplate transformed) {

    /** All orientations of a template. */
    static List<Orientation> of(RoomTemplate template) {
        List<Orientation> orientations = new ArrayList<>();
        for (Transform transform : template.transforms()) {
            orientations.add(
                    new Orientation(template, transform, BruteForce.TransformedTemplate.of(template, transform)));
        }
        return orientations;
    }

    /** The lower left corner, relative to the template's origin. */
    Point corner() {
        Box box = template.outline().transformed(transform).bounds();
        return new Point(box.x(), box.y());
    }
}
