package undercroft.configspace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;

class LatticeRowsTest {

    @Test
    void runsAreListedFromTheShortestToTheLongest() {
        LatticeRows rows = LatticeRows.ofRuns(List.of(run(0, 4, 8), run(-3, 0, 0), run(1, -2, 9), run(0, -1, 1)));

        assertThat(rows.runs()).containsExactly(run(-3, 0, 0), run(0, -1, 1), run(0, 4, 8), run(1, -2, 9));
        assertThat(List.of(rows.shortestFirst(0), rows.shortestFirst(1), rows.shortestFirst(2), rows.shortestFirst(3)))
                .containsExactly(0, 1, 2, 3);

        LatticeRows reversed = LatticeRows.ofRuns(List.of(run(7, 0, 9), run(8, 3, 5), run(9, 4, 4)));
        assertThat(List.of(reversed.shortestFirst(0), reversed.shortestFirst(1), reversed.shortestFirst(2)))
                .containsExactly(2, 1, 0);
    }

    @Test
    void emptyRowsBetweenOthersHoldNothing() {
        LatticeRows rows = LatticeRows.ofRuns(List.of(run(-2, 1, 3), run(4, -5, -5)));

        assertThat(rows.size()).isEqualTo(4);
        assertThat(List.of(rows.minX(), rows.maxX(), rows.minY(), rows.maxY())).containsExactly(-5, 3, -2, 4);
        assertThat(rows.contains(2, -2)).isTrue();
        assertThat(rows.contains(2, 0)).isFalse();
        assertThat(rows.contains(2, -3)).isFalse();
        assertThat(rows.contains(-5, 5)).isFalse();
        assertThat(rows.contains(2, Integer.MIN_VALUE)).isFalse();
    }

    @Property(tries = 200)
    void everyRunIsRankedOnceByItsLength(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<LatticeRows.Run> runs = new ArrayList<>();
        Set<Point> union = new HashSet<>();
        for (int i = random.nextInt(15); i > 0; i--) {
            LatticeRows.Run run = run(random.nextInt(-5, 6), random.nextInt(-9, 0), random.nextInt(0, 9));
            runs.add(run);
            IntStream.rangeClosed(run.from(), run.to()).forEach(x -> union.add(new Point(x, run.y())));
        }

        LatticeRows rows = LatticeRows.ofRuns(runs);

        List<Integer> ranked = IntStream.range(0, rows.runCount())
                .map(rows::shortestFirst)
                .boxed()
                .toList();
        assertThat(ranked).doesNotHaveDuplicates().allMatch(run -> run >= 0 && run < rows.runCount());
        assertThat(ranked.stream().map(run -> rows.to(run) - rows.from(run))).isSorted();
        Set<Point> listed = new HashSet<>();
        for (int run : ranked) {
            for (int x = rows.from(run); x <= rows.to(run); x++) {
                assertThat(listed.add(new Point(x, rows.y(run)))).isTrue();
            }
        }
        assertThat(listed).isEqualTo(union);
    }

    private static LatticeRows.Run run(int y, int from, int to) {
        return new LatticeRows.Run(y, from, to);
    }
}
