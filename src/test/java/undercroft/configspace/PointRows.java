package undercroft.configspace;

import java.util.Collection;
import undercroft.geometry.Point;

/** Makes row sets from any points. */
public final class PointRows {

    private PointRows() {}

    public static LatticeRows of(Collection<Point> points) {
        return LatticeRows.ofRuns(points.stream()
                .map(point -> new LatticeRows.Run(point.y(), point.x(), point.x()))
                .toList());
    }
}
