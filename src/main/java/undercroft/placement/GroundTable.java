package undercroft.placement;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import undercroft.configspace.Shape;
import undercroft.geometry.CoveredCells;
import undercroft.geometry.Point;
import undercroft.level.Frame;

/**
 * The ground of a drawing, and how many cells of a shape in some place lie off it. A shape consists of the cells whose centres lie in it
 * or on its outline. Thread-safe: what is computed twice is the same.
 */
final class GroundTable {

    private final Frame.Ground ground;
    private final List<Shape> shapes;

    /** By row from below, the number of ground cells west of each cell. */
    private final int[][] groundBefore;

    private final AtomicReferenceArray<int @Nullable []> runs;
    private final AtomicReferenceArray<@Nullable List<Point>> places;

    GroundTable(Frame.Ground ground, List<Shape> shapes) {
        this.ground = ground;
        this.shapes = shapes;
        this.groundBefore = new int[ground.height()][ground.width() + 1];
        for (int y = 0; y < ground.height(); y++) {
            for (int x = 0; x < ground.width(); x++) {
                groundBefore[y][x + 1] = groundBefore[y][x] + (ground.isGround(x, y) ? 1 : 0);
            }
        }
        this.runs = new AtomicReferenceArray<>(shapes.size());
        this.places = new AtomicReferenceArray<>(shapes.size());
    }

    Frame.Ground ground() {
        return ground;
    }

    /** The number of a shape's cells that lie off the ground if its lower left corner is at a place. */
    long cellsOff(int shape, int x, int y) {
        if (!canFit(shape)) {
            return shapes.get(shape).width() + (long) shapes.get(shape).height();
        }
        int[] its = runsOf(shape);
        long off = 0;
        for (int i = 0; i < its.length; i += RUN) {
            int row = y + its[i];
            int from = x + its[i + 1];
            int to = x + its[i + 2];
            off += to - from;
            if (row >= 0 && row < groundBefore.length) {
                off -= before(row, to) - before(row, from);
            }
        }
        return off;
    }

    /** All places where a shape lies on the ground. */
    List<Point> placesOf(int shape) {
        List<Point> its = places.get(shape);
        if (its == null) {
            its = findPlaces(shape);
            places.set(shape, its);
        }
        return its;
    }

    private List<Point> findPlaces(int shape) {
        List<Point> found = new ArrayList<>();
        for (int y = 0; y + shapes.get(shape).height() <= ground.height(); y++) {
            for (int x = 0; x + shapes.get(shape).width() <= ground.width(); x++) {
                if (cellsOff(shape, x, y) == 0) {
                    found.add(new Point(x, y));
                }
            }
        }
        return found;
    }

    private boolean canFit(int shape) {
        return shapes.get(shape).width() <= ground.width() && shapes.get(shape).height() <= ground.height();
    }

    private int before(int row, int x) {
        return groundBefore[row][Math.max(0, Math.min(ground.width(), x))];
    }

    /** A row and the columns from and to, the last not included. */
    private static final int RUN = 3;

    /** The cells of a shape, run by run. */
    private int[] runsOf(int shape) {
        int[] its = runs.get(shape);
        if (its == null) {
            its = findRuns(shape);
            runs.set(shape, its);
        }
        return its;
    }

    private int[] findRuns(int shape) {
        List<Integer> found = new ArrayList<>();
        CoveredCells.insideOrOn(shapes.get(shape).outline()).stream()
                .sorted((a, b) -> a.y() != b.y() ? Integer.compare(a.y(), b.y()) : Integer.compare(a.x(), b.x()))
                .forEach(cell -> addCell(found, cell));
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    private static void addCell(List<Integer> found, Point cell) {
        int last = found.size() - RUN;
        if (last >= 0 && found.get(last) == cell.y() && found.get(last + 2) == cell.x()) {
            found.set(last + 2, cell.x() + 1);
        } else {
            found.addAll(List.of(cell.y(), cell.x(), cell.x() + 1));
        }
    }
}
