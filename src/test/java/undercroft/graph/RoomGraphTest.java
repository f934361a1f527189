package undercroft.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class RoomGraphTest {

    @Test
    void neighboursAreSorted() {
        RoomGraph graph = RoomGraph.of(4, new int[][] {{3, 1}, {1, 0}, {2, 1}});

        assertThat(graph.neighbours(1)).containsExactly(0, 2, 3);
        assertThat(graph.edges()).containsExactly(new Edge(0, 1), new Edge(1, 2), new Edge(1, 3));
        assertThat(graph.hasEdge(2, 1)).isTrue();
        assertThat(graph.hasEdge(2, 3)).isFalse();
    }

    @Test
    void cannotBeChangedThroughItsNeighbours() {
        RoomGraph graph = Graphs.of("0-1-2");

        graph.neighbours(1)[0] = 2;

        assertThat(graph.neighbours(1)).containsExactly(0, 2);
    }

    @Test
    void isConnectedWhenEveryVertexCanBeReached() {
        assertThat(RoomGraph.of(1, new int[][] {}).isConnected()).isTrue();
        assertThat(Graphs.of("0-1-2").isConnected()).isTrue();
        assertThat(Graphs.of("0-1 2-3").isConnected()).isFalse();
    }

    @Test
    void refusesGraphsThatAreNotSimple() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoomGraph.of(0, new int[][] {}))
                .withMessage("The vertices (0) must be 1 or more.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoomGraph.of(2, new int[][] {{0, 2}}))
                .withMessage("The edge (0, 2) must join two of the 2 vertices.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoomGraph.of(2, new int[][] {{1, 1}}))
                .withMessage("The edge (1, 1) must join two different vertices.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoomGraph.of(2, new int[][] {{0, 1}, {1, 0}}))
                .withMessage("The edge (0, 1) must be given once only.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoomGraph.of(2, new int[][] {{0}}))
                .withMessage("The edge ([0]) must name two vertices.");
    }
}
