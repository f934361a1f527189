package undercroft.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import org.junit.jupiter.api.Test;

class ComponentsTest {

    @Test
    void withoutEdgesEveryVertexIsAlone() {
        Components components = new Components(3);

        assertThat(components.count()).isEqualTo(3);
        assertThat(components.areConnected(0, 1)).isFalse();
        assertThat(components.areConnected(2, 2)).isTrue();
    }

    @Test
    void anEdgeMakesOneComponentOfTwo() {
        Components components = new Components(5);

        assertThat(components.join(4, 2)).isTrue();
        assertThat(components.join(2, 3)).isTrue();
        assertThat(components.join(3, 4)).as("closes a cycle").isFalse();

        assertThat(components.count()).isEqualTo(3);
        assertThat(components.areConnected(3, 4)).isTrue();
        assertThat(components.areConnected(1, 4)).isFalse();
        assertThat(components.lowest(4)).isEqualTo(2);
        assertThat(components.lowest(1)).isEqualTo(1);
    }

    @Test
    void clearingSeparatesAllVertices() {
        Components components = new Components(2);
        components.join(0, 1);

        components.clear();

        assertThat(components.count()).isEqualTo(2);
        assertThat(components.areConnected(0, 1)).isFalse();
    }

    /** Relabelling all vertices of a component at every edge is slow but obviously correct. */
    @Test
    void agreesWithRelabelling() {
        forEachSeed(200, (seed, draw) -> {
            int vertices = 1 + draw.below(30);
            Components components = new Components(vertices);
            int[] labels = new int[vertices];
            for (int vertex = 0; vertex < vertices; vertex++) {
                labels[vertex] = vertex;
            }
            for (int edges = draw.below(2 * vertices); edges > 0; edges--) {
                int a = draw.below(vertices);
                int b = draw.below(vertices);
                assertThat(components.join(a, b)).isEqualTo(labels[a] != labels[b]);
                int kept = Math.min(labels[a], labels[b]);
                int lost = Math.max(labels[a], labels[b]);
                for (int vertex = 0; vertex < vertices; vertex++) {
                    labels[vertex] = labels[vertex] == lost ? kept : labels[vertex];
                }
            }
            int count = 0;
            for (int vertex = 0; vertex < vertices; vertex++) {
                assertThat(components.lowest(vertex)).isEqualTo(labels[vertex]);
                count += labels[vertex] == vertex ? 1 : 0;
            }
            assertThat(components.count()).isEqualTo(count);
        });
    }
}
