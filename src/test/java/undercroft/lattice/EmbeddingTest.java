package undercroft.lattice;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;
import undercroft.graph.RoomGraph;
import undercroft.random.SeededRandom;

class EmbeddingTest {

    @Test
    void graphsThatArePartsOfALatticeAreEmbedded() {
        assertEmbedded(graph(1), Lattice.SQUARE);
        assertEmbedded(graph(4, 0, 1, 1, 2, 2, 3, 3, 0), Lattice.SQUARE);
        assertEmbedded(star(4), Lattice.SQUARE);
        assertEmbedded(star(6), Lattice.TRIANGULAR);
        assertEmbedded(graph(3, 0, 1, 1, 2, 2, 0), Lattice.TRIANGULAR);
        assertEmbedded(
                graph(7, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 1), Lattice.TRIANGULAR);
    }

    @Test
    void graphsThatAreNoPartsOfALatticeAreNot() {
        assertThat(embedding(star(5), Lattice.SQUARE, 1).search(spent -> true)).isFalse();
        assertThat(embedding(star(7), Lattice.TRIANGULAR, 1).search(spent -> true))
                .isFalse();
        // An odd cycle on squares, and two vertices with three common neighbours.
        assertThat(embedding(graph(3, 0, 1, 1, 2, 2, 0), Lattice.SQUARE, 1).search(spent -> true))
                .isFalse();
        assertThat(embedding(graph(5, 0, 2, 0, 3, 0, 4, 1, 2, 1, 3, 1, 4), Lattice.TRIANGULAR, 1)
                        .search(spent -> true))
                .isFalse();
    }

    /** Compares with trying all places. */
    @Test
    void findsAnEmbeddingIfAndOnlyIfThereIsOne() {
        forEachSeed(400, (seed, draw) -> {
            int vertices = draw.between(2, 7);
            SeededRandom random = SeededRandom.of(seed);
            RoomGraph graph = randomGraph(vertices, random.below(vertices), random);
            for (Lattice lattice : Lattice.values()) {
                Embedding embedding = embedding(graph, lattice, seed);

                boolean isFound = embedding.search(spent -> true);

                assertThat(isFound).as("%s in %s", graph, lattice).isEqualTo(canBeEmbedded(graph, lattice));
                if (isFound) {
                    assertIsEmbedded(embedding, graph, lattice);
                }
            }
        });
    }

    /** The graph was grown on a lattice, so it has an embedding. */
    @Test
    void embedsLargeGraphsThatWereGrownOnALattice() {
        forEachSeed(20, seed -> {
            for (Lattice lattice : Lattice.values()) {
                RoomGraph graph = grown(lattice, 150, 20, SeededRandom.of(seed));

                assertEmbedded(graph, lattice);
            }
        });
    }

    @Test
    void theSameRandomNumbersGiveTheSamePlaces() {
        RoomGraph graph = grown(Lattice.TRIANGULAR, 80, 10, SeededRandom.of(5));

        Embedding once = embedding(graph, Lattice.TRIANGULAR, 3);
        Embedding again = embedding(graph, Lattice.TRIANGULAR, 3);

        assertThat(once.search(spent -> true)).isTrue();
        assertThat(again.search(spent -> true)).isTrue();
        assertThat(places(again, graph)).isEqualTo(places(once, graph));
        assertThat(again.backtracks()).isEqualTo(once.backtracks());
    }

    @Test
    void whenStoppedItHasTheLargestPartialEmbedding() {
        RoomGraph graph = grown(Lattice.SQUARE, 300, 30, SeededRandom.of(1));
        int[] asked = {0};
        Embedding embedding = embedding(graph, Lattice.SQUARE, 1);

        boolean isFound = embedding.search(spent -> ++asked[0] < 20);

        assertThat(isFound).isFalse();
        assertThat(asked[0]).isEqualTo(20);
        assertThat(places(embedding, graph)).hasSizeBetween(10, 299);
        assertPlacedAreApartAndJoined(embedding, graph, Lattice.SQUARE);
    }

