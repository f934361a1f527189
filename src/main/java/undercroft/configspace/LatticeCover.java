package undercroft.configspace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A cover of a set of grid points by few large rectangles, which may overlap. Dilating by the set costs one shift per
 * rectangle, and doors along walls make configuration spaces of few rectangles, many of them upright.
 *
 * <p>The cover is greedy: for each uncovered point, from bottom to top and left to right, it adds the larger of two
 * rectangles: the run of points through it extended vertically as far as possible, or the maximal column through it
 * extended horizontally as far as possible.
 */
public final class LatticeCover {

    private record Rectangle(int x, int y, int width, int height) {
        private int area() {
            return width * height;
        }
    }

    private final int[] x;
    private final int[] y;
    private final int[] width;
    private final int[] height;

    private LatticeCover(List<Rectangle> rectangles) {
        x = rectangles.stream().mapToInt(Rectangle::x).toArray();
        y = rectangles.stream().mapToInt(Rectangle::y).toArray();
        width = rectangles.stream().mapToInt(Rectangle::width).toArray();
        height = rectangles.stream().mapToInt(Rectangle::height).toArray();
    }

    static LatticeCover of(LatticeRows points) {
        List<Rectangle> rectangles = new ArrayList<>();
        for (LatticeRows.Run run : points.runs()) {
            for (int x = run.from(); x <= run.to(); x++) {
                if (!isCovered(rectangles, x, run.y())) {
                    Rectangle row = extendedVertically(points, run);
                    Rectangle column = extendedHorizontally(points, x, run.y());
                    rectangles.add(row.area() >= column.area() ? row : column);
                }
            }
        }
        rectangles.sort(Comparator.comparingInt(Rectangle::width).thenComparingInt(Rectangle::height));
        return new LatticeCover(rectangles);
    }

    /** {@return the number of rectangles, which are ordered by width and then by height} */
    public int count() {
        return x.length;
    }

    /** {@return the x coordinate of the leftmost points of a rectangle, 0 ≤ index &lt; count} */
    public int x(int index) {
        return x[index];
    }

    /** {@return the y coordinate of the lowest points of a rectangle} */
    public int y(int index) {
        return y[index];
    }

    /** {@return the number of points of a rectangle in each row} */
    public int width(int index) {
        return width[index];
    }

    /** {@return the number of points of a rectangle in each column} */
    public int height(int index) {
        return height[index];
    }

    private static boolean isCovered(List<Rectangle> rectangles, int x, int y) {
        for (Rectangle known : rectangles) {
            if (known.x <= x && x < known.x + known.width && known.y <= y && y < known.y + known.height) {
                return true;
            }
        }
        return false;
    }

    private static Rectangle extendedVertically(LatticeRows points, LatticeRows.Run run) {
        int low = run.y();
        int high = run.y();
        while (points.containsRow(low - 1, run.from(), run.to())) {
            low--;
        }
        while (points.containsRow(high + 1, run.from(), run.to())) {
            high++;
        }
        return new Rectangle(run.from(), low, run.to() - run.from() + 1, high - low + 1);
    }

    private static Rectangle extendedHorizontally(LatticeRows points, int x, int y) {
        int low = y;
        int high = y;
        while (points.contains(x, low - 1)) {
            low--;
        }
        while (points.contains(x, high + 1)) {
            high++;
        }
        int from = x;
        int to = x;
        while (points.containsColumn(from - 1, low, high)) {
            from--;
        }
        while (points.containsColumn(to + 1, low, high)) {
            to++;
        }
        return new Rectangle(from, low, to - from + 1, high - low + 1);
    }
}
