package undercroft.export.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import undercroft.geometry.Point;

/** The contours of sets of cells. */
final class CellLoops {

    private CellLoops() {}

    /**
     * {@return the contours of some cells, counter-clockwise, holes clockwise, with a point at every corner of a cell}
     *
     * @param cells by their lower left corners, in a fixed order
     */
    static List<List<Point>> around(Set<Point> cells) {
        Map<Point, List<Point>> next = new LinkedHashMap<>();
        for (Point cell : cells) {
            List<Point> corners =
                    List.of(cell, cell.plus(new Point(1, 0)), cell.plus(new Point(1, 1)), cell.plus(new Point(0, 1)));
            List<Point> beyond = List.of(new Point(0, -1), new Point(1, 0), new Point(0, 1), new Point(-1, 0));
            for (int side = 0; side < corners.size(); side++) {
                if (!cells.contains(cell.plus(beyond.get(side)))) {
                    next.computeIfAbsent(corners.get(side), from -> new ArrayList<>())
                            .add(corners.get((side + 1) % corners.size()));
                }
            }
        }
        List<List<Point>> loops = new ArrayList<>();
        while (!next.isEmpty()) {
            Point start = next.keySet().iterator().next();
            List<Point> loop = new ArrayList<>();
            Point at = start;
            do {
                loop.add(at);
                at = step(at, next);
            } while (!at.equals(start));
            loops.add(loop);
        }
        return loops;
    }

    private static Point step(Point from, Map<Point, List<Point>> next) {
        List<Point> ways = Objects.requireNonNull(next.get(from));
        Point way = ways.remove(ways.size() - 1);
        if (ways.isEmpty()) {
            next.remove(from);
        }
        return way;
    }
}
