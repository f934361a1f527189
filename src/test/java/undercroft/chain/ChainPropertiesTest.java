package undercroft.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import undercroft.chain.Chain.Kind;
import undercroft.graph.Edge;
import undercroft.graph.PlanarEmbedding;
import undercroft.graph.Planarity;
import undercroft.graph.RandomGraphs;
import undercroft.graph.RoomGraph;

/** What holds of the chains of every graph, with and without pinned rooms. */
class ChainPropertiesTest {

    @Property(tries = 400)
    void everyRoomIsPinnedOrInOneChain(@ForAll("cases") Case some) {
        List<Integer> rooms = new ArrayList<>(some.pinned);
        some.chains().forEach(chain -> rooms.addAll(chain.vertices()));

        assertThat(rooms).hasSize(some.graph.vertexCount()).doesNotHaveDuplicates();
    }

    @Property(tries = 400)
    void everyRoomButTheFirstHasANeighbourThatStandsBeforeIt(@ForAll("cases") Case some) {
        Set<Integer> standing = new HashSet<>(some.pinned);
        for (Chain chain : some.chains()) {
            for (int room : chain.vertices()) {
                assertThat(standing.isEmpty() || some.neighbours(room).anyMatch(standing::contains))
                        .as("room %d of %s", room, chain)
                        .isTrue();
                standing.add(room);
            }
        }
    }

    @Property(tries = 300)
    void earsComeFirstAndTreesLast(@ForAll("cases") Case some) {
        List<Kind> kinds = some.chains().stream().map(Chain::kind).toList();

        if (kinds.contains(Kind.TREE)) {
            assertThat(kinds.subList(kinds.indexOf(Kind.TREE), kinds.size())).allMatch(Kind.TREE::equals);
        }
        if (kinds.contains(Kind.EAR)) {
            assertThat(kinds.subList(0, kinds.lastIndexOf(Kind.EAR))).allMatch(Kind.EAR::equals);
        }
    }

    @Property(tries = 300)
    void onlyRoomsOnCyclesAreInCycles(@ForAll("cases") Case some) {
        for (Chain chain : some.chains()) {
            for (int room : chain.vertices()) {
                switch (chain.kind()) {
                    case CYCLE -> assertThat(some.isOnCycle(room)).isTrue();
                    case PATH, TREE -> assertThat(some.isOnCycle(room)).isFalse();
                    case EAR -> {}
                }
            }
        }
    }

    @Property(tries = 300)
    void whereNothingIsPinnedItBeginsWithAWholeCycleIfThereIsOne(@ForAll("unpinnedCases") Case some) {
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
    }

    @Property(tries = 400)
    void anEarJoinsTwoGroupsThatWereApart(@ForAll("cases") Case some) {
        Set<Integer> standing = new HashSet<>(some.pinned);
        for (Chain chain : some.chains()) {
            int groups = some.groups(standing);
            standing.addAll(chain.vertices());
            if (chain.kind() == Kind.EAR) {
                assertSteps(some, chain);
                assertThat(some.groups(standing)).isLessThan(groups);
            } else {
                assertThat(groups).as("groups before %s", chain).isLessThan(2);
            }
        }
    }

    @Property(tries = 400)
    void pathsAndTreesComeInSmallPieces(@ForAll("cases") Case some) {
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
    }

    @Property(tries = 50)
    void areTheSameEveryTime(@ForAll("cases") Case some) {
        assertThat(some.chains()).isEqualTo(some.chains());
    }

    @Provide
    Arbitrary<Case> cases() {
        return casesWithPins(Arbitraries.of(0, 0, 1, 2, 3, 5));
    }

    @Provide
    Arbitrary<Case> unpinnedCases() {
        return casesWithPins(Arbitraries.just(0));
    }

    private static Arbitrary<Case> casesWithPins(Arbitrary<Integer> pins) {
        return Combinators.combine(
                        Arbitraries.of(RandomGraphs.Family.class),
                        Arbitraries.integers().between(3, 40),
                        pins,
                        Arbitraries.longs())
                .as(Case::of);
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

        static Case of(RandomGraphs.Family family, int size, int pins, long seed) {
            RoomGraph graph = RandomGraphs.planar(family, size, seed);
            Random random = new Random(seed);
            Set<Integer> pinned = new TreeSet<>();
            for (int i = 0; i < pins; i++) {
                pinned.add(random.nextInt(graph.vertexCount()));
            }
            return new Case(graph, Collections.unmodifiableSet(pinned));
        }

        List<Chain> chains() {
            return ChainDecomposition.of(graph, (PlanarEmbedding) Planarity.of(graph), pinned);
        }

        Stream<Integer> neighbours(int room) {
            return Arrays.stream(graph.neighbours(room)).boxed();
        }

        /** A room is on a cycle where one of its connections can be cut without parting the graph. */
        boolean isOnCycle(int room) {
            return neighbours(room)
                    .anyMatch(
                            neighbour -> without(Edge.between(room, neighbour)).isConnected());
        }

        /** Into how many parts these rooms fall by themselves. */
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
