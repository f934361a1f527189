package undercroft.configspace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A set of grid points as a union of rectangles, few and large, that may overlap: what a set is dilated with costs one shift a
 * rectangle, and doors along walls make configuration spaces of few rectangles, upright ones among them.
 *
 * <p>Greedily: each point that is not yet covered, from bottom to top and left to right, adds the larger of the widest row of
 * points through it, made as high as can be, and the highest column, made as wide as can be.
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
                    Rectangle row = asHighAsCanBe(points, run);
                    Rectangle column = asWideAsCanBe(points, x, run.y());
                    rectangles.add(row.area() >= column.area() ? row : column);
                }
            }
        }
        rectangles.sort(Comparator.comparingInt(Rectangle::width).thenComparingInt(Rectangle::height));
        return new LatticeCover(rectangles);
    }

    /** How many rectangles there are, ordered by width and then by height. */
    public int count() {
        return x.length;
    }

    /** The x coordinate of a rectangle's leftmost points, 0 ≤ index &lt; count. */
    public int x(int index) {
        return x[index];
    }

    /** The y coordinate of its lowest points. */
    public int y(int index) {
        return y[index];
    }

    /** How many points it has in a row. */
    public int width(int index) {
        return width[index];
    }

    /** How many points it has in a column. */
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

    private static Rectangle asHighAsCanBe(LatticeRows points, LatticeRows.Run run) {
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

    private static Rectangle asWideAsCanBe(LatticeRows points, int x, int y) {
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
