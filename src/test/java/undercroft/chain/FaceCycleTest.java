package undercroft.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.graph.Graphs;

/** With the cycle 0 to 5, which is joined to vertex 6 at 3. */
class FaceCycleTest {

    @Test
    void verticesBeginWithTheLowestAndItsLowerNeighbour() {
        assertThat(new FaceCycle(List.of(3, 2, 1, 0, 5, 4)).vertices()).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(new FaceCycle(List.of(7, 8, 9)).vertices()).containsExactly(7, 8, 9);
        assertThat(new FaceCycle(List.of(7, 9, 8)).vertices()).containsExactly(7, 8, 9);
    }

    @Test
    void withNothingPlacedTheRestIsTheWholeCycle() {
        assertThat(rest()).containsExactly(0, 1, 2, 3, 4, 5);
    }

    @Test
    void theRestBeginsNextToAPlacedVertexOutside() {
        assertThat(rest(6)).containsExactly(3, 4, 5, 0, 1, 2);
    }

    @Test
    void theRestBeginsAfterThePlacedVertices() {
        assertThat(rest(4)).containsExactly(5, 0, 1, 2, 3);
        assertThat(rest(6, 0, 1)).containsExactly(2, 3, 4, 5);
    }

    @Test
    void theRestMayBeInSeveralRuns() {
        assertThat(rest(1, 4)).containsExactly(2, 3, 5, 0);
        assertThat(rest(0, 2, 3)).containsExactly(1, 4, 5);
    }

    @Test
    void isOpenUntilItsLastVertexIsPlaced() {
        FaceCycle cycle = new FaceCycle(List.of(0, 1, 2));
        assertThat(cycle.isReached()).isFalse();

        cycle.place(4);
        cycle.place(7);
        assertThat(cycle.isReached()).isTrue();
        assertThat(cycle.reached()).isEqualTo(4);
        assertThat(cycle.unplaced()).isEqualTo(1);
        assertThat(cycle.isOpen()).isTrue();

        cycle.place(9);
        assertThat(cycle.isOpen()).isFalse();
    }

    private static List<Integer> rest(int... alreadyPlaced) {
        PlacedVertices placed = new PlacedVertices(Graphs.of("0-1-2-3-4-5-0 3-6"));
        FaceCycle cycle = new FaceCycle(List.of(0, 1, 2, 3, 4, 5));
        for (int vertex : alreadyPlaced) {
            if (cycle.vertices().contains(vertex)) {
                cycle.place(placed.size());
            }
            placed.add(vertex);
        }
        return cycle.rest(placed);
    }
}
