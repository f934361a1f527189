package undercroft.geometry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** Small random simple polygons of every kind, near the origin. */
public final class RandomPolygons {

    private static final int SLANTED_EXTENT = 7;

    private RandomPolygons() {}

    /** Axis-parallel or slanted. */
    public static Polygon any(SplittableRandom random) {
        return random.nextBoolean() ? axisParallel(random) : slanted(random);
    }

    /** One to ten cells without a hole, grown from a single cell. */
    public static Polygon axisParallel(SplittableRandom random) {
        int wanted = random.nextInt(1, 11);
        Set<Point> cells = new LinkedHashSet<>(Set.of(Point.ORIGIN));
        Polygon outline = outlineOf(cells).orElseThrow();
        // Cells that would close a hole or touch another only at a corner are skipped.
        for (int tries = 0; cells.size() < wanted && tries < 4 * wanted; tries++) {
            Point from = List.copyOf(cells).get(random.nextInt(cells.size()));
            Set<Point> grown = new LinkedHashSet<>(cells);
            grown.add(from.plus(Transform.ROTATIONS.get(random.nextInt(4)).apply(new Point(1, 0))));
            Optional<Polygon> grownOutline = outlineOf(grown);
            if (grownOutline.isPresent()) {
                cells = grown;
                outline = grownOutline.get();
            }
        }
        return outline;
    }

    /** Three to six points of a small grid, in any order in which the outline does not cross or touch itself. */
    public static Polygon slanted(SplittableRandom random) {
        while (true) {
            int count = random.nextInt(3, 7);
            Set<Point> points = new LinkedHashSet<>();
            while (points.size() < count) {
                points.add(new Point(random.nextInt(SLANTED_EXTENT), random.nextInt(SLANTED_EXTENT)));
            }
            List<Point> outline = List.copyOf(points);
            if (Jts.isSimple(outline)) {
                return Polygon.of(outline);
            }
        }
    }

    /** A convex polygon: the hull of a few points of a small grid. */
    public static Polygon convex(SplittableRandom random) {
        while (true) {
            List<Point> points = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                points.add(new Point(random.nextInt(SLANTED_EXTENT), random.nextInt(SLANTED_EXTENT)));
            }
            Optional<Polygon> hull = Jts.hull(points);
            if (hull.isPresent()) {
                return hull.get();
            }
        }
    }

    /** The outline of some cells, if it is a single ring that does not touch itself. */
    private static Optional<Polygon> outlineOf(Set<Point> cells) {
        Map<Point, Point> next = new HashMap<>();
        for (Point cell : cells) {
            Point east = new Point(1, 0);
            Point north = new Point(0, 1);
            List<Point> corners = List.of(cell, cell.plus(east), cell.plus(east).plus(north), cell.plus(north));
            List<Point> beyond = List.of(cell.minus(north), cell.plus(east), cell.plus(north), cell.minus(east));
            for (int side = 0; side < 4; side++) {
                if (!cells.contains(beyond.get(side))
                        && next.put(corners.get(side), corners.get((side + 1) % 4)) != null) {
                    return Optional.empty();
                }
            }
        }
        List<Point> ring = new ArrayList<>();
        Point start = next.keySet().iterator().next();
        Point at = start;
        do {
            ring.add(at);
            at = Objects.requireNonNull(next.get(at));
        } while (!at.equals(start));
        return ring.size() == next.size() ? Optional.of(Polygon.of(ring)) : Optional.empty();
    }
}
