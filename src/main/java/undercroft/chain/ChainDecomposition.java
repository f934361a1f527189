package undercroft.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import undercroft.chain.Chain.Kind;
import undercroft.graph.PlanarEmbedding;
import undercroft.graph.RoomGraph;

/**
 * Decomposes the vertices of a planar graph into chains, in the order in which they are laid out. After Ma et al. 2014
 * and Nepožitek and Gemrot 2018: the smallest face first, then the faces beside what is placed, then the trees.
 *
 * <ol>
 *   <li>While there are several groups of placed rooms (pinned rooms can be apart): the shortest ear between two of
 *       them.
 *   <li>While there are cycles: the rest of a cycle that is placed in part, with the fewest rooms left; of several, the
 *       one reached first. Otherwise the smallest cycle that is one connection away from a placed room; otherwise the
 *       path to the nearest cycle. If nothing is placed yet, the smallest cycle of all.
 *   <li>The rooms on no cycle, breadth first from the placed rooms; if nothing is placed, from the centre of the tree.
 * </ol>
 *
 * <p>The outer face needs no special rule: each of its rooms lies on another face too, so it is chosen only if it has
 * fewer rooms left than any other.
 *
 * <p>Differences from the papers:
 *
 * <ul>
 *   <li>A face is measured by its {@linkplain undercroft.graph.Face#cycles() cycles}; a bridge or tree inside it does
 *       not make it larger. So the chains do not depend on the face into which the embedding put such a part.
 *   <li>Faces beside placed rooms are ordered by the number of rooms left, not by their whole size, and breadth first
 *       only among equals. A long cycle waits until its neighbours have made it short, because the last rooms of a
 *       cycle are the hard ones.
 *   <li>The papers have no pinned rooms. The distance between two pinned groups is fixed, so the path between them
 *       comes before anything that could block it.
 *   <li>Trees are cut into chains of at most {@value #TREE_CHAIN} rooms; the neighbours of one room stay together.
 * </ul>
 */
public final class ChainDecomposition {

    /**
     * The largest chain of rooms on a path or in a tree. Such rooms close no cycle, so a greedy placement seldom fails,
     * and a short chain makes a retry cheap. With a single room per chain, only backtracking could make way. Edgar, the
     * program of the 2018 paper, takes up to 8.
     */
    static final int TREE_CHAIN = 6;

    private final RoomGraph graph;
    private final FaceCycles cycles;
    private final PlacedVertices placed;
    private final List<Chain> chains = new ArrayList<>();

    private ChainDecomposition(RoomGraph graph, PlanarEmbedding embedding) {
        this.graph = graph;
        this.cycles = new FaceCycles(graph.vertexCount(), embedding);
        this.placed = new PlacedVertices(graph);
    }

    /**
     * The chains of a graph. The same arguments always give the same chains.
     *
     * @param graph connected
     * @param embedding of the graph
     * @param pinned vertices that are placed before the first chain and belong to none
     * @return chains that contain every other vertex exactly once
     * @throws IllegalArgumentException if the graph is not connected
     */
    public static List<Chain> of(RoomGraph graph, PlanarEmbedding embedding, Set<Integer> pinned) {
        if (!graph.isConnected()) {
            throw new IllegalArgumentException("The graph (%s) must be connected.".formatted(graph));
        }
        ChainDecomposition decomposition = new ChainDecomposition(graph, embedding);
        new TreeSet<>(pinned).forEach(decomposition::place);
        decomposition.joinPinned();
        decomposition.addCycles();
        decomposition.addTrees();
        return List.copyOf(decomposition.chains);
    }

    private void joinPinned() {
        addAll(() -> new BreadthFirstSearch(graph, placed).ear().map(ear -> new Chain(Kind.EAR, ear)));
    }

    private void addCycles() {
        if (placed.size() == 0) {
            cycles.smallest().map(this::rest).ifPresent(this::add);
        }
        addAll(() -> cycles.fewestLeft()
                .or(() -> cycles.smallestAdjacentTo(placed))
                .map(this::rest)
                .or(this::pathToNearestCycle));
    }

    private Chain rest(FaceCycle cycle) {
        return new Chain(Kind.CYCLE, cycle.rest(placed));
    }

    /** The path to the nearest cycle without its last vertex, which is on the cycle and is laid out with it. */
    private Optional<Chain> pathToNearestCycle() {
        return new BreadthFirstSearch(graph, placed)
                .pathToNearest(cycles::isOnCycle)
                .map(path -> path.subList(0, Math.min(path.size() - 1, TREE_CHAIN)))
                .map(path -> new Chain(Kind.PATH, path));
    }

    /**
     * Adds the vertices on no cycle, breadth first. The neighbours of one vertex share its walls, so they stay together
     * even if they exceed {@link #TREE_CHAIN}.
     */
    private void addTrees() {
        List<Integer> chain = new ArrayList<>();
        if (placed.size() == 0) {
            int centre = TreeCentre.of(graph);
            place(centre);
            chain.add(centre);
        }
        for (int i = 0; i < placed.size(); i++) {
            List<Integer> unplacedNeighbours = Arrays.stream(
                            graph.neighbours(placed.order().get(i)))
                    .filter(neighbour -> !placed.contains(neighbour))
                    .boxed()
                    .toList();
            if (!chain.isEmpty() && chain.size() + unplacedNeighbours.size() > TREE_CHAIN) {
                chains.add(new Chain(Kind.TREE, chain));
                chain.clear();
            }
            unplacedNeighbours.forEach(this::place);
            chain.addAll(unplacedNeighbours);
        }
        if (!chain.isEmpty()) {
            chains.add(new Chain(Kind.TREE, chain));
        }
    }

    private void addAll(Supplier<Optional<Chain>> next) {
        for (Optional<Chain> chain = next.get(); chain.isPresent(); chain = next.get()) {
            add(chain.get());
        }
    }

    private void add(Chain chain) {
        chains.add(chain);
        chain.vertices().forEach(this::place);
    }

    private void place(int vertex) {
        cycles.place(vertex, placed.size());
        placed.add(vertex);
    }
}
