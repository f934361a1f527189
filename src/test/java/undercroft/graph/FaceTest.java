package undercroft.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FaceTest {

    @Test
    void theCycleOfACycleIsItself() {
        assertThat(cycles(0, 1, 2, 3)).containsExactly(List.of(0, 1, 2, 3));
    }

    @Test
    void theFaceOfATreeHasNoCycle() {
        assertThat(cycles(0)).isEmpty();
        assertThat(cycles(0, 1)).isEmpty();
        assertThat(cycles(0, 1, 2, 1)).isEmpty();
        assertThat(cycles(1, 0, 1, 2, 1, 3)).isEmpty();
    }

    /*
     *   1         5
     *   | \     / |
     *   |  3---4  |
     *   | /     \ |
     *   2         6
     */
    @Test
    void aBridgeBetweenCyclesIsLeftOut() {
        assertThat(cycles(1, 3, 4, 5, 6, 4, 3, 2)).containsExactlyInAnyOrder(List.of(4, 5, 6), List.of(1, 3, 2));
    }

    /*
     *   1       5
     *   | \   / |
     *   |   3   |
     *   | /   \ |
     *   2       6
     */
    @Test
    void aFaceIsSplitWhereItMeetsItself() {
        assertThat(cycles(1, 3, 5, 6, 3, 2)).containsExactlyInAnyOrder(List.of(3, 5, 6), List.of(1, 3, 2));
    }

    /*
     *   0-----------1
     *   |     4     |
     *   |    /      |
     *   3---5---6---2    the walk begins at the tip of a tree inside
     */
    @Test
    void theWalkMayBeginAnywhere() {
        assertThat(cycles(4, 5, 6, 2, 1, 0, 3, 5)).containsExactly(List.of(5, 6, 2, 1, 0, 3));
    }

    private static List<List<Integer>> cycles(Integer... walk) {
        return new Face(List.of(walk)).cycles();
    }
}
