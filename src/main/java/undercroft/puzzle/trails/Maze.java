package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Join;

/**
 * A puzzle as a graph: a vertex for each trail of each tile and for each place, an edge where two trails meet or a trail
 * meets a place. Breadth-first, so that ways cross the fewest tiles. Immutable.
 */
final class Maze {

    private static final int NONE = -1;

    /** An edge: two vertices, and the edges of their hexagons by which it leads; none at a place. */
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

    /** A way from the first place to another, with the fewest trails and places on it; nothing where there is none. */
    Optional<Way> wayTo(int place) {
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
        List<Integer> way = new ArrayList<>();
        for (int i = backwards.size() - 1; i >= 0; i--) {
            way.add(backwards.get(i));
        }
        return Optional.of(new Way(place, way));
    }

    /** Whether any other way to the same place exists: one that does without some passage of this way. */
    boolean hasOther(Way way) {
        return way.passages().stream().anyMatch(passage -> arrivals(passage)[firstPlace + way.place()] != NONE);
    }

    /** The passages of a way to a place. */
    record Way(int place, List<Integer> passages) {
        Way {
            passages = List.copyOf(passages);
        }
    }

    /** The tiles that a way crosses. */
    List<Step> steps(Way way) {
        List<Step> steps = new ArrayList<>();
        int at = firstPlace;
        for (int i = 0; i + 1 < way.passages().size(); i++) {
            Passage in = passages.get(way.passages().get(i));
            Passage out = passages.get(way.passages().get(i + 1));
            at = in.other(at);
            if (at < firstPlace) {
                steps.add(new Step(
                        way.place(), at / TileSide.MOST_TRAILS, Edge.of(in.edgeAt(at)), Edge.of(out.edgeAt(at))));
            }
        }
        return steps;
    }

    /** What lies on a way: trails, and places from the second to the last. */
    BitSet vertices(Way way) {
        BitSet vertices = new BitSet();
        int at = firstPlace;
        for (int passage : way.passages()) {
            at = passages.get(passage).other(at);
            vertices.set(at);
        }
        return vertices;
    }

    boolean isTrail(int vertex) {
        return vertex < firstPlace;
    }

    /** How many passages lead to or from a vertex. */
    int exits(int vertex) {
        return passagesAt.get(vertex).size();
    }

    /** All that the first place is connected with, itself included. */
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

    /** For each vertex the passage by which one first gets there from the first place, doing without one of them. */
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

    /**
     * Where somebody has come who never turns back.
     *
     * @param passage by which he came; none at the start
     */
    record Arrival(int passage, int vertex) {}

    /** At the first place. */
    Arrival start() {
        return new Arrival(NONE, firstPlace);
    }

    /** Where one can go on from there. */
    List<Arrival> onwards(Arrival at) {
        return passagesAt.get(at.vertex).stream()
                .filter(passage -> passage != at.passage)
                .map(passage -> new Arrival(passage, passages.get(passage).other(at.vertex)))
                .toList();
    }

    /** Whether somebody has come to a place. */
    boolean isAt(Arrival arrival, int place) {
        return arrival.vertex == firstPlace + place;
    }
}
