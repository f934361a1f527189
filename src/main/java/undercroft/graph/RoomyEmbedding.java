package undercroft.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntUnaryOperator;

/**
 * A planar embedding that leaves space: of the many that a graph has, one in which faces are short cycles and what hangs
 * on a single vertex lies outside or in the largest face that there is at that vertex.
 *
 * <p>Block after block ({@link BlockEmbedding}), beginning with the largest: what the graph falls into at its cut
 * vertices can lie in any face around these.
 */
public final class RoomyEmbedding {

    private static final int NONE = -1;
    private static final int OUTER = 0;

    private final int[][] around;
    /** The face between each neighbour and the next around the vertex. */
    private final int[][] faces;

    private final List<Integer> faceLengths = new ArrayList<>(List.of(0));
    private final List<Integer> contents = new ArrayList<>(List.of(0));
    private final IntUnaryOperator below;

    private RoomyEmbedding(int vertices, IntUnaryOperator below) {
        around = new int[vertices][0];
        faces = new int[vertices][0];
        this.below = below;
    }

    /**
     * Embeds a connected planar graph.
     *
     * @param below draws a number from 0 to its argument − 1, for ties
     */
    public static PlanarEmbedding of(RoomGraph graph, IntUnaryOperator below) {
        RoomyEmbedding embedding = new RoomyEmbedding(graph.vertexCount(), below);
        embedding.embed(graph, largestFirst(graph.blocks()));
        return new PlanarEmbedding(embedding.around);
    }

    private static List<List<Integer>> largestFirst(List<List<Integer>> blocks) {
        return blocks.stream()
                .sorted(Comparator.comparingInt(block -> -block.size()))
                .toList();
    }

    /** A block and the cut vertex by which it hangs on those before it; any vertex for the first. */
    private record Hanging(List<Integer> block, int at, int parent) {}

    private void embed(RoomGraph graph, List<List<Integer>> blocks) {
        if (blocks.isEmpty()) {
            return;
        }
        List<Hanging> order = hangingOrder(blocks, graph.vertexCount());
        int[] weights = new int[order.size()];
        for (int i = order.size() - 1; i >= 0; i--) {
            weights[i] += order.get(i).block.size() - 1;
            if (order.get(i).parent != NONE) {
                weights[order.get(i).parent] += weights[i];
            }
        }
        for (int i = 0; i < order.size(); i++) {
            insert(graph, order.get(i), weights[i]);
        }
    }

    private static List<Hanging> hangingOrder(List<List<Integer>> blocks, int vertices) {
        List<List<Integer>> blocksOf = new ArrayList<>();
        for (int vertex = 0; vertex < vertices; vertex++) {
            blocksOf.add(new ArrayList<>());
        }
        for (int i = 0; i < blocks.size(); i++) {
            for (int vertex : blocks.get(i)) {
                blocksOf.get(vertex).add(i);
            }
        }
        boolean[] isTaken = new boolean[blocks.size()];
        List<Hanging> order = new ArrayList<>();
        order.add(new Hanging(blocks.get(0), blocks.get(0).get(0), NONE));
        isTaken[0] = true;
        for (int i = 0; i < order.size(); i++) {
            for (int vertex : order.get(i).block) {
                for (int other : blocksOf.get(vertex)) {
                    if (!isTaken[other]) {
                        isTaken[other] = true;
                        order.add(new Hanging(blocks.get(other), vertex, i));
                    }
                }
            }
        }
        return order;
    }

    private void insert(RoomGraph graph, Hanging hanging, int weight) {
        int at = hanging.at;
        int corner = around[at].length == 0 ? NONE : roomiestCorner(at, weight);
        int host = corner == NONE ? OUTER : faces[at][corner];
        contents.set(host, contents.get(host) + weight);
        List<int[]> cycles = cyclesOf(graph, hanging);
        int[] ids = new int[cycles.size()];
        ids[0] = host;
        for (int i = 1; i < ids.length; i++) {
            ids[i] = faceLengths.size();
            faceLengths.add(cycles.get(i).length);
            contents.add(0);
        }
        for (int vertex : hanging.block) {
            insertCorners(vertex, vertex == at ? corner : NONE, cycles, ids);
        }
    }

    /** Adds a block's edges around one of its vertices, in their order, after a corner of what is there. */
    private void insertCorners(int vertex, int corner, List<int[]> cycles, int[] ids) {
        Map<Integer, Integer> next = new HashMap<>();
        Map<Integer, Integer> faceAfter = new HashMap<>();
        int first = NONE;
        for (int i = 0; i < ids.length; i++) {
            int[] cycle = cycles.get(i);
            for (int k = 0; k < cycle.length; k++) {
                if (cycle[k] == vertex) {
                    int before = cycle[(k + cycle.length - 1) % cycle.length];
                    int after = cycle[(k + 1) % cycle.length];
                    next.put(before, after);
                    faceAfter.put(before, ids[i]);
                    // The last of the new edges is to have the host's face after it, so the first comes after that.
                    first = first == NONE ? after : first;
                }
            }
        }
        int old = around[vertex].length;
        int[] newAround = new int[old + next.size()];
        int[] newFaces = new int[newAround.length];
        System.arraycopy(around[vertex], 0, newAround, 0, corner + 1);
        System.arraycopy(faces[vertex], 0, newFaces, 0, corner + 1);
        int neighbour = first;
        for (int i = corner + 1; i < corner + 1 + next.size(); i++) {
            newAround[i] = neighbour;
            newFaces[i] = Objects.requireNonNull(faceAfter.get(neighbour));
            neighbour = Objects.requireNonNull(next.get(neighbour));
        }
        System.arraycopy(around[vertex], corner + 1, newAround, corner + 1 + next.size(), old - corner - 1);
        System.arraycopy(faces[vertex], corner + 1, newFaces, corner + 1 + next.size(), old - corner - 1);
        around[vertex] = newAround;
        faces[vertex] = newFaces;
    }

    /** A bridge has one face, which walks along both of its sides. */
    private List<int[]> cyclesOf(RoomGraph graph, Hanging hanging) {
        int[] block = hanging.block.stream().mapToInt(Integer::intValue).toArray();
        if (block.length == 2) {
            return List.of(block);
        }
        int[][] adjacent = new int[block.length][];
        for (int i = 0; i < block.length; i++) {
            adjacent[i] = Arrays.stream(graph.neighbours(block[i]))
                    .map(other -> Arrays.binarySearch(block, other))
                    .filter(other -> other >= 0)
                    .toArray();
        }
        int root = hanging.parent == NONE ? NONE : Arrays.binarySearch(block, hanging.at);
        return BlockEmbedding.faces(adjacent, root, below).stream()
                .map(cycle -> Arrays.stream(cycle).map(i -> block[i]).toArray())
                .toList();
    }

    /** The corner where something of some weight is the least crowded; outside nothing is. */
    private int roomiestCorner(int vertex, int weight) {
        int roomiest = 0;
        double least = Double.MAX_VALUE;
        int ties = 0;
        for (int corner = 0; corner < faces[vertex].length; corner++) {
            int face = faces[vertex][corner];
            double length = faceLengths.get(face);
            double crowd = face == OUTER ? 0 : (contents.get(face) + weight) / (length * length);
            ties = crowd < least ? 1 : crowd == least ? ties + 1 : ties;
            if (crowd < least || (crowd == least && below.applyAsInt(ties) == 0)) {
                least = crowd;
                roomiest = corner;
            }
        }
        return roomiest;
    }
}
