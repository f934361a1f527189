package undercroft.configspace;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;

class BitGridTest {

    private static final int WORD = 64;

    @Test
    void setsAreClippedToTheWindow() {
        BitGrid grid = new BitGrid(5);
        grid.open(-3, 10, WORD, 2);
        long[] set = grid.emptySet();

        assertThat(List.of(grid.lowestRow(set), grid.highestRow(set))).containsExactly(2, -1);

        grid.add(
                set,
                PointRows.of(List.of(new Point(0, 0), new Point(-1, 0), new Point(0, 1), new Point(0, 2))),
                -3,
                10);

        assertThat(grid.contains(set, -3, 10)).isTrue();
        assertThat(grid.contains(set, -3, 11)).isTrue();
        assertThat(grid.contains(set, -4, 10)).as("left of the window").isFalse();
        assertThat(grid.contains(set, -3, 12)).as("above it").isFalse();
        assertThat(grid.contains(set, -3 + WORD, 10)).as("right of it").isFalse();
        assertThat(List.of(grid.lowestRow(set), grid.highestRow(set))).containsExactly(0, 1);
    }

    @Test
    void pointsShiftedPastTheEndOfARowAreDropped() {
        BitGrid grid = new BitGrid(130);
        grid.open(0, 0, WORD, 3);
        long[] points = grid.emptySet();
        grid.add(points, PointRows.of(List.of(new Point(WORD - 1, 1), new Point(0, 1))), 0, 0);

        for (int dx : new int[] {-130, -WORD, -1, 1, WORD, 130}) {
            long[] sums = grid.emptySet();
            grid.addSums(sums, points, 1, 1, PointRows.of(List.of(new Point(dx, 0))));
            grid.intersect(sums, all(grid));

            Set<Point> expected = new HashSet<>();
            if (dx == 1) {
                expected.add(new Point(1, 1));
            } else if (dx == -1) {
                expected.add(new Point(WORD - 2, 1));
            }
            assertThat(points(grid, sums, 0, 0, WORD, 3)).as("%d", dx).isEqualTo(expected);
        }
    }

    @Test
    void touchingBoxesAreApartFromTheWindow() {
        BitGrid grid = new BitGrid(1);
        grid.open(10, 20, WORD, 5);

        assertThat(grid.isApartFrom(0, 20, 9, 24)).isTrue();
        assertThat(grid.isApartFrom(0, 20, 10, 24)).isFalse();
        assertThat(grid.isApartFrom(10 + WORD, 20, 200, 24)).isTrue();
        assertThat(grid.isApartFrom(10 + WORD - 1, 24, 200, 30)).isFalse();
        assertThat(grid.isApartFrom(10, 25, 20, 30)).isTrue();
        assertThat(grid.isApartFrom(10, 0, 20, 19)).isTrue();
    }

    @Test
    void pointsAreAddedAndRemovedOneByOne() {
        BitGrid grid = new BitGrid(1);
        grid.open(-5, -7, WORD, 20);
        long[] set = grid.newSet();
        long[] other = grid.newSet();

        grid.add(set, -5, -7);
        grid.add(set, WORD - 6, 12);
        grid.add(other, WORD - 6, 12);

        assertThat(points(grid, set, -5, -7, WORD, 20))
                .containsExactlyInAnyOrder(new Point(-5, -7), new Point(WORD - 6, 12));
        assertThat(grid.count(set)).isEqualTo(2);
        assertThat(grid.meet(set, other)).isTrue();

        grid.remove(set, WORD - 6, 12);

        assertThat(points(grid, set, -5, -7, WORD, 20)).containsExactly(new Point(-5, -7));
        assertThat(grid.count(set)).isEqualTo(1);
        assertThat(grid.meet(set, other)).isFalse();
    }

    @Test
    void readsThePointsWhereAFunctionIsZero() {
        BitGrid grid = new BitGrid(1);
        grid.open(-3, 4, 2 * WORD, 3);
        long[] set = grid.newSet();
        grid.add(set, 100, 4);
        grid.add(set, -3, 6);
        grid.add(set, -2, 6);
        grid.add(set, 0, 6);

        LatticeSet read = grid.whereZero(set, (x, y) -> x == -2 ? 1 : 0);

        assertThat(BruteForce.points(read))
                .containsExactlyInAnyOrder(new Point(100, 4), new Point(-3, 6), new Point(0, 6));
    }

