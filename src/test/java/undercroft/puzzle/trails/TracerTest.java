package undercroft.puzzle.trails;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.List;
import java.util.stream.Stream;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Join;
import undercroft.puzzle.trails.HexBoard.Place;
import undercroft.random.SeededRandom;

class TracerTest {

    /**
     * A hexagon above another, with three places: A at the north and the north-east of the upper one, B at the south of the
     * lower one, C at the north-west of both; an arc joins their south-eastern edges.
     */
    private static final HexBoard SMALL = HexBoard.of(
            List.of(new Hexagon(0, 0), new Hexagon(0, 1)),
            List.of(new Join(new End(0, Edge.SE), new End(1, Edge.SE))),
            List.of(
                    new Place("A", List.of(new End(0, Edge.N), new End(0, Edge.NE))),
                    new Place("B", List.of(new End(1, Edge.S))),
                    new Place("C", List.of(new End(0, Edge.NW), new End(1, Edge.NW)))));

    /**
     * Solved by hand. There are 2 joins and 5 attachments. With one trail on each tile both joins are one edge, and so are both
     * attachments of A: 5 edges and 5 vertices in one component, 5 − 5 + 1 extra edges.
     */
    @ParameterizedTest
    @CsvSource({
        // Everything is connected; C at both makes a loop.
        "aaaaaa, aaaaaa, 3, 1",
        // Straight from A in the north to B in the south; C and the trails of the arc are separate.
        "abcadd, abcadd, 1, 0",
        // A and C meet above, B and C below, so A and B are connected too: paths lead through places.
        "abcdda, aabcdc, 3, 0",
        // A and C meet above, B is cut off.
        "abcdda, aabcbb, 1, 0",
        // Both trails of A go down, by the join and by the arc, and meet below: a loop.
        "abbacd, abaacd, 1, 1",
    })
    void countsConnectedPairsAndExtraEdges(String upper, String lower, int pairs, int extraEdges) {
        Tracer tracer = new Tracer(SMALL);

        tracer.trace(Stream.of(upper, lower)
                .mapToInt(side -> TileSide.of(side).labels())
                .toArray());

        assertThat(tracer.connectedPairs()).isEqualTo(pairs);
        assertThat(tracer.extraEdges()).isEqualTo(extraEdges);
    }

    @Test
    void oneTracerFollowsManyDeals() {
        Tracer tracer = new Tracer(SMALL);
        int[] all = {0, 0};
        int[] none = {TileSide.of("abcdcb").labels(), TileSide.of("abcdcb").labels()};

        tracer.trace(all);
        tracer.trace(none);
        tracer.trace(all);

        assertThat(tracer.connectedPairs()).isEqualTo(3);
    }

    /** Compares with a graph of another library, by the definition. */
    @Test
    void agreesWithTheDefinition() {
        forEachSeed(300, seed -> {
            HexBoard board = PublishedBoard.board();
            SeededRandom random = SeededRandom.of(seed, 0);
            int[] labels = new int[20];
            for (int i = 0; i < labels.length; i++) {
                labels[i] = TileSide.ofAny(random.below(TileSide.LABELS)).labels();
            }
            Graph<String, DefaultEdge> graph = graph(board, labels);
            ConnectivityInspector<String, DefaultEdge> components = new ConnectivityInspector<>(graph);
            int pairs = 0;
            for (Place a : board.places()) {
                for (Place b : board.places()) {
                    pairs += a.name().compareTo(b.name()) < 0 && components.pathExists(a.name(), b.name()) ? 1 : 0;
                }
            }

            Tracer tracer = new Tracer(board);
            tracer.trace(labels);

            assertThat(tracer.connectedPairs()).isEqualTo(pairs);
            assertThat(tracer.extraEdges())
                    .isEqualTo(graph.edgeSet().size()
                            - graph.vertexSet().size()
                            + components.connectedSets().size());
        });
    }

    private static Graph<String, DefaultEdge> graph(HexBoard board, int[] labels) {
        Graph<String, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
        for (int i = 0; i < labels.length; i++) {
            for (Edge edge : Edge.values()) {
                graph.addVertex(trail(new End(i, edge), labels));
            }
        }
        board.joins().forEach(join -> graph.addEdge(trail(join.first(), labels), trail(join.second(), labels)));
        board.places().forEach(place -> {
            graph.addVertex(place.name());
            place.ends().forEach(end -> graph.addEdge(place.name(), trail(end, labels)));
        });
        return graph;
    }

    private static String trail(End end, int[] labels) {
        String letters = new TileSide(labels[end.hexagon()]).toString();
        return end.hexagon() + ":" + letters.charAt(List.of(Edge.values()).indexOf(end.edge()));
    }
}
