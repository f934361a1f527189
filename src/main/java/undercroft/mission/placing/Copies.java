package undercroft.mission.placing;

import undercroft.random.SeededRandom;

/**
 * Draws rooms for copies of one item, so that each way to distribute them has a chance in proportion to the product of the weights of
 * its rooms. Copies are alike: it matters how many lie in a room, not which.
 */
final class Copies {

    private final int count;
    private final double[] weights;

    /** For each room and number of copies, the sum over all ways to lay that many into this and the later rooms. */
    private final double[][] sums;

    /** @param weights of the rooms, not all 0 */
    Copies(int count, double... weights) {
        this.count = count;
        this.weights = weights;
        this.sums = new double[weights.length + 1][count + 1];
        sums[weights.length][0] = 1;
        for (int room = weights.length - 1; room >= 0; room--) {
            for (int copies = 0; copies <= count; copies++) {
                double here = copies == 0 ? 0 : weights[room] * sums[room][copies - 1];
                sums[room][copies] = sums[room + 1][copies] + here;
            }
        }
    }

    /** The positions of the rooms that get the copies, in rising order. */
    int[] draw(SeededRandom random) {
        int[] drawn = new int[count];
        int left = count;
        int room = 0;
        while (left > 0) {
            double all = sums[room][left];
            double here = weights[room] * sums[room][left - 1];
            if (random.nextDouble() * all < here) {
                drawn[count - left] = room;
                left--;
            } else {
                room++;
            }
        }
        return drawn;
    }
}