    /**
     * Vertices 0 and 1 have three common neighbours. Of the eight places two steps away from vertex 0, none has more than two common
     * neighbours with it. Vertex 1 is tried on each of them once, and each try is one contradiction.
     */
    @Test
    void countsContradictionsUntilItIsRuledOut() {
        RoomGraph graph = graph(5, 0, 2, 0, 3, 0, 4, 1, 2, 1, 3, 1, 4);
        Embedding embedding = embedding(graph, Lattice.SQUARE, 1);

        assertThat(embedding.search(spent -> true)).isFalse();

        assertThat(embedding.isRuledOut()).isTrue();
        assertThat(embedding.backtracks()).isEqualTo(8);
        assertThat(IntStream.range(0, 5).map(embedding::failures).sum()).isEqualTo(8);
    }

    @Test
    void aGraphEmbeddedAtOnceHasNoContradictions() {
        Embedding embedding = embedding(star(4), Lattice.SQUARE, 1);

        assertThat(embedding.search(spent -> true)).isTrue();

        assertThat(embedding.backtracks()).isZero();
        assertThat(embedding.isRuledOut()).isFalse();
    }

    @Test
    void aStoppedSearchRulesNothingOut() {
        Embedding embedding = embedding(grown(Lattice.SQUARE, 100, 10, SeededRandom.of(1)), Lattice.SQUARE, 1);

        assertThat(embedding.search(spent -> false)).isFalse();

        assertThat(embedding.isRuledOut()).isFalse();
    }

    /** A ladder of squares or a strip of triangles cannot bend, so it needs much space in one direction. */
    @Test
    void embedsLongRigidGraphs() {
        int rungs = 40;
        assertEmbedded(
                graph(
                        2 * rungs,
                        IntStream.range(0, rungs)
                                .flatMap(rung -> rung == 0
                                        ? IntStream.of(0, 1)
                                        : IntStream.of(
                                                2 * rung - 2,
                                                2 * rung,
                                                2 * rung - 1,
                                                2 * rung + 1,
                                                2 * rung,
                                                2 * rung + 1))
                                .toArray()),
                Lattice.SQUARE);
        assertEmbedded(
                graph(
                        80,
                        IntStream.range(1, 80)
                                .flatMap(i -> i == 1 ? IntStream.of(0, 1) : IntStream.of(i - 2, i, i - 1, i))
                                .toArray()),
                Lattice.TRIANGULAR);
    }

    @Test
    void aPathOfTenThousandIsEmbeddedInThreeMillionRevisions() {
        RoomGraph path = graph(
                10_000,
                IntStream.range(1, 10_000).flatMap(i -> IntStream.of(i - 1, i)).toArray());
        long[] spent = {0};
        Embedding embedding = embedding(path, Lattice.SQUARE, 1);

        boolean isFound = embedding.search(more -> (spent[0] += more) < 3_000_000);

        assertThat(isFound).isTrue();
    }

    private static void assertEmbedded(RoomGraph graph, Lattice lattice) {
        Embedding embedding = embedding(graph, lattice, 7);
        assertThat(embedding.search(spent -> true))
                .as("%s in %s", graph, lattice)
                .isTrue();
        assertIsEmbedded(embedding, graph, lattice);
    }

    private static void assertIsEmbedded(Embedding embedding, RoomGraph graph, Lattice lattice) {
        assertThat(places(embedding, graph)).hasSize(graph.vertexCount());
        assertPlacedAreApartAndJoined(embedding, graph, lattice);
    }

    private static void assertPlacedAreApartAndJoined(Embedding embedding, RoomGraph graph, Lattice lattice) {
        Map<Integer, Point> places = places(embedding, graph);
        assertThat(places.values()).doesNotHaveDuplicates();
        graph.edges().stream()
                .filter(edge -> places.containsKey(edge.low()) && places.containsKey(edge.high()))
                .forEach(edge -> assertThat(around(requireNonNull(places.get(edge.low())), lattice))
                        .as("%s", edge)
                        .contains(places.get(edge.high())));
    }

    private static Map<Integer, Point> places(Embedding embedding, RoomGraph graph) {
        Map<Integer, Point> places = new HashMap<>();
        for (int vertex = 0; vertex < graph.vertexCount(); vertex++) {
            if (embedding.isPlaced(vertex)) {
                places.put(vertex, new Point(embedding.column(vertex), embedding.row(vertex)));
            }
        }
        return places;
    }

