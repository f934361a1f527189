package undercroft.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;

/** Checks that outlines are simple and that no two rooms overlap. */
final class OutlineCheck {

    /** Of boxes and triangles, for all rooms: about a second. A layout of 10,000 rooms needs a fiftieth of them. */
    static final long MAX_COMPARISONS = 10_000_000;

    /** Each turn is by less than half a round, and all of them are by whole rounds: four turns make one round, so that the outline is convex. */
    private static final int MOST_LEFT_TURNS_OF_ONE_ROUND = 4;

    private OutlineCheck() {}

    /**
     * Checks all outlines.
     *
     * @return the regions of the rooms whose outline is simple
     */
    static List<Region> run(Layout layout, Findings findings) {
        return run(layout, findings, new ComparisonBudget(MAX_COMPARISONS));
    }

    /**
     * Checks all outlines.
     *
     * @param budget for comparing all rooms; where it is spent, that is reported
     */
    static List<Region> run(Layout layout, Findings findings, ComparisonBudget budget) {
        List<Region> regions = new ArrayList<>();
        for (PlacedRoom room : layout.rooms()) {
            if (checkSimple(room, findings)) {
                regions.add(Region.of(room.index(), room.outline()));
            }
        }
        List<PairSearch.Pair> overlapping = PairSearch.pairsCloserThan(0, regions, pair -> true, budget);
        if (budget.isSpent()) {
            findings.add(Rule.OVERLAP, () -> Findings.TOO_INTRICATE);
        }
        for (PairSearch.Pair pair : overlapping) {
            findings.add(
                    Rule.OVERLAP,
                    () -> "The rooms %s and %s overlap between %s and %s."
                            .formatted(
                                    findings.room(pair.low().room()),
                                    findings.room(pair.high().room()),
                                    lowCorner(pair),
                                    highCorner(pair)));
        }
        return regions;
    }

    private static boolean checkSimple(PlacedRoom room, Findings findings) {
        List<Point> vertices = room.outline().vertices();
        int count = vertices.size();
        boolean isTurningLeft = true;
        for (int i = 0; i < count; i++) {
            Point next = vertices.get((i + 1) % count);
            // If the outline turns at a corner, its two edges have only the corner in common.
            long turn = Grid.turn(vertices.get(i), next, vertices.get((i + 2) % count));
            if (turn == 0) {
                report(room, next, findings);
                return false;
            }
            isTurningLeft &= turn > 0;
        }
        if (isTurningLeft && count <= MOST_LEFT_TURNS_OF_ONE_ROUND) {
            return true;
        }
        OptionalInt meeting = new MeetingEdges(room.outline().edges()).first();
        meeting.ifPresent(edge -> report(room, vertices.get(edge), findings));
        return meeting.isEmpty();
    }

    private static void report(PlacedRoom room, Point place, Findings findings) {
        findings.add(
                Rule.OUTLINE,
                () -> "The outline of room %s must not cross or touch itself; it does so after %s."
                        .formatted(findings.room(room.index()), place));
    }

    private static Point lowCorner(PairSearch.Pair pair) {
        Box one = pair.low().bounds();
        Box other = pair.high().bounds();
        return new Point(Math.max(one.x(), other.x()), Math.max(one.y(), other.y()));
    }

    private static Point highCorner(PairSearch.Pair pair) {
        Box one = pair.low().bounds();
        Box other = pair.high().bounds();
        return new Point(Math.min(one.maxX(), other.maxX()), Math.min(one.maxY(), other.maxY()));
    }
}