    /** Compares with sets of points. The grid is reused for several windows, and nothing of one may remain in the next. */
    @Test
    void agreesWithSetsOfPoints() {
        forEachSeed(250, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            int reach = random.nextInt(1, 160);
            BitGrid grid = new BitGrid(reach);
            for (int opened = 0; opened < 3; opened++) {
                int x = random.nextInt(-300, 300);
                int y = random.nextInt(-300, 300);
                // The window is as wide as a whole number of words.
                int width = WORD * random.nextInt(1, 5);
                int height = random.nextInt(1, 40);
                grid.open(x, y, width - random.nextInt(WORD), height);

                Set<Point> points = randomPoints(random, 12, x - 5, y - 3, width + 10, height + 6);
                Set<Point> offsets = randomRuns(random, reach);
                Set<Point> allowed = randomPoints(random, width * height / 2, x, y, width, height);
                long[] set = grid.emptySet();
                grid.add(set, PointRows.of(points), 0, 0);
                points.removeIf(point -> isOutside(point, x, y, width, height));
                assertThat(points(grid, set, x, y, width, height)).isEqualTo(points);

                long[] sums = grid.emptySet();
                Set<Point> expected = randomPoints(random, 3, x, y, width, height);
                grid.add(sums, PointRows.of(expected), 0, 0);
                grid.addSums(sums, set, grid.lowestRow(set), grid.highestRow(set), PointRows.of(offsets));
                grid.intersect(sums, all(grid));
                for (Point point : points) {
                    for (Point offset : offsets) {
                        expected.add(point.plus(offset));
                    }
                }
                expected.removeIf(point -> isOutside(point, x, y, width, height));
                assertThat(points(grid, sums, x, y, width, height))
                        .as("reach %d, window %d × %d at [%d,%d], %s + %s", reach, width, height, x, y, points, offsets)
                        .isEqualTo(expected);
                assertThat(grid.lowestRow(sums))
                        .isEqualTo(rows(expected, y).min().orElse(height));
                assertThat(grid.highestRow(sums))
                        .isEqualTo(rows(expected, y).max().orElse(-1));

                long[] others = grid.emptySet();
                grid.add(others, PointRows.of(allowed), 0, 0);
                grid.complement(others);
                grid.intersect(sums, others);
                expected.removeAll(allowed);
                assertThat(points(grid, sums, x, y, width, height)).isEqualTo(expected);

                int lowest = y + random.nextInt(-5, height + 5);
                int highest = lowest + random.nextInt(-2, height);
                grid.intersect(sums, all(grid), lowest, highest);
                expected.removeIf(point -> point.y() < lowest || point.y() > highest);
                assertThat(points(grid, sums, x, y, width, height)).isEqualTo(expected);
            }
        });
    }

    private static boolean isOutside(Point point, int x, int y, int width, int height) {
        return point.x() < x || point.x() >= x + width || point.y() < y || point.y() >= y + height;
    }

    private static IntStream rows(Collection<Point> points, int y) {
        return points.stream().mapToInt(point -> point.y() - y);
    }

    private static Set<Point> randomPoints(SplittableRandom random, int most, int x, int y, int width, int height) {
        Set<Point> points = new HashSet<>();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            points.add(new Point(x + random.nextInt(width), y + random.nextInt(height)));
        }
        return points;
    }

    /** Runs and rectangles of offsets that are no longer than the reach. */
    private static Set<Point> randomRuns(SplittableRandom random, int reach) {
        Set<Point> offsets = new HashSet<>();
        for (int i = random.nextInt(3); i > 0; i--) {
            int x = random.nextInt(-reach, reach + 1);
            int y = random.nextInt(-reach, reach + 1);
            int width = random.nextInt(1, Math.min(12, reach + 2 - x));
            for (int dy = random.nextInt(y, reach + 1); dy >= y; dy--) {
                for (int dx = x; dx < x + width; dx++) {
                    offsets.add(new Point(dx, dy));
                }
            }
        }
        for (int i = random.nextInt(6); i > 0; i--) {
            int dy = random.nextInt(-reach, reach + 1);
            int from = random.nextInt(-reach, reach + 1);
            int to = random.nextBoolean() ? from : random.nextInt(from, reach + 1);
            for (int dx = from; dx <= to; dx++) {
                offsets.add(new Point(dx, random.nextInt(4) > 0 ? dy : dy / 4));
            }
        }
        return offsets;
    }

    private static long[] all(BitGrid grid) {
        long[] all = grid.emptySet();
        grid.complement(all);
        return all;
    }

    /** All points in and around the window that a set contains. */
    private static Set<Point> points(BitGrid grid, long[] set, int x, int y, int width, int height) {
        Set<Point> points = new HashSet<>();
        for (int py = y - 1; py <= y + height; py++) {
            for (int px = x - 2; px <= x + width + 1; px++) {
                if (grid.contains(set, px, py)) {
                    points.add(new Point(px, py));
                }
            }
        }
        return points;
    }
}
