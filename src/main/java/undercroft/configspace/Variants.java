package undercroft.configspace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.template.DoorRun;
import undercroft.template.RoomTemplate;

/**
 * All shapes that a list of templates can take, with equal shapes interned, and the variants that pair templates with
 * shapes.
 */
public final class Variants {

    /**
     * A common multiple of 1 to 8, the possible numbers of transforms, so that every weight divides without remainder.
     */
    private static final long WEIGHT_UNITS = 840;

    private final List<Shape> shapes = new ArrayList<>();
    private final List<Variant> variants = new ArrayList<>();
    private final Map<ShapeKey, Shape> interned = new LinkedHashMap<>();

    private Variants() {}

    /**
     * {@return the variants of a list of templates, in its order; the index of a template is its position in the list}
     */
    public static Variants of(List<RoomTemplate> templates) {
        return of(templates, () -> false);
    }

    /**
     * {@return the variants of a list of templates, in its order} If it is stopped, only those of the first templates.
     *
     * @param stop polled before each template; true to give up
     */
    public static Variants of(List<RoomTemplate> templates, BooleanSupplier stop) {
        Variants all = new Variants();
        for (int i = 0; i < templates.size() && !stop.getAsBoolean(); i++) {
            all.add(templates.get(i), i);
        }
        return all;
    }

    public List<Shape> shapes() {
        return List.copyOf(shapes);
    }

    public List<Variant> all() {
        return List.copyOf(variants);
    }

    /** {@return the variants of the template with this index} */
    public List<Variant> ofTemplate(int templateIndex) {
        return variants.stream()
                .filter(variant -> variant.templateIndex() == templateIndex)
                .toList();
    }

    /**
     * {@return a new variant with only one of the variant's transforms, for a room whose transform or position is
     * pinned}
     */
    public Variant restrictedTo(Variant variant, Variant.Orientation orientation) {
        long weight = variant.weight() / variant.orientations().size();
        Variant single = new Variant(
                variants.size(),
                variant.template(),
                variant.templateIndex(),
                variant.shape(),
                List.of(orientation),
                weight);
        variants.add(single);
        return single;
    }

    private void add(RoomTemplate template, int templateIndex) {
        Map<Shape, List<Variant.Orientation>> orientations = new LinkedHashMap<>();
        for (Transform transform : template.transforms()) {
            Polygon turned = template.outline().transformed(transform);
            Box bounds = turned.bounds();
            Point corner = new Point(bounds.x(), bounds.y());
            Point toOrigin = Point.ORIGIN.minus(corner);
            Shape shape = intern(turned.translated(toOrigin), turnedDoors(template, transform, toOrigin));
            orientations
                    .computeIfAbsent(shape, absent -> new ArrayList<>())
                    .add(new Variant.Orientation(transform, corner));
        }
        orientations.forEach((shape, ofShape) -> variants.add(new Variant(
                variants.size(),
                template,
                templateIndex,
                shape,
                ofShape,
                template.weight() * (WEIGHT_UNITS / template.transforms().size()) * ofShape.size())));
    }

    private Shape intern(Polygon outline, List<DoorRun> doors) {
        return interned.computeIfAbsent(new ShapeKey(outline, new HashSet<>(doors)), absent -> {
            List<DoorRun> sorted = doors.stream()
                    .sorted(Comparator.comparing(DoorRun::first).thenComparing(DoorRun::step))
                    .toList();
            Shape shape = new Shape(shapes.size(), outline, sorted);
            shapes.add(shape);
            return shape;
        });
    }

    private static List<DoorRun> turnedDoors(RoomTemplate template, Transform transform, Point by) {
        return template.doorRuns().stream()
                .map(run -> turned(run, transform, by))
                .toList();
    }

    private static DoorRun turned(DoorRun run, Transform transform, Point by) {
        Point step = transform.apply(run.step());
        Point first = transform.apply(run.first()).plus(by);
        if (transform.mirrored()) {
            // Reflection reverses the direction of the outline, so the end of the run becomes its start.
            first = first.plus(step.times(run.count() - 1 + run.length()));
            step = Point.ORIGIN.minus(step);
        }
        return new DoorRun(first, step, run.length(), run.count(), run.socket(), run.direction());
    }

    private record ShapeKey(Polygon outline, Set<DoorRun> doors) {}
}
