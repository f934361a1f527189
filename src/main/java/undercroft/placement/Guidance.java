package undercroft.placement;

import java.util.ArrayList;
import java.util.List;
import undercroft.geometry.CardinalDirection;
import undercroft.plan.Plan;

/**
 * Guides the rooms on the way to one that a wish names: how far such a room would be from keeping the wish if it were led to from some
 * place in strides of a usual length. It only decides which of several places is tried first.
 */
final class Guidance {

    private final Plan plan;
    private final RoomDistances distances;
    private final List<PairConstraint> pairs;
    private final List<RimConstraint> rims;

    Guidance(Plan plan, RoomDistances distances, List<PairConstraint> pairs, List<RimConstraint> rims) {
        this.plan = plan;
        this.distances = distances;
        this.pairs = new ArrayList<>(pairs);
        this.rims = new ArrayList<>(rims);
    }

    /**
     * The cells that are missing, over all wishes about a room to which the candidate leads.
     *
     * @param stride how far a room leads, in cells
     */
    double lag(Candidate candidate, Placed placed, double stride) {
        int room = candidate.object;
        double sum = 0;
        for (PairConstraint pair : pairs) {
            boolean isFirstPlaced = placed.isPlaced(pair.first);
            if (isFirstPlaced != placed.isPlaced(pair.second)) {
                int named = isFirstPlaced ? pair.second : pair.first;
                int away = leads(room, named, placed);
                if (away > 0) {
                    candidate.object = named;
                    sum += Math.max(0, pair.breach(candidate, placed) - away * stride);
                }
            }
        }
        candidate.object = room;
        for (RimConstraint rim : rims) {
            int away = placed.isPlaced(rim.room()) ? 0 : leads(room, rim.room(), placed);
            if (away > 0) {
                sum += Math.max(0, inside(candidate, rim.side(), placed) - away * stride);
            }
        }
        return sum;
    }

    /** How many connections a room is away from a named one; 0 if it is that room or is not on the way to it from what is placed. */
    private int leads(int room, int named, Placed placed) {
        int[] away = distances.to(named);
        if (away == null) {
            return 0;
        }
        for (int other : plan.neighboursOf(room)) {
            if (placed.isPlaced(other) && away[other] <= away[room]) {
                return 0;
            }
        }
        return away[room];
    }

    /** How far the outermost placed object reaches beyond the candidate. */
    private static int inside(Candidate candidate, CardinalDirection side, Placed placed) {
        int most = 0;
        for (int i = 0; i < placed.count(); i++) {
            int other = placed.object(i);
            most = Math.max(
                    most,
                    switch (side) {
                        case NORTH -> placed.top(other) - candidate.top;
                        case SOUTH -> candidate.y - placed.y(other);
                        case EAST -> placed.right(other) - candidate.right;
                        case WEST -> candidate.x - placed.x(other);
                    });
        }
        return most;
    }
}
