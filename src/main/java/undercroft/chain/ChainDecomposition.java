package undercroft.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import undercroft.chain.Chain.Kind;
import undercroft.graph.PlanarEmbedding;
import undercroft.graph.RoomGraph;

/**
 * Parts the vertices of a planar graph into chains, in the order in which they are to be laid out. After Ma et al. 2014
 * and Nepožitek and Gemrot 2018: the smallest face first, then the faces next to what stands, then the trees.
 *
 * <p>The next chain is always the first of these that there is:
 *
 * <ol>
 *   <li>where nothing stands, the smallest cycle around a face or, in a tree, the rooms about its centre;
 *   <li>the shortest ear between two groups of pinned rooms;
 *   <li>of a cycle that stands in part, the rest: the one with the fewest rooms left, of several the one reached first;
 *   <li>the smallest cycle one connection away from what stands;
 *   <li>the path to the nearest other cycle;
 *   <li>rooms on no cycle, breadth first from what stands.
 * </ol>
 *
 * <p>The outer face, or whichever is the largest of a block, gets no chain of its own without being told apart: every
 * room of it lies on a smaller one too, and is laid out by then.
 *
 * <p>Where it departs from the papers:
 *
 * <ul>
 *   <li>A face counts by its {@linkplain undercroft.graph.Face#cycles() cycles}, and a bridge or tree inside it does not
 *       make it larger. So the chains do not depend on where the embedding puts parts that could as well hang elsewhere.
 *   <li>Faces next to what stands come by the rooms they have left, not by their whole size, and breadth first only
 *       among equals: a long cycle waits until its neighbours have made it short, for the last rooms of a cycle are what
 *       is hard.
 *   <li>The papers pin no rooms. Between two pinned groups the distance is given, so the path between them comes before
 *       anything that may stand in its way.
 *   <li>The rooms of trees come in chains of at most {@value #TREE_CHAIN}, and rooms on the same neighbour together.
 * </ul>
 */
public final class ChainDecomposition {

    /**
     * Rooms of a path or tree in one chain. They close no cycle, so a greedy start seldom fails: few, for that makes a
     * second attempt cheap; but not one alone, for which nothing could make way but by backtracking. The 2018 paper's
     * program, Edgar, takes up to 8.
     */
    static final int TREE_CHAIN = 6;

    private final RoomGraph graph;
    private final FaceCycles cycles;
    private final Placed placed;

    private ChainDecomposition(RoomGraph graph, PlanarEmbedding embedding) {
        this.graph = graph;
        this.cycles = new FaceCycles(graph.vertexCount(), embedding);
        this.placed = new Placed(graph);
    }

    /**
     * The chains of a graph. The same arguments give the same chains, always.
     *
     * @param graph connected
     * @param embedding of the graph
     * @param placedAlready pinned vertices, which stand before the first chain and are in none
     * @return every other vertex, in exactly one chain
     * @throws IllegalArgumentException where the graph is in several parts
     */
    public static List<Chain> of(RoomGraph graph, PlanarEmbedding embedding, Set<Integer> placedAlready) {
        if (!graph.isConnected()) {
            throw new IllegalArgumentException("The graph (%s) must be connected.".formatted(graph));
        }
        ChainDecomposition decomposition = new ChainDecomposition(graph, embedding);
        new TreeSet<>(placedAlready).forEach(decomposition::place);
        List<Chain> chains = new ArrayList<>();
        while (decomposition.placed.size() < graph.vertexCount()) {
            Chain chain = decomposition.next();
            chain.vertices().forEach(decomposition::place);
            chains.add(chain);
        }
        return List.copyOf(chains);
    }

    private void place(int vertex) {
        cycles.place(vertex, placed.size());
        placed.add(vertex);
    }

    private Chain next() {
        if (placed.size() == 0) {
            return cycles.smallest().map(this::cycle).orElseGet(() -> tree(List.of(TreeCentre.of(graph))));
        }
        Reach reach = new Reach(graph, placed);
        return reach.ear()
                .map(ear -> new Chain(Kind.EAR, ear))
                .or(() -> cycles.leastLeft().map(this::cycle))
                .or(() -> cycles.smallestNextDoor(placed).map(this::cycle))
                .or(() -> pathToCycle(reach))
                .orElseGet(() -> tree(List.of()));
    }

    private Chain cycle(FaceCycle cycle) {
        return new Chain(Kind.CYCLE, cycle.rest(placed));
    }

    /** Without its last vertex, which is on the cycle and laid out with it. */
    private Optional<Chain> pathToCycle(Reach reach) {
        return reach.pathTo(cycles::isOnCycle)
                .map(path -> path.subList(0, Math.min(path.size() - 1, TREE_CHAIN)))
                .map(path -> new Chain(Kind.PATH, path));
    }

    /**
     * The next vertices breadth first, beginning with those given. The neighbours of one vertex share its walls and stay
     * together, even where they are more than a chain should have.
     */
    private Chain tree(List<Integer> roots) {
        List<Integer> chain = new ArrayList<>(roots);
        List<Integer> queue = new ArrayList<>(placed.order());
        queue.addAll(roots);
        for (int i = 0; i < queue.size(); i++) {
            List<Integer> family = Arrays.stream(graph.neighbours(queue.get(i)))
                    .filter(neighbour -> !placed.contains(neighbour) && !chain.contains(neighbour))
                    .boxed()
                    .toList();
            if (!chain.isEmpty() && chain.size() + family.size() > TREE_CHAIN) {
                break;
            }
            chain.addAll(family);
            queue.addAll(family);
        }
        return new Chain(Kind.TREE, chain);
    }
}
