package undercroft.configspace;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;

class LatticeRowsTest {

    @Test
    void bitsAreOrderedByRowFromTheLeftmostPoint() {
        LatticeRows rows = LatticeRows.ofRuns(List.of(run(0, 4, 6), run(-1, 3, 3), run(2, 66, 67)));

        assertThat(rows.width()).as("from 3 to 67").isEqualTo(65);
        assertThat(rows.wordsAcross()).isEqualTo(2);
        assertThat(rows.bits()).containsExactly(0b1, 0, 0b1110, 0, 0, 0, 1L << 63, 0b1);
    }

    @Test
    void containsARowOrColumnIfItContainsAllItsPoints() {
        LatticeRows rows = LatticeRows.ofRuns(List.of(run(0, 0, 3), run(0, 5, 9), run(1, 2, 6)));

        assertThat(rows.containsRow(0, 5, 9)).isTrue();
        assertThat(rows.containsRow(0, 1, 2)).isTrue();
        assertThat(rows.containsRow(0, 3, 5)).isFalse();
        assertThat(rows.containsRow(2, 5, 5)).isFalse();
        assertThat(rows.containsColumn(5, 0, 1)).isTrue();
        assertThat(rows.containsColumn(4, 0, 1)).isFalse();
        assertThat(rows.containsColumn(5, 0, 2)).isFalse();
    }

    @Test
    void emptyRowsContainNoPoints() {
        LatticeRows rows = LatticeRows.ofRuns(List.of(run(-2, 1, 3), run(4, -5, -5)));

        assertThat(rows.size()).isEqualTo(4);
        assertThat(List.of(rows.minX(), rows.maxX(), rows.minY(), rows.maxY())).containsExactly(-5, 3, -2, 4);
        assertThat(rows.contains(2, -2)).isTrue();
        assertThat(rows.contains(2, 0)).isFalse();
        assertThat(rows.contains(2, -3)).isFalse();
        assertThat(rows.contains(-5, 5)).isFalse();
        assertThat(rows.contains(2, Integer.MIN_VALUE)).isFalse();
    }

    @Test
    void bitsAndRectanglesCoverExactlyThePoints() {
        forEachSeed(200, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            List<LatticeRows.Run> runs = new ArrayList<>();
            Set<Point> union = new HashSet<>();
            for (int i = random.nextInt(15); i > 0; i--) {
                int length = random.nextInt(8) == 0 ? 90 : 5;
                LatticeRows.Run run = run(random.nextInt(-5, 6), random.nextInt(-9, 0), random.nextInt(0, length));
                runs.add(run);
                IntStream.rangeClosed(run.from(), run.to()).forEach(x -> union.add(new Point(x, run.y())));
            }

            LatticeRows rows = LatticeRows.ofRuns(runs);

            assertThat(pointsOfBits(rows)).isEqualTo(union);
            assertThat(pointsOfRectangles(rows.cover())).isEqualTo(union);
        });
    }

    /** Two crossing bars: each is covered by one rectangle. */
    @Test
    void aCrossIsTwoRectangles() {
        LatticeCover cover = LatticeRows.ofRuns(
                        List.of(run(0, 4, 5), run(1, 4, 5), run(2, 0, 9), run(3, 0, 9), run(4, 4, 5), run(5, 4, 5)))
                .cover();

        assertThat(cover.count()).isEqualTo(2);
        assertThat(List.of(cover.x(0), cover.y(0), cover.width(0), cover.height(0)))
                .containsExactly(4, 0, 2, 6);
        assertThat(List.of(cover.x(1), cover.y(1), cover.width(1), cover.height(1)))
                .containsExactly(0, 2, 10, 2);
    }

    private static Set<Point> pointsOfBits(LatticeRows rows) {
        Set<Point> points = new HashSet<>();
        long[] bits = rows.bits();
        for (int word = 0; word < bits.length; word++) {
            for (int bit = 0; bit < Long.SIZE; bit++) {
                if ((bits[word] >>> bit & 1) != 0) {
                    points.add(new Point(
                            rows.minX() + word % rows.wordsAcross() * Long.SIZE + bit,
                            rows.minY() + word / rows.wordsAcross()));
                }
            }
        }
        return points;
    }

    private static Set<Point> pointsOfRectangles(LatticeCover cover) {
        Set<Point> points = new HashSet<>();
        for (int i = 0; i < cover.count(); i++) {
            for (int x = cover.x(i); x < cover.x(i) + cover.width(i); x++) {
                for (int y = cover.y(i); y < cover.y(i) + cover.height(i); y++) {
                    points.add(new Point(x, y));
                }
            }
        }
        return points;
    }

    private static LatticeRows.Run run(int y, int from, int to) {
        return new LatticeRows.Run(y, from, to);
    }
}
