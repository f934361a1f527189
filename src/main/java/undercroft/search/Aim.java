package undercroft.search;

import java.util.Optional;
import undercroft.configspace.LatticeSet;
import undercroft.drawing.ClusterDrawing;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.random.RandomStream;

/** Where the middle of each room should about be, in cells, by a drawing of the level's graph. */
final class Aim {

    /**
     * The least scale of an attempt's drawing; the largest is 1. Rooms that stand a little short of their aims cannot make up for
     * it where a drawing is stretched to the full, which long loops feel; where loops are many and short the full scale is best.
     */
    private static final double LEAST_SCALE = 0.9;

    private final double[] x;
    private final double[] y;

    private Aim(double[] x, double[] y) {
        this.x = x;
        this.y = y;
    }

    /** An aim for the rooms as they are cast; nothing where there is no drawing, or no time for one. */
    static Optional<Aim> of(Plan plan, Casting casting, RandomStream random, Budget budget) {
        return ClusterDrawing.of(plan.graph(), random::below, budget::isOverNow).map(drawing -> {
            double scale = LEAST_SCALE + (1 - LEAST_SCALE) * random.unit();
            double unit = scale * meanDistance(plan, casting);
            double[] x = new double[plan.roomCount()];
            double[] y = new double[plan.roomCount()];
            for (int room = 0; room < x.length; room++) {
                x[room] = unit * drawing.x(room);
                y[room] = unit * drawing.y(room);
            }
            return new Aim(x, y);
        });
    }

    double x(int room) {
        return x[room];
    }

    double y(int room) {
        return y[room];
    }

    /** How far the middles of two joined rooms are apart along the longer axis, in cells, over all ways to join them. */
    private static double meanDistance(Plan plan, Casting casting) {
        double sum = 0;
        long count = 0;
        for (Link link : plan.links()) {
            int from = casting.of(link.from()).shape().index();
            int to = casting.of(link.to()).shape().index();
            LatticeSet offsets = link.forth().of(from, to);
            double dx = (plan.width(to) - plan.width(from)) / 2.0;
            double dy = (plan.height(to) - plan.height(from)) / 2.0;
            for (int i = 0; i < offsets.size(); i++) {
                sum += Math.max(Math.abs(offsets.x(i) + dx), Math.abs(offsets.y(i) + dy));
            }
            count += offsets.size();
        }
        return count == 0 ? plan.meanRoomSize() : sum / count;
    }
}
