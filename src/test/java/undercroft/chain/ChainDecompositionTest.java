package undercroft.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import undercroft.graph.Graphs;
import undercroft.graph.PlanarEmbedding;
import undercroft.graph.Planarity;
import undercroft.graph.RoomGraph;

class ChainDecompositionTest {

    /*
     *   0               6
     *   | \           /   \
     *   |   2-3-4---5       7
     *   | /           \   /
     *   1               8
     */
    @Test
    void twoCyclesJoinedByAPath() {
        assertThat(chains("0-1-2-0 2-3-4-5-6-7-8-5")).containsExactly("CYCLE 0 1 2", "PATH 3 4", "CYCLE 5 6 7 8");
    }

    /*
     *   0       3---4
     *   | \     |   |
     *   |   2---5---6     the second cycle begins at the room where it is reached
     *   | /
     *   1
     */
    @Test
    void twoCyclesJoinedByAnEdge() {
        assertThat(chains("0-1-2-0 3-4-6-5-3 2-5")).containsExactly("CYCLE 0 1 2", "CYCLE 5 3 4 6");
    }

    @Test
    void aLongPathToACycleIsSplit() {
        assertThat(chains("0-1-2-0 2-3-4-5-6-7-8-9-10-11-12-13-10"))
                .containsExactly("CYCLE 0 1 2", "PATH 3 4 5 6 7 8", "PATH 9", "CYCLE 10 11 12 13");
    }

    /*
     *   7---0       3
     *       | \   /   \
     *       |   2       4---6
     *       | /   \   /
     *       1       5
     */
    @Test
    void aCactusIsLaidOutCycleByCycleAndItsLeavesLast() {
        assertThat(chains("0-1-2-0 2-3-4-5-2 4-6 0-7")).containsExactly("CYCLE 0 1 2", "CYCLE 3 4 5", "TREE 7 6");
    }

    /*
     *   0---1---2---3
     *   |   |   |   |
     *   4---5---6---7
     */
    @Test
    void aLadderIsLaidOutRungByRung() {
        assertThat(chains("0-1-2-3 4-5-6-7 0-4 1-5 2-6 3-7"))
                .containsExactly("CYCLE 0 1 5 4", "CYCLE 2 6", "CYCLE 3 7");
    }

    /*
     *      1---2
     *     / \ / \
     *    5---0   |       5 and 3 both close a sector next to 0 1 2
     *     \ / \ /
     *      4---3
     */
    @Test
    void aWheelIsLaidOutFromItsFirstSectorToBothSides() {
        assertThat(chains("1-2-3-4-5-1 0-1 0-2 0-3 0-4 0-5"))
                .containsExactly("CYCLE 0 1 2", "CYCLE 5", "CYCLE 3", "CYCLE 4");
    }

    /*
     *   1---------2
     *   |         |
     *   |  4---5  |
     *   |  6---7  |       the triangles come first, the ring around them last
     *   |  6---7  |
     *   |  |      |
     *   0--8------3
     */
    @Test
    void theSmallestFaceComesFirst() {
        assertThat(chains("0-1-2-3-8-0 4-5-7-6-4 5-6 6-8"))
                .containsExactly("CYCLE 4 5 6", "CYCLE 7", "CYCLE 8 0 1 2 3");
    }

    /*
     *   0---1---2---3---4---5      (5 is joined to 0, 11 to 6)
     *   |   |   |   |   |   |
     *   6---7---8---9--10--11      two rings of six, one inside the other, joined by spokes:
     *                              a ring waits until its neighbours have left it only two rooms
     */
    @Test
    void aLongCycleWaitsUntilItIsShort() {
        assertThat(chains("0-1-2-3-4-5-0 6-7-8-9-10-11-6 0-6 1-7 2-8 3-9 4-10 5-11"))
                .containsExactly("CYCLE 0 1 7 6", "CYCLE 5 11", "CYCLE 2 8", "CYCLE 3 4", "CYCLE 10", "CYCLE 9");
    }

    @Test
    void aTreeIsLaidOutFromItsCentre() {
        assertThat(chains("0-1-2-3-4")).containsExactly("TREE 2 1 3 0 4");
        assertThat(chains("0-1-2-3-4-5-6-7-8")).containsExactly("TREE 4 3 5 2 6 1", "TREE 7 0 8");
    }

