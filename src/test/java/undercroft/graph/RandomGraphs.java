package undercroft.graph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import undercroft.random.SplitMix;

/** Grows random connected graphs that are planar by construction, and shuffles their vertex numbers. */
public final class RandomGraphs {

    /** The ways to grow a graph. */
    public enum Family {
        /** A triangle into whose faces vertices are put again and again, with some edges removed. */
        TRIANGULATION,
        /** A grid with some edges removed. */
        GRID,
        TREE,
        /** Cycles and single edges that share single vertices. */
        CACTUS
    }

    private static final List<Edge> K5 = Graphs.of("0-1-2-3-4-0 0-2-4-1-3-0").edges();

    private static final List<Edge> K33 = Graphs.of("0-3-1-4-2-5-0 0-4 1-5 2-3").edges();

    private final Random random;
    private final Set<Edge> edges = new LinkedHashSet<>();
    private int vertices = 1;

    private RandomGraphs(long seed) {
        this.random = new Random(SplitMix.mix(seed));
    }

    /** A graph of about {@code size} vertices. */
    public static RoomGraph planar(Family family, int size, long seed) {
        RandomGraphs growing = new RandomGraphs(seed);
        switch (family) {
            case TRIANGULATION -> growing.triangulate(size);
            case GRID -> growing.grid(size);
            case TREE -> growing.cactus(size, 0);
            case CACTUS -> growing.cactus(size, 0.4);
        }
        if (family == Family.TRIANGULATION || family == Family.GRID) {
            growing.thinOut(growing.random.nextDouble());
        }
        return growing.shuffled();
    }

    /**
     * A planar graph with an added subdivision of K5 or K3,3, which has random vertices of the graph as branch vertices and new
     * vertices on its paths.
     */
    static RoomGraph nonPlanar(KuratowskiSubgraph.Kind kind, int size, long seed) {
        RandomGraphs growing = new RandomGraphs(seed);
        growing.triangulate(size);
        growing.thinOut(growing.random.nextDouble());
        List<Integer> branches = growing.shuffledVertices();
        for (Edge edge : kind == KuratowskiSubgraph.Kind.K5 ? K5 : K33) {
            growing.path(branches.get(edge.low()), branches.get(edge.high()), growing.random.nextInt(3));
        }
        return growing.shuffled();
    }

    private void triangulate(int size) {
        vertices = 3;
        path(0, 1, 0);
        path(1, 2, 0);
        path(2, 0, 0);
        List<int[]> triangles = new ArrayList<>(List.of(new int[] {0, 1, 2}, new int[] {0, 1, 2}));
        while (vertices < size) {
            int[] triangle = triangles.remove(random.nextInt(triangles.size()));
            int centre = vertices++;
            for (int i = 0; i < 3; i++) {
                path(centre, triangle[i], 0);
                triangles.add(new int[] {centre, triangle[i], triangle[(i + 1) % 3]});
            }
        }
    }

    private void grid(int size) {
        int columns = 1 + random.nextInt(size);
        int rows = Math.max(1, size / columns);
        vertices = rows * columns;
        for (int vertex = 0; vertex < vertices; vertex++) {
            if ((vertex + 1) % columns != 0) {
                path(vertex, vertex + 1, 0);
            }
            if (vertex + columns < vertices) {
                path(vertex, vertex + columns, 0);
            }
        }
    }

    private void cactus(int size, double cycleShare) {
        while (vertices < size) {
            int joint = random.nextInt(vertices);
            if (random.nextDouble() < cycleShare) {
                int first = vertices++;
                path(joint, first, 0);
                path(first, joint, 1 + random.nextInt(5));
            } else {
                path(joint, vertices++, 0);
            }
        }
    }

    private void path(int from, int to, int between) {
        int last = from;
        for (int i = 0; i < between; i++) {
            edges.add(Edge.between(last, vertices));
            last = vertices++;
        }
        edges.add(Edge.between(last, to));
    }

    /** Removes random edges, but keeps a spanning tree. */
    private void thinOut(double keep) {
        List<Edge> shuffled = new ArrayList<>(edges);
        Collections.shuffle(shuffled, random);
        edges.clear();
        int[] part = new int[vertices];
        for (int vertex = 0; vertex < vertices; vertex++) {
            part[vertex] = vertex;
        }
        for (Edge edge : shuffled) {
            int low = part[edge.low()];
            int high = part[edge.high()];
            if (low != high || random.nextDouble() < keep) {
                edges.add(edge);
            }
            for (int vertex = 0; vertex < vertices; vertex++) {
                if (part[vertex] == high) {
                    part[vertex] = low;
                }
            }
        }
    }

    private RoomGraph shuffled() {
        List<Integer> numbers = shuffledVertices();
        int[][] shuffled = edges.stream()
                .map(edge -> new int[] {numbers.get(edge.low()), numbers.get(edge.high())})
                .toArray(int[][]::new);
        return RoomGraph.of(vertices, shuffled);
    }

    private List<Integer> shuffledVertices() {
        List<Integer> shuffled = new ArrayList<>();
        for (int vertex = 0; vertex < vertices; vertex++) {
            shuffled.add(vertex);
        }
        Collections.shuffle(shuffled, random);
        return shuffled;
    }
}