    /** Tries every place for every vertex. */
    private static boolean canBeEmbedded(RoomGraph graph, Lattice lattice) {
        return canBeCompleted(graph, lattice, new HashMap<>(Map.of(0, new Point(0, 0))));
    }

    private static boolean canBeCompleted(RoomGraph graph, Lattice lattice, Map<Integer, Point> places) {
        if (places.size() == graph.vertexCount()) {
            return true;
        }
        int vertex = IntStream.range(0, graph.vertexCount())
                .filter(v -> !places.containsKey(v))
                .filter(v -> IntStream.of(graph.neighbours(v)).anyMatch(places::containsKey))
                .findFirst()
                .orElseThrow();
        Set<Point> open = new LinkedHashSet<>();
        IntStream.of(graph.neighbours(vertex))
                .filter(places::containsKey)
                .forEach(neighbour -> open.addAll(around(requireNonNull(places.get(neighbour)), lattice)));
        for (Point place : open) {
            boolean isJoined = IntStream.of(graph.neighbours(vertex))
                    .filter(places::containsKey)
                    .allMatch(neighbour -> around(requireNonNull(places.get(neighbour)), lattice)
                            .contains(place));
            if (isJoined && !places.containsValue(place)) {
                places.put(vertex, place);
                if (canBeCompleted(graph, lattice, places)) {
                    return true;
                }
                places.remove(vertex);
            }
        }
        return false;
    }

    private static List<Point> around(Point place, Lattice lattice) {
        List<Point> steps =
                new ArrayList<>(List.of(new Point(1, 0), new Point(-1, 0), new Point(0, 1), new Point(0, -1)));
        if (lattice == Lattice.TRIANGULAR) {
            steps.addAll(List.of(new Point(-1, 1), new Point(1, -1)));
        }
        return steps.stream().map(place::plus).toList();
    }

    /** A tree with additional edges. */
    private static RoomGraph randomGraph(int vertices, int more, SeededRandom random) {
        Set<List<Integer>> edges = new LinkedHashSet<>();
        for (int vertex = 1; vertex < vertices; vertex++) {
            edges.add(List.of(random.below(vertex), vertex));
        }
        for (int i = 0; i < more; i++) {
            int low = random.below(vertices);
            int high = random.below(vertices);
            if (low < high) {
                edges.add(List.of(low, high));
            }
        }
        return graph(vertices, edges);
    }

    /** Adds places next to earlier ones, each with an edge to its neighbour, and then more edges between neighbouring places. */
    private static RoomGraph grown(Lattice lattice, int vertices, int more, SeededRandom random) {
        List<Point> places = new ArrayList<>(List.of(new Point(0, 0)));
        Set<List<Integer>> edges = new LinkedHashSet<>();
        Set<Point> taken = new HashSet<>(places);
        while (places.size() < vertices) {
            int from = random.below(places.size());
            List<Point> around = around(places.get(from), lattice);
            Point next = around.get(random.below(around.size()));
            if (taken.add(next)) {
                edges.add(List.of(from, places.size()));
                places.add(next);
            }
        }
        while (edges.size() < vertices - 1 + more) {
            int a = random.below(vertices);
            int b = random.below(vertices);
            if (a < b && around(places.get(a), lattice).contains(places.get(b))) {
                edges.add(List.of(a, b));
            }
        }
        return graph(vertices, edges);
    }

    private static RoomGraph star(int tips) {
        return graph(
                tips + 1,
                IntStream.rangeClosed(1, tips)
                        .flatMap(tip -> IntStream.of(0, tip))
                        .toArray());
    }

    private static RoomGraph graph(int vertices, Set<List<Integer>> edges) {
        return graph(
                vertices,
                edges.stream()
                        .flatMapToInt(edge -> IntStream.of(edge.get(0), edge.get(1)))
                        .toArray());
    }

    private static RoomGraph graph(int vertices, int... ends) {
        int[][] edges = new int[ends.length / 2][];
        for (int i = 0; i < edges.length; i++) {
            edges[i] = new int[] {ends[2 * i], ends[2 * i + 1]};
        }
        return RoomGraph.of(vertices, edges);
    }

    private static Embedding embedding(RoomGraph graph, Lattice lattice, long seed) {
        return new Embedding(graph, lattice, SeededRandom.of(seed));
    }
}
