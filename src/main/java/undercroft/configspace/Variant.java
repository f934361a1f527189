package undercroft.configspace;

import java.util.List;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.template.RoomTemplate;

/**
 * A template in one of its shapes, with every transform that gives this shape.
 *
 * @param index its place among the variants of its level, from 0
 * @param templateIndex the template's place among the templates of its level, from 0
 * @param stances the transforms, at least one
 * @param weight how often it is drawn compared with other variants: the template's weight, shared evenly by its
 *     transforms
 */
public record Variant(
        int index, RoomTemplate template, int templateIndex, Shape shape, List<Stance> stances, long weight) {

    public Variant {
        stances = List.copyOf(stances);
    }

    /** Of its place alone, for variants are often keys and a template's outline and doors are long. */
    @Override
    public int hashCode() {
        return index;
    }

    /**
     * A transform under which the template has the variant's shape.
     *
     * @param corner the lower left corner of the transformed outline's bounding box: the shape's origin, seen from the
     *     template's
     */
    public record Stance(Transform transform, Point corner) {}
}
