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
 * Parts the vertices of a planar graph into chains, in the order in which they are to be laid out. After Ma et al. 2014
 * and Nepožitek and Gemrot 2018: the smallest face first, then the faces next to what stands, then the trees.
 *
 * <ol>
 *   <li>As long as pinned rooms stand in groups apart, the shortest ear between two of them.
 *   <li>As long as there are cycles: the rest of one that stands in part, of several the one with the fewest rooms left,
 *       and of these the one reached first; else the smallest that is one connection away; else the path to the nearest.
 *       Where nothing stands, it begins with the smallest of all.
 *   <li>The rooms on no cycle, breadth first from what stands; where nothing stands, from the tree's centre.
 * </ol>
 *
 * <p>The outer face needs no rule of its own: every room of it lies on another face too, so it comes up only where it
 * has fewer rooms left than any other.
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
    private final List<Chain> chains = new ArrayList<>();

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
        decomposition.joinPinned();
        decomposition.addCycles();
        decomposition.addTrees();
        return List.copyOf(decomposition.chains);
    }

    private void joinPinned() {
        addWhileThereAre(() -> new Reach(graph, placed).ear().map(ear -> new Chain(Kind.EAR, ear)));
    }

    private void addCycles() {
        if (placed.size() == 0) {
            cycles.smallest().map(this::rest).ifPresent(this::add);
        }
        addWhileThereAre(() -> cycles.leastLeft()
                .or(() -> cycles.smallestNextDoor(placed))
                .map(this::rest)
                .or(this::pathToNearestCycle));
    }

    private Chain rest(FaceCycle cycle) {
        return new Chain(Kind.CYCLE, cycle.rest(placed));
    }

    /** Without its last vertex, which is on the cycle and laid out with it. */
    private Optional<Chain> pathToNearestCycle() {
        return new Reach(graph, placed)
                .pathTo(cycles::isOnCycle)
                .map(path -> path.subList(0, Math.min(path.size() - 1, TREE_CHAIN)))
                .map(path -> new Chain(Kind.PATH, path));
    }

    /**
     * What is on no cycle, breadth first. The neighbours of one vertex share its walls and stay together, even where
     * they are more than a chain should have.
     */
    private void addTrees() {
        List<Integer> chain = new ArrayList<>();
        if (placed.size() == 0) {
            int centre = TreeCentre.of(graph);
            place(centre);
            chain.add(centre);
        }
        for (int i = 0; i < placed.size(); i++) {
            List<Integer> family = Arrays.stream(graph.neighbours(placed.order().get(i)))
                    .filter(neighbour -> !placed.contains(neighbour))
                    .boxed()
                    .toList();
            if (!chain.isEmpty() && chain.size() + family.size() > TREE_CHAIN) {
                chains.add(new Chain(Kind.TREE, chain));
                chain.clear();
            }
            family.forEach(this::place);
            chain.addAll(family);
        }
        if (!chain.isEmpty()) {
            chains.add(new Chain(Kind.TREE, chain));
        }
    }

    private void addWhileThereAre(Supplier<Optional<Chain>> next) {
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
