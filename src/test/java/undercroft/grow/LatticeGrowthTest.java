package undercroft.grow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.graph.Edge;
import undercroft.random.SeededRandom;

class LatticeGrowthTest {

    @Test
    void theSmallestGraphHasOneCell() {
        LatticeGraph graph = LatticeGrowth.grow(1, 0, SeededRandom.of(1));

        assertThat(graph.cells()).containsExactly(Point.ORIGIN);
        assertThat(graph.links()).isEmpty();
    }

    /** The cells are different and linked to neighbours only, so straight links do not cross. */
    @Test
    void growsAConnectedPartOfTheLatticeWithLoops() {
        forEachSeed(1000, (seed, draw) -> {
            int size = draw.between(1, 300);
            int percent = draw.between(0, 30);
            int loops = size * percent / 100;

            LatticeGraph graph = LatticeGrowth.grow(size, loops, SeededRandom.of(seed));

            assertThat(graph.cells()).hasSize(size).doesNotHaveDuplicates();
            assertThat(graph.links()).hasSize(size - 1 + loops).doesNotHaveDuplicates();
            assertThat(graph.links()).allSatisfy(link -> {
                assertThat(link.low()).isLessThan(link.high());
                assertThat(distance(graph, link)).isEqualTo(1);
            });
            assertThat(reachedFromTheFirst(graph)).hasSize(size);
        });
    }

    /** The greatest numbers of loops, counted by hand on squares and squares with one more row. */
    @ParameterizedTest
    @CsvSource({"1, 0", "2, 0", "3, 0", "4, 1", "5, 1", "6, 2", "7, 2", "8, 3", "9, 4", "12, 6", "16, 9", "25, 16"})
    void growsTheMostLoopsPossible(int size, int loops) {
        assertThat(GrowthOptions.mostLoops(size)).isEqualTo(loops);

        LatticeGraph graph = LatticeGrowth.grow(size, loops, SeededRandom.of(1));

        assertThat(graph.cells()).hasSize(size).doesNotHaveDuplicates();
        assertThat(graph.links()).hasSize(size - 1 + loops).doesNotHaveDuplicates();
    }

    @Test
    void branchesOfATreeKeepApart() {
        forEachSeed(100, (seed, draw) -> {
            int size = draw.between(2, 300);
            LatticeGraph graph = LatticeGrowth.grow(size, 0, SeededRandom.of(seed));

            long neighbours = IntStream.range(0, size)
                    .boxed()
                    .flatMap(high -> IntStream.range(0, high).mapToObj(low -> new Edge(low, high)))
                    .filter(pair -> distance(graph, pair) == 1)
                    .count();
            assertThat(neighbours).isEqualTo(size - 1);
        });
    }

    /** The tree is neither a line, in which no room has three links, nor a block, which fills its box. */
    @Test
    void treesBranch() {
        int seeds = 100;
        int size = 100;
        int branching = 0;
        double filled = 0;
        for (int seed = 0; seed < seeds; seed++) {
            LatticeGraph graph = LatticeGrowth.grow(size, 10, SeededRandom.of(seed));
            branching += (int) IntStream.range(0, size)
                    .filter(cell -> links(graph, cell) >= 3)
                    .count();
            Box box = Box.around(graph.cells());
            filled += (double) size / ((box.width() + 1) * (box.height() + 1));
        }

        assertThat(branching / (double) (seeds * size)).isBetween(0.15, 0.4);
        assertThat(filled / seeds).isBetween(0.25, 0.6);
    }

    @Test
    void growsEquallyWideAndHigh() {
        double width = 0;
        double height = 0;
        for (int seed = 0; seed < 400; seed++) {
            Box box =
                    Box.around(LatticeGrowth.grow(60, 6, SeededRandom.of(seed)).cells());
            width += box.width();
            height += box.height();
        }

        assertThat(width / height).isCloseTo(1, within(0.05));
    }

    @Test
    void shufflingOnlyRenumbersTheCells() {
        forEachSeed(100, (seed, draw) -> {
            int size = draw.between(1, 100);
            LatticeGraph grown = LatticeGrowth.grow(size, size / 5, SeededRandom.of(seed));

            LatticeGraph shuffled = grown.shuffled(SeededRandom.of(seed + 1));

            assertThat(shuffled.cells()).containsExactlyInAnyOrderElementsOf(grown.cells());
            assertThat(ends(shuffled)).containsExactlyInAnyOrderElementsOf(ends(grown));
            assertThat(shuffled.links()).isSorted();
        });
    }

    /** The cells of the links, independent of their numbers. */
    private static List<Set<Point>> ends(LatticeGraph graph) {
        return graph.links().stream()
                .map(link -> Set.of(graph.cells().get(link.low()), graph.cells().get(link.high())))
                .toList();
    }

    private static int distance(LatticeGraph graph, Edge link) {
        Point apart = graph.cells().get(link.high()).minus(graph.cells().get(link.low()));
        return Math.abs(apart.x()) + Math.abs(apart.y());
    }

    private static long links(LatticeGraph graph, int cell) {
        return graph.links().stream()
                .filter(link -> link.low() == cell || link.high() == cell)
                .count();
    }

    private static Set<Integer> reachedFromTheFirst(LatticeGraph graph) {
        Set<Integer> reached = new HashSet<>(Set.of(0));
        Deque<Integer> waiting = new ArrayDeque<>(reached);
        while (!waiting.isEmpty()) {
            int cell = waiting.remove();
            for (Edge link : graph.links()) {
                int other = link.low() == cell ? link.high() : link.low();
                if ((link.low() == cell || link.high() == cell) && reached.add(other)) {
                    waiting.add(other);
                }
            }
        }
        return reached;
    }
}
