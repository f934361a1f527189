package undercroft.lattice;

import undercroft.random.SeededRandom;

/**
 * Which room is to stand next: the one with the greatest weight for each place that is open to it. A room that took part in a
 * contradiction weighs more from then on, and all others, by and by, less.
 */
final class DomWdeg {

    /** By so much more a contradiction weighs than the one before: of twenty steps ago about a third is left. */
    private static final double GROWTH = 1 / 0.95;

    /** What a room weighs from the start, for each neighbour. */
    private static final double PER_NEIGHBOUR = 0.1;

    /** Far from where doubles end. */
    private static final double TOO_LARGE = 1e100;

    /** Keeps the order of rooms that were in no contradiction for long. */
    private static final double LEAST = 1e-9;

    /** Enough to decide between equals, and for different seeds differently. */
    private static final double CHANCE = 0.01;

    private final double[] weight;
    private double increment = 1;

    DomWdeg(int[][] neighbours, SeededRandom random) {
        weight = new double[neighbours.length];
        for (int room = 0; room < weight.length; room++) {
            weight[room] = PER_NEIGHBOUR * neighbours[room].length + CHANCE * random.unit();
        }
    }

    void add(int failed, int cause) {
        weight[failed] += increment;
        if (cause != failed) {
            weight[cause] += increment;
        }
        increment *= GROWTH;
        if (increment > TOO_LARGE) {
            for (int room = 0; room < weight.length; room++) {
                weight[room] /= increment;
            }
            increment = 1;
        }
    }

    /** The room to stand next, of those that do not stand; there must be one. */
    int choose(PartialAssignment standing, OpenPlaces open) {
        int chosen = 0;
        double most = -1;
        for (int i = 0; i < standing.missing(); i++) {
            int room = standing.missing(i);
            double merit = (weight[room] / increment + LEAST) / open.size(room);
            if (merit > most) {
                most = merit;
                chosen = room;
            }
        }
        return chosen;
    }
}
