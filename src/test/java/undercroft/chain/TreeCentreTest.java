package undercroft.chain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import undercroft.graph.Graphs;
import undercroft.graph.RoomGraph;

class TreeCentreTest {

    @Test
    void isTheMiddleOfAPath() {
        assertThat(TreeCentre.of(Graphs.of("0-4-2-1-3"))).isEqualTo(2);
    }

    @Test
    void isTheLowerOfTwo() {
        assertThat(TreeCentre.of(Graphs.of("0-1"))).isEqualTo(0);
        assertThat(TreeCentre.of(Graphs.of("0-3-1-2"))).isEqualTo(1);
    }

    @Test
    void isTheHubOfAStar() {
        assertThat(TreeCentre.of(Graphs.of("3-0 3-1 3-2 3-4"))).isEqualTo(3);
    }

    @Test
    void isTheMiddleOfTheLongestPathWhereverTheOtherRoomsAre() {
        assertThat(TreeCentre.of(Graphs.of("0-1-2-3-4-5-6 1-7 1-8 1-9"))).isEqualTo(3);
    }

    @Test
    void ofOneVertexIsThatVertex() {
        assertThat(TreeCentre.of(RoomGraph.of(1, new int[][] {}))).isEqualTo(0);
    }
}
