package undercroft.proof;

import java.util.ArrayList;
import java.util.List;
import undercroft.configspace.BruteForce;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.template.RoomTemplate;

/** A template under one of its transforms, without the program's shapes and variants. */
record Stance(RoomTemplate template, Transform transform, BruteForce.TransformedTemplate transformed) {

    /** All stances of a template. */
    static List<Stance> of(RoomTemplate template) {
        List<Stance> stances = new ArrayList<>();
        for (Transform transform : template.transforms()) {
            stances.add(new Stance(template, transform, BruteForce.TransformedTemplate.of(template, transform)));
        }
        return stances;
    }

    /** The lower left corner, relative to the template's origin. */
    Point corner() {
        Box box = template.outline().transformed(transform).bounds();
        return new Point(box.x(), box.y());
    }
}
