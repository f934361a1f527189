package undercroft.drawing;

import java.util.Arrays;

/**
 * Points and the edges between them, some points unused. How far apart two should be is the sum of their radii, by the
 * fourth-power norm: its unit circle is a square with round corners, as rooms are, and unlike a square's its distances
 * change in every direction.
 */
final class Points {

    /** Keeps points that lie on each other from having no distance at all. */
    private static final double LEAST_DISTANCE = 1e-9;

    final double[] x;
    final double[] y;
    final double[] radius;
    final int[][] adjacent;
    final boolean[] isUsed;

    Points(int size) {
        x = new double[size];
        y = new double[size];
        radius = new double[size];
        adjacent = new int[size][0];
        isUsed = new boolean[size];
    }

    int size() {
        return x.length;
    }

    static double distance(double dx, double dy) {
        double squareX = dx * dx;
        double squareY = dy * dy;
        return Math.sqrt(Math.sqrt(squareX * squareX + squareY * squareY)) + LEAST_DISTANCE;
    }

    /** The edges between used points, each once, as pairs one after the other. */
    int[] edges() {
        int count = 0;
        int[] ends = new int
                [Arrays.stream(adjacent).mapToInt(others -> others.length).sum()];
        for (int from = 0; from < adjacent.length; from++) {
            for (int to : adjacent[from]) {
                if (isUsed[from] && from < to) {
                    ends[count++] = from;
                    ends[count++] = to;
                }
            }
        }
        return Arrays.copyOf(ends, count);
    }
}
