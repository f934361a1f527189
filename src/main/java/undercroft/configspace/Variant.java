package undercroft.configspace;

import java.util.List;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.template.RoomTemplate;

/**
 * A template in one of its shapes, with every transform that yields this shape.
 *
 * @param index among the variants of the level
 * @param templateIndex of the template among the templates of the level
 * @param orientations the transforms, at least one
 * @param weight relative frequency with which the variant is drawn: the template's weight, divided evenly among its
 *     transforms
 */
public record Variant(
        int index, RoomTemplate template, int templateIndex, Shape shape, List<Orientation> orientations, long weight) {

    public Variant {
        orientations = List.copyOf(orientations);
    }

    /** The index alone: variants are often keys, and hashing a template's outline and doors is slow. */
    @Override
    public int hashCode() {
        return index;
    }

    /**
     * A transform under which the template has the shape of the variant.
     *
     * @param corner the lower left corner of the bounding box of the transformed outline: the shape's origin in the
     *     template's coordinates
     */
    public record Orientation(Transform transform, Point corner) {}
}
