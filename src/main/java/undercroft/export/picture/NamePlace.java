package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
import undercroft.export.drawing.Drawing.Spot;

/**
 * Places a label: finds the point inside an outline around which a rectangle with the proportions of the label can be
 * largest. This is the pole of inaccessibility as in Mapbox's polylabel, but in a norm in which all points on the rim
 * of the rectangle are equally far from its middle, and searched for on a lattice of points, since rooms are small.
 */
final class NamePlace {

    /** The number of candidate points along each side of the bounding box. */
    private static final int LATTICE = 24;

    /** A label looks comfortable with this multiple of the space that it needs; more is no better. */
    private static final double COMFORT = 1.6;

    /**
     * A difference of scale that nobody sees: among candidates that differ by less, the one nearest to the middle is
     * chosen.
     */
    private static final double INDIFFERENCE = 1e-6;

    private final List<Spot> outline;
    private final List<Line> lines = new ArrayList<>();
    private final List<Rectangle> obstacles;

    private record Line(Spot from, Spot to) {}

    /** An axis-parallel rectangle on the page. */
    record Rectangle(double left, double top, double right, double bottom) {

        static Rectangle around(Spot middle, double halfWidth, double halfHeight) {
            return new Rectangle(
                    middle.x() - halfWidth, middle.y() - halfHeight, middle.x() + halfWidth, middle.y() + halfHeight);
        }

        /** The smallest one over some spots. */
        static Rectangle over(List<Spot> spots) {
            return new Rectangle(
                    spots.stream().mapToDouble(Spot::x).min().orElseThrow(),
                    spots.stream().mapToDouble(Spot::y).min().orElseThrow(),
                    spots.stream().mapToDouble(Spot::x).max().orElseThrow(),
                    spots.stream().mapToDouble(Spot::y).max().orElseThrow());
        }

        boolean contains(Spot spot) {
            return spot.x() > left && spot.x() < right && spot.y() > top && spot.y() < bottom;
        }

        boolean overlaps(Rectangle other) {
            return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
        }

        List<Spot> corners() {
            return List.of(new Spot(left, top), new Spot(right, top), new Spot(right, bottom), new Spot(left, bottom));
        }

        Spot middle() {
            return new Spot((left + right) / 2, (top + bottom) / 2);
        }
    }

    /** A middle, and by what factor the rectangle can be enlarged around it. */
    record Place(Spot middle, double scale) {}

    /**
     * Looks for places for labels inside an outline.
     *
     * @param obstacles labels must not cover these
     */
    NamePlace(List<Spot> outline, List<Rectangle> obstacles) {
        this.outline = outline;
        this.obstacles = obstacles;
        addLines(outline);
        obstacles.forEach(obstacle -> addLines(obstacle.corners()));
    }

    /**
     * Finds the best place for a rectangle.
     *
     * @param enough a scale beyond which larger is no better
     * @return the place; its scale is 0 if there is none
     */
    Place best(double halfWidth, double halfHeight, double enough) {
        double left = outline.stream().mapToDouble(Spot::x).min().orElseThrow();
        double right = outline.stream().mapToDouble(Spot::x).max().orElseThrow();
        double top = outline.stream().mapToDouble(Spot::y).min().orElseThrow();
        double bottom = outline.stream().mapToDouble(Spot::y).max().orElseThrow();
        Spot middle = new Spot((left + right) / 2, (top + bottom) / 2);
        double most = enough * COMFORT;
        Place best = placeAt(middle, halfWidth, halfHeight, most);
        if (best.scale == most) {
            return new Place(middle, enough);
        }
        for (int row = 1; row < LATTICE; row++) {
            double y = top + (bottom - top) * row / LATTICE;
            double inHeight = Math.min(most, Math.min(y - top, bottom - y) / halfHeight);
            for (int column = 1; column < LATTICE; column++) {
                double x = left + (right - left) * column / LATTICE;
                // The bounding box limits the scale, which rules out most points at once.
                Place hoped = new Place(new Spot(x, y), Math.min(inHeight, Math.min(x - left, right - x) / halfWidth));
                if (isBetter(hoped, best, middle)) {
                    Place place = placeAt(hoped.middle, halfWidth, halfHeight, most);
                    best = isBetter(place, best, middle) ? place : best;
                }
            }
        }
        return new Place(best.middle, Math.min(enough, best.scale));
    }

