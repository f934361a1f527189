package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Join;

/**
 * A puzzle as a graph. It has a vertex for each trail of each tile and for each place, and a passage, i.e. an edge, where two
 * trails meet or a trail meets a place. Immutable.
 */
final class Maze {

    private static final int NONE = -1;

    /** An edge of the graph with its two vertices and, for trails, the edges of their hexagons; {@link #NONE} for a place. */
    private record Passage(int from, int fromEdge, int to, int toEdge) {

        int other(int vertex) {
            return vertex == from ? to : from;
        }

        int edgeAt(int vertex) {
            return vertex == from ? fromEdge : toEdge;
        }
    }

    private final int firstPlace;
    private final List<Passage> passages = new ArrayList<>();
    private final List<List<Integer>> passagesAt = new ArrayList<>();

    Maze(TrailsPuzzle puzzle) {
        HexBoard board = puzzle.hexBoard();
        this.firstPlace = puzzle.tiles().size() * TileSide.MOST_TRAILS;
        for (int i = 0; i < firstPlace + puzzle.places().size(); i++) {
            passagesAt.add(new ArrayList<>());
        }
        for (Join join : board.joins()) {
            End first = join.first();
            End second = join.second();
            add(new Passage(
                    trail(puzzle, first),
                    first.edge().number(),
                    trail(puzzle, second),
                    second.edge().number()));
        }
        for (int i = 0; i < puzzle.places().size(); i++) {
            for (End end : puzzle.places().get(i).ends()) {
                add(new Passage(
                        firstPlace + i, NONE, trail(puzzle, end), end.edge().number()));
            }
        }
    }

    private static int trail(TrailsPuzzle puzzle, End end) {
        TileSide side = puzzle.tiles().get(end.hexagon()).side();
        return end.hexagon() * TileSide.MOST_TRAILS + side.trailAt(end.edge());
    }

    private void add(Passage passage) {
        passagesAt.get(passage.from()).add(passages.size());
        passagesAt.get(passage.to()).add(passages.size());
        passages.add(passage);
    }

    /**
     * Finds a path from the first place to another through the fewest trails and places, by breadth-first search.
     *
     * @return empty if there is none
     */
    Optional<Path> pathTo(int place) {
        int[] arrivals = arrivals(NONE);
        if (arrivals[firstPlace + place] == NONE) {
            return Optional.empty();
        }
        List<Integer> backwards = new ArrayList<>();
        for (int at = firstPlace + place;
                at != firstPlace;
                at = passages.get(arrivals[at]).other(at)) {
            backwards.add(arrivals[at]);
        }
        List<Integer> path = new ArrayList<>();
        for (int i = backwards.size() - 1; i >= 0; i--) {
            path.add(backwards.get(i));
        }
        return Optional.of(new Path(place, path));
    }

    /** Whether another path leads to the same place, i.e. one that avoids some passage of this path. */
    boolean hasOther(Path path) {
        return path.passages().stream().anyMatch(passage -> arrivals(passage)[firstPlace + path.place()] != NONE);
    }

    /** A path to a place, by the indexes of its passages. */
    record Path(int place, List<Integer> passages) {
        Path {
            passages = List.copyOf(passages);
        }
    }

    /** The steps of a path across tiles. */
    List<Step> steps(Path path) {
        List<Step> steps = new ArrayList<>();
        int at = firstPlace;
        for (int i = 0; i + 1 < path.passages().size(); i++) {
            Passage in = passages.get(path.passages().get(i));
            Passage out = passages.get(path.passages().get(i + 1));
            at = in.other(at);
            if (at < firstPlace) {
                steps.add(new Step(
                        path.place(), at / TileSide.MOST_TRAILS, Edge.of(in.edgeAt(at)), Edge.of(out.edgeAt(at))));
            }
        }
        return steps;
    }

    /** The vertices of a path without its start: trails and places. */
    BitSet vertices(Path path) {
        BitSet vertices = new BitSet();
        int at = firstPlace;
        for (int passage : path.passages()) {
            at = passages.get(passage).other(at);
            vertices.set(at);
        }
        return vertices;
    }

    boolean isTrail(int vertex) {
        return vertex < firstPlace;
    }

    /** The number of passages at a vertex. */
    int exits(int vertex) {
        return passagesAt.get(vertex).size();
    }

    /** The vertices connected with the first place, including itself. */
    BitSet reached() {
        BitSet reached = new BitSet();
        reached.set(firstPlace);
        int[] arrivals = arrivals(NONE);
        for (int vertex = 0; vertex < arrivals.length; vertex++) {
            if (arrivals[vertex] != NONE) {
                reached.set(vertex);
            }
        }
        return reached;
    }

    /**
     * For each vertex, the passage by which a breadth-first search from the first place reaches it without using one passage.
     *
     * @param closed the passage to avoid, or {@link #NONE}
     */
    private int[] arrivals(int closed) {
        int[] arrivals = new int[passagesAt.size()];
        Arrays.fill(arrivals, NONE);
        int[] queue = new int[arrivals.length];
        queue[0] = firstPlace;
        int end = 1;
        for (int next = 0; next < end; next++) {
            for (int passage : passagesAt.get(queue[next])) {
                int to = passages.get(passage).other(queue[next]);
                if (passage != closed && to != firstPlace && arrivals[to] == NONE) {
                    arrivals[to] = passage;
                    queue[end++] = to;
                }
            }
        }
        return arrivals;
    }

    /** {@return the vertex of a place} */
    int vertexOf(int place) {
        return firstPlace + place;
    }

    /** {@return for each vertex, those at the other ends of its passages; twice where two passages join the same two} */
    int[][] neighbours() {
        int[][] neighbours = new int[passagesAt.size()][];
        for (int vertex = 0; vertex < neighbours.length; vertex++) {
            int from = vertex;
            neighbours[vertex] = passagesAt.get(vertex).stream()
                    .mapToInt(passage -> passages.get(passage).other(from))
                    .toArray();
        }
        return neighbours;
    }

    /**
     * The position of somebody who never turns back.
     *
     * @param passage the last passage; {@link #NONE} at the start
     */
    record Arrival(int passage, int vertex) {}

    /** The position at the first place. */
    Arrival start() {
        return new Arrival(NONE, firstPlace);
    }

    /** The positions after one more passage. */
    List<Arrival> successors(Arrival at) {
        return passagesAt.get(at.vertex).stream()
                .filter(passage -> passage != at.passage)
                .map(passage -> new Arrival(passage, passages.get(passage).other(at.vertex)))
                .toList();
    }

    /** Whether a position is at a place. */
    boolean isAt(Arrival arrival, int place) {
        return arrival.vertex == firstPlace + place;
    }
}
