package undercroft.geometry;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The cells whose centres a polygon covers. Only slanted edges run through centres; whether such a centre counts as covered depends
 * on the side of the polygon on which the edge lies.
 */
public final class CoveredCells {

    /** The least turn from an edge to a centre west of it if an edge through the centre counts as east of it. */
    private static final int EDGE_IS_EAST = 0;

    /** The least turn from an edge to a centre west of it if an edge through the centre counts as west of it. */
    private static final int EDGE_IS_WEST = 1;

    /** Takes a cell by its lower left corner. */
    public interface Visitor {
        void visit(int x, int y);
    }

    private CoveredCells() {}

    /** Visits the cells whose centre is inside the polygon or on an edge at its eastern side, row by row from below. */
    public static void visitWithEasternEdges(Polygon polygon, Visitor visitor) {
        visit(polygon, EDGE_IS_EAST, visitor);
    }

    /** Visits the cells whose centre is inside the polygon or on an edge at its western side, row by row from below. */
    public static void visitWithWesternEdges(Polygon polygon, Visitor visitor) {
        visit(polygon, EDGE_IS_WEST, visitor);
    }

    /** {@return the cells whose centre is inside the polygon, not on an edge; in no particular but a fixed order} */
    public static Set<Point> inside(Polygon polygon) {
        Set<Point> eastern = new LinkedHashSet<>();
        visitWithEasternEdges(polygon, (x, y) -> eastern.add(new Point(x, y)));
        Set<Point> western = new LinkedHashSet<>();
        visitWithWesternEdges(polygon, (x, y) -> western.add(new Point(x, y)));
        eastern.retainAll(western);
        return eastern;
    }

    /** {@return the cells whose centre is inside the polygon or on any edge; in no particular but a fixed order} */
    public static Set<Point> insideOrOn(Polygon polygon) {
        Set<Point> cells = new LinkedHashSet<>();
        visitWithEasternEdges(polygon, (x, y) -> cells.add(new Point(x, y)));
        visitWithWesternEdges(polygon, (x, y) -> cells.add(new Point(x, y)));
        return cells;
    }

    /** {@return the cells of which no part is outside the polygon; in no particular but a fixed order} */
    public static Set<Point> whole(Polygon polygon) {
        Set<Point> cells = inside(polygon);
        for (Segment edge : polygon.edges()) {
            if (edge.from().x() != edge.to().x() && edge.from().y() != edge.to().y()) {
                removeCut(edge.from().y() < edge.to().y() ? edge : edge.reversed(), cells);
            }
        }
        return cells;
    }

    /** Removes the cells that a slanted edge, which goes up, divides. */
    private static void removeCut(Segment edge, Set<Point> cells) {
        long width = (long) edge.to().x() - edge.from().x();
        long height = (long) edge.to().y() - edge.from().y();
        for (int y = edge.from().y(); y < edge.to().y(); y++) {
            // The products of the height and the edge's x at the lower and the upper side of the row.
            long below = edge.from().x() * height + (y - edge.from().y()) * width;
            long above = below + width;
            long end = -Math.floorDiv(-Math.max(below, above), height);
            for (long x = Math.floorDiv(Math.min(below, above), height); x < end; x++) {
                cells.remove(new Point((int) x, y));
            }
        }
    }

    /** Visits the cells with an odd number of edges to their east. */
    private static void visit(Polygon polygon, int leastTurn, Visitor visitor) {
        Box box = polygon.bounds();
        BitSet edges = edgesEastOfCells(polygon, leastTurn);
        for (int y = box.y(); y < box.maxY(); y++) {
            boolean isInside = false;
            for (int x = box.maxX() - 1; x >= box.x(); x--) {
                isInside ^= edges.get(bit(box, x, y));
                if (isInside) {
                    visitor.visit(x, y);
                }
            }
        }
    }

    /**
     * For each cell in the bounding box, whether an odd number of edges has this as the easternmost cell west of them in
     * its row. All coordinates are doubled, so that centres are odd and vertices even and no edge ends at the height of a
     * centre.
     */
    private static BitSet edgesEastOfCells(Polygon outline, int leastTurn) {
        Box box = outline.bounds();
        BitSet edges = new BitSet();
        for (Segment edge : outline.edges()) {
            Point low = edge.from().y() < edge.to().y() ? edge.from() : edge.to();
            Point high = edge.from().y() < edge.to().y() ? edge.to() : edge.from();
            long dx = 2L * (high.x() - low.x());
            long dy = 2L * (high.y() - low.y());
            for (int y = low.y(); y < high.y(); y++) {
                // The largest centre with dx × (its height − low.y) − dy × (centre − low.x) ≥ leastTurn.
                long centre = 2L * low.x() + Math.floorDiv(dx * (2L * (y - low.y()) + 1) - leastTurn, dy);
                int cell = (int) Math.floorDiv(centre - 1, 2);
                if (cell >= box.x()) {
                    edges.flip(bit(box, cell, y));
                }
            }
        }
        return edges;
    }

    private static int bit(Box box, int x, int y) {
        return (y - box.y()) * box.width() + x - box.x();
    }
}
