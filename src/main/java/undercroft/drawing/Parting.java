package undercroft.drawing;

import java.util.ArrayList;
import java.util.List;

/**
 * Takes a merge back in a drawing: where one point is, two come to be, as far from each other as they can without any
 * crossing, in a direction in which the edges of both come in their order.
 */
final class Parting {

    /** Directions that are tried, besides those in the middle of where the order allows any. */
    private static final int DIRECTIONS = 48;

    /** The first of them, in the distance of two, so that none lies on an axis, as edges often do. */
    private static final double FIRST_DIRECTION = 0.37;

    /** How far apart the two are tried to be at first, in their radii together; relaxing does the rest. */
    private static final double WANTED_DISTANCE = 0.7;

    /** How often the distance is halved before a direction is given up. */
    private static final int HALVINGS = 30;

    /** From this angle to the next edge on, in radians, a direction is as good as another. */
    private static final double AMPLE = 1;

    /** Where there is no direction without a crossing, the two come to be so near to each other. */
    private static final double NO_DISTANCE = 1e-3;

    private final Points points;
    private final Merge merge;
    private final int[] ofKept;
    private final int[] ofGone;
    private final double x;
    private final double y;

    private Parting(Points points, Merge merge) {
        this.points = points;
        this.merge = merge;
        this.ofKept = othersAfter(merge.aroundKept(), merge.gone());
        this.ofGone = othersAfter(merge.aroundGone(), merge.kept());
        this.x = points.x[merge.kept()];
        this.y = points.y[merge.kept()];
    }

    /** Parts a point, whose two radii must be known. */
    static void part(Points points, Merge merge) {
        Parting parting = new Parting(points, merge);
        parting.reconnect();
        parting.place();
    }

    private void reconnect() {
        int kept = merge.kept();
        int gone = merge.gone();
        for (int other : ofGone) {
            List<Integer> adjacent = new ArrayList<>();
            for (int point : points.adjacent[other]) {
                if (point != kept || isIn(ofKept, other)) {
                    adjacent.add(point);
                }
            }
            adjacent.add(gone);
            points.adjacent[other] =
                    adjacent.stream().mapToInt(Integer::intValue).toArray();
        }
        points.adjacent[kept] = merge.aroundKept();
        points.adjacent[gone] = merge.aroundGone();
        points.isUsed[gone] = true;
        points.x[gone] = x;
        points.y[gone] = y;
    }

    /** The one with fewer edges moves, for then fewer edges do. */
    private void place() {
        boolean keptMoves = ofKept.length < ofGone.length;
        int mover = keptMoves ? merge.kept() : merge.gone();
        int stayer = keptMoves ? merge.gone() : merge.kept();
        int[] edges = points.edges();
        double wanted = WANTED_DISTANCE * (points.radius[mover] + points.radius[stayer]);
        double best = 0;
        double bestX = x + NO_DISTANCE;
        double bestY = y;
        for (double direction : directions()) {
            double margin = margin(direction);
            double sign = keptMoves ? -1 : 1;
            double stepX = sign * StrictMath.cos(direction);
            double stepY = sign * StrictMath.sin(direction);
            double distance = margin > 0 ? freeDistance(mover, stayer, edges, stepX, stepY, wanted) : 0;
            double score = Math.min(margin, AMPLE) * distance;
            if (score > best) {
                best = score;
                bestX = x + distance * stepX;
                bestY = y + distance * stepY;
            }
        }
        points.x[mover] = bestX;
        points.y[mover] = bestY;
    }

    private List<Double> directions() {
        List<Double> directions = new ArrayList<>();
        for (int i = 0; i < DIRECTIONS; i++) {
            directions.add((i + FIRST_DIRECTION) * 2 * Math.PI / DIRECTIONS);
        }
        List<Double> bounds = new ArrayList<>();
        addBounds(ofKept, 0, bounds);
        addBounds(ofGone, Math.PI, bounds);
        bounds.sort(null);
        for (int i = 0; i < bounds.size(); i++) {
            double next = i + 1 < bounds.size() ? bounds.get(i + 1) : bounds.get(0) + 2 * Math.PI;
            directions.add((bounds.get(i) + next) / 2);
        }
        return directions;
    }

