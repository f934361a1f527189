package undercroft.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import undercroft.chain.Chain.Kind;
import undercroft.graph.Edge;
import undercroft.graph.PlanarEmbedding;
import undercroft.graph.Planarity;
import undercroft.graph.RandomGraphs;
import undercroft.graph.RoomGraph;
import undercroft.random.SeededRandom;

/** Properties of the chains of all graphs, with and without pinned rooms. */
class ChainPropertiesTest {

    /** Numbers of pinned rooms to draw from: a third of the cases have none. A room may be drawn twice. */
    private static final List<Integer> PINS = List.of(0, 0, 1, 2, 3, 5);

    @Test
    void everyRoomIsPinnedOrInOneChain() {
        forEachSeed(400, (seed, draw) -> {
            Case some = Case.any(seed, draw);
            List<Integer> rooms = new ArrayList<>(some.pinned);
            some.chains().forEach(chain -> rooms.addAll(chain.vertices()));

            assertThat(rooms).hasSize(some.graph.vertexCount()).doesNotHaveDuplicates();
        });
    }

    @Test
    void everyRoomButTheFirstHasANeighbourPlacedBefore() {
        forEachSeed(400, (seed, draw) -> {
            Case some = Case.any(seed, draw);
            Set<Integer> placed = new HashSet<>(some.pinned);
            for (Chain chain : some.chains()) {
                for (int room : chain.vertices()) {
                    assertThat(placed.isEmpty() || some.neighbours(room).anyMatch(placed::contains))
                            .as("room %d of %s", room, chain)
                            .isTrue();
                    placed.add(room);
                }
            }
        });
    }

    @Test
    void earsComeFirstAndTreesLast() {
        forEachSeed(300, (seed, draw) -> {
            Case some = Case.any(seed, draw);
            List<Kind> kinds = some.chains().stream().map(Chain::kind).toList();

            if (kinds.contains(Kind.TREE)) {
                assertThat(kinds.subList(kinds.indexOf(Kind.TREE), kinds.size()))
                        .allMatch(Kind.TREE::equals);
            }
            if (kinds.contains(Kind.EAR)) {
                assertThat(kinds.subList(0, kinds.lastIndexOf(Kind.EAR))).allMatch(Kind.EAR::equals);
            }
        });
    }

    @Test
    void onlyRoomsOnCyclesAreInCycles() {
        forEachSeed(300, (seed, draw) -> {
            Case some = Case.any(seed, draw);
            for (Chain chain : some.chains()) {
                for (int room : chain.vertices()) {
                    switch (chain.kind()) {
                        case CYCLE -> assertThat(some.isOnCycle(room)).isTrue();
                        case PATH, TREE -> assertThat(some.isOnCycle(room)).isFalse();
                        case EAR -> {}
                    }
                }
            }
        });
    }

    @Test
    void withoutPinsTheFirstChainIsAWholeCycleIfThereIsOne() {
        forEachSeed(300, (seed, draw) -> {
            Case some = Case.unpinned(seed, draw);
            Chain first = some.chains().get(0);
            boolean hasCycle = some.graph.edgeCount() >= some.graph.vertexCount();

            assertThat(first.kind()).isEqualTo(hasCycle ? Kind.CYCLE : Kind.TREE);
            if (hasCycle) {
                assertSteps(some, first);
                assertThat(some.graph.hasEdge(
                                first.vertices().get(0),
                                first.vertices().get(first.vertices().size() - 1)))
                        .isTrue();
            }
        });
    }

    @Test
    void anEarJoinsTwoGroups() {
        forEachSeed(400, (seed, draw) -> {
            Case some = Case.any(seed, draw);
            Set<Integer> placed = new HashSet<>(some.pinned);
            for (Chain chain : some.chains()) {
                int groups = some.groups(placed);
                placed.addAll(chain.vertices());
                if (chain.kind() == Kind.EAR) {
                    assertSteps(some, chain);
                    assertThat(some.groups(placed)).isLessThan(groups);
                } else {
                    assertThat(groups).as("groups before %s", chain).isLessThan(2);
                }
            }
        });
    }

    @Test
    void chainsOfPathsAndTreesAreShort() {
        forEachSeed(400, (seed, draw) -> {
            Case some = Case.any(seed, draw);
            for (Chain chain : some.chains()) {
                if (chain.kind() == Kind.PATH) {
                    assertSteps(some, chain);
                    assertThat(chain.vertices()).hasSizeLessThanOrEqualTo(6);
                }
                if (chain.kind() == Kind.TREE && chain.vertices().size() > 6) {
                    assertThat(some.neighbours(chain.vertices().get(0))
                                    .filter(hub ->
                                            chain.vertices().stream().allMatch(leaf -> some.graph.hasEdge(hub, leaf))))
                            .as("hub of %s", chain)
                            .hasSize(1);
                }
            }
        });
    }

    @Test
    void chainsAreTheSameEveryTime() {
        forEachSeed(50, (seed, draw) -> {
            Case some = Case.any(seed, draw);
            assertThat(some.chains()).isEqualTo(some.chains());
        });
    }

    private static void assertSteps(Case some, Chain chain) {
        for (int i = 1; i < chain.vertices().size(); i++) {
            assertThat(some.graph.hasEdge(
                            chain.vertices().get(i - 1), chain.vertices().get(i)))
                    .as("step %d of %s", i, chain)
                    .isTrue();
        }
    }

    /** A graph with pinned rooms. */
    private record Case(RoomGraph graph, Set<Integer> pinned) {

        static Case any(long seed, SeededRandom draw) {
            return of(seed, draw, draw.oneOf(PINS));
        }

        static Case unpinned(long seed, SeededRandom draw) {
            return of(seed, draw, 0);
        }

        private static Case of(long seed, SeededRandom draw, int pins) {
            RandomGraphs.Family family = draw.oneOf(List.of(RandomGraphs.Family.values()));
            RoomGraph graph = RandomGraphs.planar(family, draw.between(3, 40), seed);
            Set<Integer> pinned = new TreeSet<>();
            for (int i = 0; i < pins; i++) {
                pinned.add(draw.below(graph.vertexCount()));
            }
            return new Case(graph, Collections.unmodifiableSet(pinned));
        }

        List<Chain> chains() {
            return ChainDecomposition.of(graph, (PlanarEmbedding) Planarity.of(graph), pinned);
        }

        Stream<Integer> neighbours(int room) {
            return Arrays.stream(graph.neighbours(room)).boxed();
        }

        /** Whether one of the room's connections can be cut with the graph staying connected. */
        boolean isOnCycle(int room) {
            return neighbours(room)
                    .anyMatch(
                            neighbour -> without(Edge.between(room, neighbour)).isConnected());
        }

        /** The number of connected parts of the graph on these rooms alone. */
        int groups(Set<Integer> rooms) {
            Set<Integer> left = new HashSet<>(rooms);
            int groups = 0;
            while (!left.isEmpty()) {
                groups++;
                List<Integer> group = new ArrayList<>(List.of(left.iterator().next()));
                left.removeAll(group);
                for (int i = 0; i < group.size(); i++) {
                    neighbours(group.get(i)).filter(left::remove).forEach(group::add);
                }
            }
            return groups;
        }

        private RoomGraph without(Edge cut) {
            int[][] others = graph.edges().stream()
                    .filter(edge -> !edge.equals(cut))
                    .map(edge -> new int[] {edge.low(), edge.high()})
                    .toArray(int[][]::new);
            return RoomGraph.of(graph.vertexCount(), others);
        }
    }
}
