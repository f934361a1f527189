package undercroft.placement;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.configspace.Shape;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.level.Axis;
import undercroft.level.Mirror;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.template.DoorRun;

/**
 * Which objects of a level mirror each other, and which shapes. The line is given by the sum of a coordinate and its image: x becomes
 * sum − x. Immutable.
 */
public final class MirrorTable {

    /** An object without a partner, or a shape without an image. */
    public static final int NONE = -1;

    private final Axis axis;
    private final int[] partner;
    private final int[] image;
    private final boolean[] touchesPartner;

    private MirrorTable(Plan plan, Mirror mirror) {
        this.axis = mirror.axis();
        int objects = plan.roomCount() + plan.links().size();
        this.partner = new int[objects];
        this.touchesPartner = new boolean[objects];
        Arrays.fill(partner, NONE);
        for (Mirror.Pair pair : mirror.pairs()) {
            partner[pair.room()] = pair.partner();
            partner[pair.partner()] = pair.room();
        }
        plan.links().forEach(link -> addConnection(plan, link));
        this.image = plan.shapes().stream()
                .mapToInt(shape -> imageOf(shape, plan.shapes()))
                .toArray();
    }

    /** {@return the table of a level; empty if its layouts need not mirror themselves} */
    public static Optional<MirrorTable> of(Plan plan) {
        return plan.level().wishes().mirror().map(mirror -> new MirrorTable(plan, mirror));
    }

    private void addConnection(Plan plan, Link link) {
        int from = partner[link.from()];
        int to = partner[link.to()];
        if (from == NONE || to == NONE) {
            return;
        }
        for (Link other : plan.linksOf(from)) {
            if (other.from() == to || other.to() == to) {
                partner[plan.roomCount() + link.index()] = plan.roomCount() + other.index();
            }
        }
        if (from == link.to() && link.corridors().isEmpty()) {
            touchesPartner[link.from()] = true;
            touchesPartner[link.to()] = true;
        }
    }

    /** {@return whether left and right are alike, and not top and bottom} */
    public boolean isVertical() {
        return axis == Axis.VERTICAL;
    }

    /** {@return the object that mirrors one, itself if it stands across the line, or {@link #NONE}} */
    public int partner(int object) {
        return partner[object];
    }

    /** Whether a shape mirrored is itself one of the level's shapes, and which; {@link #NONE} if not. */
    int image(int shape) {
        return image[shape];
    }

    boolean isAcross(int object) {
        return partner[object] == object;
    }

    /** Whether a room is joined to its partner by a door, which then lies on the line. */
    boolean touchesPartner(int room) {
        return touchesPartner[room];
    }

    /** {@return whether an object stands across the line or has a door on it} */
    boolean isAtLine(int object) {
        return isAcross(object) || touchesPartner(object);
    }

    /** {@return the image of a door, from its left end to its right one as seen from the same side} */
    public Segment image(Segment door, int sum) {
        return new Segment(image(door.to(), sum, sum), image(door.from(), sum, sum));
    }

    private Point image(Point point, int sumX, int sumY) {
        return isVertical() ? new Point(sumX - point.x(), point.y()) : new Point(point.x(), sumY - point.y());
    }

    private int imageOf(Shape shape, List<Shape> all) {
        Polygon outline = Polygon.of(shape.outline().vertices().stream()
                .map(corner -> image(corner, shape.width(), shape.height()))
                .toList());
        Set<DoorRun> doors =
                shape.doors().stream().map(run -> imageOf(run, shape)).collect(Collectors.toSet());
        return all.stream()
                .filter(other -> other.outline().equals(outline) && doors.equals(new HashSet<>(other.doors())))
                .mapToInt(Shape::index)
                .findFirst()
                .orElse(NONE);
    }

    /** The same doors in the mirrored shape, in whose outline they run the other way round. */
    private DoorRun imageOf(DoorRun run, Shape shape) {
        Point last = run.first().plus(run.step().times(run.count() - 1 + run.length()));
        Point step = run.step();
        return new DoorRun(
                image(last, shape.width(), shape.height()),
                isVertical() ? new Point(step.x(), -step.y()) : new Point(-step.x(), step.y()),
                run.length(),
                run.count(),
                run.socket(),
                run.direction());
    }
}