    private void addBounds(int[] others, double turn, List<Double> bounds) {
        if (others.length > 0) {
            bounds.add(normal(angleTo(others[0]) + turn));
            bounds.add(normal(angleTo(others[others.length - 1]) + turn));
        }
    }

    /** How far, in radians, a direction from the kept to the gone one keeps from breaking the order; negative if it does. */
    private double margin(double direction) {
        if (ofKept.length == 1 && ofGone.length == 1 && ofKept[0] == ofGone[0]) {
            // A triangle comes to be, and the order of two edges says nothing about its sense. The face that vanished
            // does.
            double quarter = Math.PI / 2;
            double best = angleTo(ofKept[0]) + (merge.closesAfter() ? -quarter : quarter);
            return quarter - Math.abs(normal(direction - best + Math.PI) - Math.PI);
        }
        double margin = Math.PI;
        if (ofKept.length > 0) {
            margin = Math.min(margin, inside(direction, angleTo(ofKept[ofKept.length - 1]), angleTo(ofKept[0])));
        }
        if (ofGone.length > 0) {
            double back = direction + Math.PI;
            margin = Math.min(margin, inside(back, angleTo(ofGone[ofGone.length - 1]), angleTo(ofGone[0])));
        }
        return margin;
    }

    /** How far inside the arc, counter-clockwise from one angle to another, an angle is; negative outside. */
    private static double inside(double angle, double from, double to) {
        double arc = normal(to - from);
        double at = normal(angle - from);
        // From an angle to itself is once around.
        return Math.min(at, (arc == 0 ? 2 * Math.PI : arc) - at);
    }

    private double angleTo(int point) {
        return StrictMath.atan2(points.y[point] - y, points.x[point] - x);
    }

    private static double normal(double angle) {
        double rest = angle % (2 * Math.PI);
        return rest < 0 ? rest + 2 * Math.PI : rest;
    }

    /** How far the mover can go in a direction, at most as wanted, without a crossing; 0 if nowhere. */
    private double freeDistance(int mover, int stayer, int[] edges, double stepX, double stepY, double wanted) {
        double distance = wanted;
        for (int halvings = 0; halvings < HALVINGS; halvings++) {
            if (crossesNothing(mover, stayer, edges, x + distance * stepX, y + distance * stepY)) {
                return distance;
            }
            distance /= 2;
        }
        return 0;
    }

    private boolean crossesNothing(int mover, int stayer, int[] edges, double newX, double newY) {
        for (int edge = 0; edge < edges.length; edge += 2) {
            int from = edges[edge];
            int to = edges[edge + 1];
            if (from != mover && to != mover) {
                if (from != stayer && to != stayer && meets(from, to, x, y, newX, newY)) {
                    return false;
                }
                for (int other : points.adjacent[mover]) {
                    if (other != stayer
                            && from != other
                            && to != other
                            && meets(from, to, newX, newY, points.x[other], points.y[other])) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private boolean meets(int from, int to, double ax, double ay, double bx, double by) {
        return Segments.meet(ax, ay, bx, by, points.x[from], points.y[from], points.x[to], points.y[to]);
    }

    private static boolean isIn(int[] some, int point) {
        for (int other : some) {
            if (other == point) {
                return true;
            }
        }
        return false;
    }

    /** The others around a point, in their order after one of them. */
    private static int[] othersAfter(int[] around, int one) {
        int at = 0;
        while (around[at] != one) {
            at++;
        }
        int[] others = new int[around.length - 1];
        for (int i = 0; i < others.length; i++) {
            others[i] = around[(at + 1 + i) % around.length];
        }
        return others;
    }
}
