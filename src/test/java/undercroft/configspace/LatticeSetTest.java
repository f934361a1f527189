package undercroft.configspace;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;

class LatticeSetTest {

    @Test
    void anEmptySetHasNoPoints() {
        LatticeSet empty = LatticeSet.ofRuns(List.of());

        assertThat(empty.isEmpty()).isTrue();
        assertThat(empty.size()).isZero();
        assertThat(empty.contains(0, 0)).isFalse();
    }

    @Test
    void touchingAndOverlappingRunsAreMerged() {
        LatticeSet set = LatticeSet.ofRuns(
                List.of(run(2, 5, 6), run(-1, 0, 0), run(2, 1, 2), run(2, 3, 3), run(2, 2, 3), run(2, 8, 9)));

        assertThat(set.runs()).containsExactly(run(-1, 0, 0), run(2, 1, 3), run(2, 5, 6), run(2, 8, 9));
        assertThat(listed(set))
                .containsExactly(
                        new Point(0, -1),
                        new Point(1, 2),
                        new Point(2, 2),
                        new Point(3, 2),
                        new Point(5, 2),
                        new Point(6, 2),
                        new Point(8, 2),
                        new Point(9, 2));
    }

    @Test
    void isTheUnionOfItsRuns() {
        forEachSeed(300, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            List<LatticeRows.Run> runs = new ArrayList<>();
            Set<Point> union = new HashSet<>();
            for (int i = random.nextInt(12); i > 0; i--) {
                int y = random.nextInt(-4, 5);
                int from = random.nextInt(-6, 7);
                int to = from + random.nextInt(4);
                runs.add(run(y, from, to));
                for (int x = from; x <= to; x++) {
                    union.add(new Point(x, y));
                }
            }

            LatticeSet set = LatticeSet.ofRuns(runs);

            assertThat(listed(set))
                    .containsExactlyElementsOf(union.stream()
                            .sorted(Comparator.comparingInt(Point::y).thenComparingInt(Point::x))
                            .toList());
            for (int x = -8; x <= 12; x++) {
                for (int y = -6; y <= 6; y++) {
                    assertThat(set.contains(x, y)).isEqualTo(union.contains(new Point(x, y)));
                }
            }
        });
    }

    private static List<Point> listed(LatticeSet set) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < set.size(); i++) {
            points.add(new Point(set.x(i), set.y(i)));
        }
        return points;
    }

    private static LatticeRows.Run run(int y, int from, int to) {
        return new LatticeRows.Run(y, from, to);
    }
}
