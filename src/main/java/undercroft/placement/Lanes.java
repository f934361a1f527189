package undercroft.placement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import undercroft.configspace.Shape;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.template.DoorRun;

/** For each shape, the columns, or rows, of one of its doors on some side before which nothing of the shape itself lies. Not thread-safe. */
final class Lanes {

    private static final Lane NONE = new Lane(0, 0);

    private final List<Shape> shapes;
    private final RimProfiles profiles;
    private final int drawn;
    private final Map<Integer, Lane> known = new HashMap<>();

    /** @param drawn which door of a shape it is, modulo their number */
    Lanes(List<Shape> shapes, RimProfiles profiles, int drawn) {
        this.shapes = shapes;
        this.profiles = profiles;
        this.drawn = drawn;
    }

    /** From the first column to that after the last, from the left side of the shape. */
    private record Lane(int from, int to) {}

    boolean hasLane(int shape) {
        return lane(shape).to() > 0;
    }

    int from(int shape) {
        return lane(shape).from();
    }

    int to(int shape) {
        return lane(shape).to();
    }

    private Lane lane(int shape) {
        return known.computeIfAbsent(shape, some -> draw(shapes.get(some)));
    }

    private Lane draw(Shape shape) {
        List<Lane> all = new ArrayList<>();
        for (DoorRun run : shape.doors()) {
            if (isOnSide(run.step())) {
                for (int k = 0; k < run.count(); k++) {
                    Lane lane = lane(run, k);
                    if (isOutermost(shape, run, lane)) {
                        all.add(lane);
                    }
                }
            }
        }
        return all.isEmpty() ? NONE : all.get(drawn % all.size());
    }

    /** Along an outline, the interior lies to the left. */
    private boolean isOnSide(Point step) {
        return switch (profiles.side()) {
            case NORTH -> step.x() < 0 && step.y() == 0;
            case SOUTH -> step.x() > 0 && step.y() == 0;
            case EAST -> step.y() > 0 && step.x() == 0;
            case WEST -> step.y() < 0 && step.x() == 0;
        };
    }

    private boolean isVertical() {
        return profiles.side() == CardinalDirection.NORTH || profiles.side() == CardinalDirection.SOUTH;
    }

    private Lane lane(DoorRun run, int k) {
        Point from = run.first().plus(run.step().times(k));
        Point to = from.plus(run.step().times(run.length()));
        int a = isVertical() ? from.x() : from.y();
        int b = isVertical() ? to.x() : to.y();
        return new Lane(Math.min(a, b), Math.max(a, b));
    }

    private boolean isOutermost(Shape shape, DoorRun run, Lane lane) {
        int wall = isVertical() ? run.first().y() : run.first().x();
        boolean isPositive = profiles.side() == CardinalDirection.NORTH || profiles.side() == CardinalDirection.EAST;
        int reach = isPositive ? wall : -wall;
        RimProfile profile = profiles.of(shape.index());
        return IntStream.range(lane.from(), lane.to()).allMatch(line -> profile.reach(line) == reach);
    }
}
