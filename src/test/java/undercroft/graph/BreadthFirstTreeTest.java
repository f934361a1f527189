package undercroft.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BreadthFirstTreeTest {

    /** A square with a tail: 0-1-2-3-0, 2-4, and 5 alone. */
    private static final int[][] NEIGHBOURS = {{1, 3}, {0, 2}, {1, 3, 4}, {2, 0}, {2}, {}};

    @Test
    void visitsNearVerticesFirstAndNeighboursInTheirOrder() {
        BreadthFirstTree tree = from(0);

        assertThat(IntStream.range(0, tree.reached()).map(tree::at)).containsExactly(0, 1, 3, 2, 4);
        assertThat(IntStream.range(0, 5).map(tree::distance)).containsExactly(0, 1, 2, 1, 3);
    }

    @Test
    void leadsBackToTheRootThroughTheVertexVisitedFirst() {
        BreadthFirstTree tree = from(0);

        assertThat(tree.pathToRoot(4)).isEqualTo(List.of(4, 2, 1, 0));
        assertThat(tree.pathToRoot(0)).isEqualTo(List.of(0));
        assertThat(tree.parent(2)).isEqualTo(1);
        assertThat(tree.parent(0)).isEqualTo(0);
    }

    @Test
    void doesNotReachOtherComponents() {
        assertThat(from(0).isReached(5)).isFalse();
        assertThat(from(5).reached()).isEqualTo(1);
    }

    @Test
    void everyVertexBelongsToItsNearestRoot() {
        BreadthFirstTree forest = from(4, 0);

        assertThat(forest.pathToRoot(3)).isEqualTo(List.of(3, 0));
        assertThat(forest.pathToRoot(2)).isEqualTo(List.of(2, 4));
        assertThat(IntStream.range(0, 5).map(forest::distance)).containsExactly(0, 1, 1, 1, 0);
    }

    @Test
    void edgesMayBeOneWay() {
        int[][] oneWay = {{1}, {2}, {}};

        assertThat(BreadthFirstTree.of(3, vertex -> oneWay[vertex], 1).isReached(0))
                .isFalse();
        assertThat(BreadthFirstTree.of(3, vertex -> oneWay[vertex], 1).isReached(2))
                .isTrue();
    }

    private static BreadthFirstTree from(int... roots) {
        return BreadthFirstTree.of(NEIGHBOURS.length, vertex -> NEIGHBOURS[vertex], roots);
    }
}