    private Place placeAt(Spot spot, double halfWidth, double halfHeight, double most) {
        return new Place(spot, isFree(spot) ? Math.min(most, scaleAt(spot, halfWidth, halfHeight)) : 0);
    }

    /** Whether a rectangle lies inside the outline and covers no obstacle. */
    boolean holds(Rectangle rectangle) {
        Spot middle = rectangle.middle();
        double halfWidth = (rectangle.right - rectangle.left) / 2;
        double halfHeight = (rectangle.bottom - rectangle.top) / 2;
        return isFree(middle) && scaleAt(middle, halfWidth, halfHeight) >= 1;
    }

    private static boolean isBetter(Place place, Place best, Spot middle) {
        return place.scale > best.scale + INDIFFERENCE
                || (place.scale > best.scale - INDIFFERENCE
                        && squaredDistance(place.middle, middle) < squaredDistance(best.middle, middle));
    }

    private static double squaredDistance(Spot a, Spot b) {
        return (a.x() - b.x()) * (a.x() - b.x()) + (a.y() - b.y()) * (a.y() - b.y());
    }

    private boolean isFree(Spot spot) {
        boolean inside = false;
        for (int i = 0; i < outline.size(); i++) {
            Spot from = outline.get(i);
            Spot to = outline.get((i + 1) % outline.size());
            if (from.y() > spot.y() != to.y() > spot.y()
                    && spot.x() < from.x() + (to.x() - from.x()) * (spot.y() - from.y()) / (to.y() - from.y())) {
                inside = !inside;
            }
        }
        return inside && !isCovered(spot);
    }

    private boolean isCovered(Spot spot) {
        for (Rectangle obstacle : obstacles) {
            if (obstacle.contains(spot)) {
                return true;
            }
        }
        return false;
    }

    private double scaleAt(Spot middle, double halfWidth, double halfHeight) {
        double scale = Double.MAX_VALUE;
        for (Line line : lines) {
            double fromX = (line.from.x() - middle.x()) / halfWidth;
            double fromY = (line.from.y() - middle.y()) / halfHeight;
            double toX = (line.to.x() - middle.x()) / halfWidth;
            double toY = (line.to.y() - middle.y()) / halfHeight;
            scale = Math.min(scale, maximumNormDistance(fromX, fromY, toX - fromX, toY - fromY));
        }
        return scale;
    }

    /**
     * The minimum of max(|x|, |y|) on a segment. It is at an end, on an axis or on a diagonal, since the norm is linear
     * in between.
     */
    private static double maximumNormDistance(double x, double y, double dx, double dy) {
        double least = Math.min(Math.max(Math.abs(x), Math.abs(y)), Math.max(Math.abs(x + dx), Math.abs(y + dy)));
        least = Math.min(least, normAt(x, y, dx, dy, -x, dx));
        least = Math.min(least, normAt(x, y, dx, dy, -y, dy));
        least = Math.min(least, normAt(x, y, dx, dy, y - x, dx - dy));
        return Math.min(least, normAt(x, y, dx, dy, -x - y, dx + dy));
    }

    /** The norm at a fraction of the segment, if the fraction is from 0 to 1. */
    private static double normAt(double x, double y, double dx, double dy, double numerator, double denominator) {
        double share = denominator == 0 ? -1 : numerator / denominator;
        return share <= 0 || share >= 1
                ? Double.MAX_VALUE
                : Math.max(Math.abs(x + share * dx), Math.abs(y + share * dy));
    }

    private void addLines(List<Spot> corners) {
        for (int i = 0; i < corners.size(); i++) {
            lines.add(new Line(corners.get(i), corners.get((i + 1) % corners.size())));
        }
    }
}