    /*
     *   1  2  3  4
     *    \ |  | /
     *       0           the leaves share the walls of 0
     *    / |  | \
     *   5  6  7  8
     */
    @Test
    void neighboursOfOneRoomStayTogether() {
        assertThat(chains("0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8")).containsExactly("TREE 0", "TREE 1 2 3 4 5 6 7 8");
        assertThat(chains("0-1-2-0 0-3 0-4 0-5 1-6 1-7 1-8 2-9"))
                .containsExactly("CYCLE 0 1 2", "TREE 3 4 5 6 7 8", "TREE 9");
        assertThat(chains("0-1-2-0 0-3 0-4 1-5 1-6 2-7 2-8 2-9"))
                .containsExactly("CYCLE 0 1 2", "TREE 3 4 5 6", "TREE 7 8 9");
    }

    @Test
    void oneOrTwoRoomsAreOneChain() {
        assertThat(chains(RoomGraph.of(1, new int[][] {}), Set.of())).containsExactly("TREE 0");
        assertThat(chains("0-1")).containsExactly("TREE 0 1");
    }

    @Test
    void aGraphOfPinnedRoomsHasNoChains() {
        assertThat(chains("0-1-2-0 2-3", Set.of(0, 1, 2, 3))).isEmpty();
    }

    @Test
    void aPathBetweenPinnedEndsIsAnEar() {
        assertThat(chains("0-1-2-3-4", Set.of(0, 4))).containsExactly("EAR 1 2 3");
    }

    /*
     *   [0]--1---2--[3]
     *    |           |
     *    6-----5-----4
     */
    @Test
    void theShorterPathBetweenPinnedRoomsIsAnEarAndTheLongerClosesTheCycle() {
        assertThat(chains("0-1-2-3-4-5-6-0", Set.of(0, 3))).containsExactly("EAR 1 2", "CYCLE 4 5 6");
    }

    /*
     *   8---9
     *    \ /
     *    [0]--1---2--[3]--4--[5]
     *             |
     *             6---7
     */
    @Test
    void theShortestEarComesFirstAndEarsBeforeCyclesAndTrees() {
        assertThat(chains("0-1-2-3-4-5 2-6-7 0-8-9-0", Set.of(5, 3, 0)))
                .containsExactly("EAR 4", "EAR 1 2", "CYCLE 8 9", "TREE 6 7");
    }

    /*
     *         3---4
     *         |   |
     *   [0]---1---2       5-6-7 is smaller, but is far from 0
     *             |
     *             5---6
     *              \ /
     *               7
     */
    @Test
    void theFirstChainIsNextToThePinnedRoom() {
        assertThat(chains("0-1-2-4-3-1 2-5-6-7-5", Set.of(0))).containsExactly("CYCLE 1 2 4 3", "CYCLE 5 6 7");
        assertThat(chains("0-1-2-3", Set.of(3))).containsExactly("TREE 2 1 0");
    }

    @Test
    void theFaceInWhichATreeIsDrawnDoesNotMatter() {
        // The face of the square with the tree inside would have ten steps, that of the hexagon six.
        assertThat(chains("0-1-2-3-4-5-0 0-6-7-1 6-8-9 8-10"))
                .containsExactly("CYCLE 0 1 7 6", "CYCLE 2 3 4 5", "TREE 8 9 10");
    }

    @Test
    void refusesAGraphThatIsNotConnected() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> chains("0-1 2-3"))
                .withMessage("The graph (4 vertices, edges [0-1, 2-3]) must be connected.");
    }

    private static List<String> chains(String paths) {
        return chains(paths, Set.of());
    }

    private static List<String> chains(String paths, Set<Integer> pinned) {
        return chains(Graphs.of(paths), pinned);
    }

    private static List<String> chains(RoomGraph graph, Set<Integer> pinned) {
        return ChainDecomposition.of(graph, (PlanarEmbedding) Planarity.of(graph), pinned).stream()
                .map(chain -> chain.kind() + " "
                        + chain.vertices().stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .toList();
    }
}
