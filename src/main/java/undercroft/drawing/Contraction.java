package undercroft.drawing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import undercroft.graph.Face;
import undercroft.graph.PlanarEmbedding;

/**
 * Shrinks an embedded connected graph to a single cluster, by contracting one edge after the other.
 *
 * <p>The order of the edges around each cluster is kept, and so is which face is the outer one. Edges that become parallel
 * and have nothing between them are one from then on. An edge whose contraction would leave parallel edges with something
 * between is not contracted, for there is no drawing of these with straight lines; what is between shrinks first.
 */
final class Contraction {

    private static final int NONE = -1;

    private final int[][] around;
    /** The face between each neighbour and the next around the cluster. */
    private final int[][] faces;

    private final int[] faceLength;
    private final int outer;
    private final int[] weight;
    private final boolean[] isAlive;
    private int alive;
    private final List<List<Merge>> rounds = new ArrayList<>();

    private Contraction(PlanarEmbedding embedding, int vertices) {
        around = new int[vertices][];
        faces = new int[vertices][];
        weight = new int[vertices];
        isAlive = new boolean[vertices];
        Arrays.fill(weight, 1);
        Arrays.fill(isAlive, true);
        alive = vertices;
        for (int vertex = 0; vertex < vertices; vertex++) {
            around[vertex] = embedding.rotation(vertex);
            faces[vertex] = new int[around[vertex].length];
        }
        List<Face> all = embedding.faces();
        faceLength = new int[all.size()];
        int longest = 0;
        for (int face = 0; face < all.size(); face++) {
            List<Integer> walk = all.get(face).walk();
            faceLength[face] = walk.size();
            longest = walk.size() > faceLength[longest] ? face : longest;
            for (int i = 0; i < walk.size(); i++) {
                // The face comes to a vertex by one dart and leaves it by the next around it.
                int vertex = walk.get(i);
                int before = walk.get((i + walk.size() - 1) % walk.size());
                if (walk.size() > 1) {
                    faces[vertex][indexOf(around[vertex], before)] = face;
                }
            }
        }
        outer = longest;
    }

    /**
     * Contracts a whole graph.
     *
     * @param below draws a number from 0 to its argument − 1
     * @param stop asked in every round whether to give up
     * @return the merges, in rounds in each of which a cluster takes part once at most; nothing where some part could not
     *     be contracted, or it was given up
     */
    static Optional<List<List<Merge>>> of(
            PlanarEmbedding embedding, int vertices, IntUnaryOperator below, BooleanSupplier stop) {
        Contraction contraction = new Contraction(embedding, vertices);
        while (contraction.alive > 1) {
            List<Merge> round = stop.getAsBoolean() ? List.of() : contraction.contractRound(below);
            if (round.isEmpty()) {
                return Optional.empty();
            }
            contraction.rounds.add(round);
        }
        return Optional.of(contraction.rounds);
    }

    private List<Merge> contractRound(IntUnaryOperator below) {
        List<Integer> order = new ArrayList<>();
        for (int cluster = 0; cluster < around.length; cluster++) {
            if (isAlive[cluster]) {
                order.add(below.applyAsInt(order.size() + 1), cluster);
            }
        }
        order.sort(Comparator.comparingInt(cluster -> weight[cluster]));
        boolean[] isMerged = new boolean[around.length];
        List<Merge> round = new ArrayList<>();
        for (int cluster : order) {
            int lightest = isMerged[cluster] ? NONE : lightestContractible(cluster, isMerged);
            if (lightest != NONE) {
                isMerged[cluster] = true;
                isMerged[around[cluster][lightest]] = true;
                round.add(contract(cluster, lightest));
            }
        }
        return round;
    }

    /** The place, around a cluster, of the lightest of the others that it can become one with. */
    private int lightestContractible(int cluster, boolean[] isMerged) {
        int lightest = NONE;
        for (int i = 0; i < around[cluster].length; i++) {
            int other = around[cluster][i];
            if (!isMerged[other]
                    && (lightest == NONE || weight[other] < weight[around[cluster][lightest]])
                    && isContractible(cluster, i)) {
                lightest = i;
            }
        }
        return lightest;
    }

    /** Whether every pair of edges that would become parallel bounds a face, and not the outer one. */
    private boolean isContractible(int cluster, int index) {
        int other = around[cluster][index];
        int common = 0;
        for (int neighbour : around[cluster]) {
            common += indexOf(around[other], neighbour) != NONE ? 1 : 0;
        }
        int left = faces[cluster][before(cluster, index)];
        int right = faces[cluster][index];
        int vanishing = (isInnerTriangle(left) ? 1 : 0) + (right != left && isInnerTriangle(right) ? 1 : 0);
        return common == vanishing;
    }

    private boolean isInnerTriangle(int face) {
        return face != outer && faceLength[face] == 3;
    }

    private Merge contract(int kept, int index) {
        int gone = around[kept][index];
        int back = indexOf(around[gone], kept);
        int left = faces[kept][before(kept, index)];
        int right = faces[kept][index];
        Merge merge = new Merge(kept, gone, around[kept], around[gone], isInnerTriangle(right));
        int[] aroundKept = around[kept];
        int[] facesKept = faces[kept];
        int size = aroundKept.length + around[gone].length - 2;
        int[] joined = new int[size];
        int[] joinedFaces = new int[size];
        int count = 0;
        for (int i = 1; i < aroundKept.length; i++) {
            joined[count] = aroundKept[(index + i) % aroundKept.length];
            joinedFaces[count++] = facesKept[(index + i) % aroundKept.length];
        }
        for (int i = 1; i < around[gone].length; i++) {
            int at = (back + i) % around[gone].length;
            joined[count] = around[gone][at];
            joinedFaces[count++] = faces[gone][at];
            rename(around[gone][at], gone, kept);
        }
        around[kept] = joined;
        faces[kept] = joinedFaces;
        faceLength[left]--;
        faceLength[right]--;
        closeIfEmpty(kept, left);
        closeIfEmpty(kept, right);
        weight[kept] += weight[gone];
        isAlive[gone] = false;
        alive--;
        return merge;
    }

    /** Where an inner face has two edges left, they become one. */
    private void closeIfEmpty(int cluster, int face) {
        if (face != outer && faceLength[face] == 2) {
            int index = indexOf(faces[cluster], face);
            int other = around[cluster][index];
            remove(cluster, index);
            remove(other, indexOf(faces[other], face));
            faceLength[face] = 0;
        }
    }

    private void remove(int cluster, int index) {
        around[cluster] = without(around[cluster], index);
        faces[cluster] = without(faces[cluster], index);
    }

    private static int[] without(int[] array, int index) {
        int[] shorter = Arrays.copyOf(array, array.length - 1);
        System.arraycopy(array, index + 1, shorter, index, shorter.length - index);
        return shorter;
    }

    private void rename(int cluster, int from, int to) {
        int[] renamed = around[cluster].clone();
        renamed[indexOf(renamed, from)] = to;
        around[cluster] = renamed;
    }

    private int before(int cluster, int index) {
        return (index + around[cluster].length - 1) % around[cluster].length;
    }

    private static int indexOf(int[] array, int value) {
        for (int i = 0; i < array.length; i++) {
            if (array[i] == value) {
                return i;
            }
        }
        return NONE;
    }
}
