package undercroft.lattice;

import undercroft.random.SeededRandom;

/**
 * The variable order of the search, a form of dom/wdeg: the next room is the one with the greatest ratio of weight to
 * number of possible places. A room that took part in a contradiction gains weight, and the weight of older
 * contradictions decays (as in VSIDS).
 */
final class DomWdeg {

    /**
     * The factor by which a contradiction weighs more than the one before: after twenty contradictions about a third of
     * a weight is left.
     */
    private static final double GROWTH = 1 / 0.95;

    /** The initial weight of a room per neighbour. */
    private static final double INITIAL_WEIGHT = 0.1;

    /** Weights are rescaled when the increment exceeds this, well within the range of a double. */
    private static final double RESCALE_ABOVE = 1e100;

    /**
     * Added to every weight, so that rooms without recent contradictions are still ordered by their number of places.
     */
    private static final double MIN_WEIGHT = 1e-9;

    /** The range of the random initial weight, which breaks ties differently for each seed. */
    private static final double TIE_BREAK = 0.01;

    private final double[] weight;
    private double increment = 1;

    DomWdeg(int[][] neighbours, SeededRandom random) {
        weight = new double[neighbours.length];
        for (int room = 0; room < weight.length; room++) {
            weight[room] = INITIAL_WEIGHT * neighbours[room].length + TIE_BREAK * random.unit();
        }
    }

    /**
     * Adds weight to the rooms of a contradiction.
     *
     * @param failed the room without a place left
     * @param cause the room that took its last place, or the same
     */
    void add(int failed, int cause) {
        weight[failed] += increment;
        if (cause != failed) {
            weight[cause] += increment;
        }
        increment *= GROWTH;
        if (increment > RESCALE_ABOVE) {
            for (int room = 0; room < weight.length; room++) {
                weight[room] /= increment;
            }
            increment = 1;
        }
    }

    /** The next room to place; at least one must be unplaced. */
    int choose(PartialAssignment assignment, OpenPlaces open) {
        int chosen = 0;
        double most = -1;
        for (int i = 0; i < assignment.unplaced(); i++) {
            int room = assignment.unplaced(i);
            double priority = (weight[room] / increment + MIN_WEIGHT) / open.size(room);
            if (priority > most) {
                most = priority;
                chosen = room;
            }
        }
        return chosen;
    }
}
