package undercroft.tiles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;

/** Joins sides of cells into maximal straight walls. */
final class WallRuns {

    private static final Comparator<Side> ALONG_ROWS = Comparator.<Side>comparingInt(
                    side -> side.cell().y())
            .thenComparingInt(side -> side.cell().x());

    private static final Comparator<Side> ALONG_COLUMNS = Comparator.comparing(Side::cell);

    private WallRuns() {}

    /**
     * The walls along distinct sides: first those along rows from bottom to top, then those along columns from left to
     * right.
     */
    static List<Segment> of(List<Side> sides) {
        List<Segment> runs = new ArrayList<>();
        sides.stream().filter(Side::isBelow).sorted(ALONG_ROWS).forEach(side -> lengthen(runs, side.segment()));
        sides.stream()
                .filter(side -> !side.isBelow())
                .sorted(ALONG_COLUMNS)
                .forEach(side -> lengthen(runs, side.segment()));
        return runs;
    }

    private static void lengthen(List<Segment> runs, Segment next) {
        int last = runs.size() - 1;
        if (last >= 0
                && runs.get(last).to().equals(next.from())
                && direction(runs.get(last)).equals(direction(next))) {
            runs.set(last, new Segment(runs.get(last).from(), next.to()));
        } else {
            runs.add(next);
        }
    }

    private static Point direction(Segment run) {
        return run.step();
    }
}
