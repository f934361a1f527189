package undercroft.puzzle.elements;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import undercroft.puzzle.elements.Answer.Impossible;
import undercroft.puzzle.elements.Answer.Solved;
import undercroft.puzzle.elements.Answer.Unsolved;
import undercroft.statespace.StateTable;

/**
 * Finds the fewest moves by breadth-first search: all states after one move, all after two, and so on, until a move wins. The
 * table of states is used again for the next puzzle, so a solver that has grown allocates nothing more in its search. Not to be
 * shared by threads.
 */
final class BreadthFirstSolver {

    /** A state takes 60 to 100 bytes, so this many take up to 400 MB. */
    static final int MOST_STATES = 4_000_000;

    /** States between two questions whether to stop: a few hundred microseconds of search. */
    private static final int STOP_INTERVAL = 256;

    private static final int NOBODY = -1;

    /** Room for the states of an easy puzzle; it doubles when there are more. */
    private static final int FIRST_STATES = 1 << 9;

    /** Room for the layers of an easy puzzle; it doubles when there are more. */
    private static final int FIRST_LAYERS = 8;

    private final StateTable table = new StateTable();

    /** By state, the state from which it was first reached. */
    private int[] parents = new int[FIRST_STATES];

    /** By number of moves d, one more than the number of the last state that takes d moves. */
    private int[] layerEnds = new int[FIRST_LAYERS];

    // Of the search that runs.
    private int layers;
    private int current;
    private int winner;

    /**
     * Solves a puzzle.
     *
     * @param mostStates the search gives up when it has met more than this, at most {@link #MOST_STATES}
     * @param stopped asked every {@value #STOP_INTERVAL} states whether to stop
     * @return the solution with its counts, or why there is none
     */
    Answer solve(ElementsPuzzle puzzle, int mostStates, BooleanSupplier stopped) {
        StateSpace space = new StateSpace(puzzle);
        return switch (search(space, mostStates, stopped, false)) {
            case WON -> new Solved(solution(space, puzzle), count(space), table.size());
            case EXHAUSTED -> new Impossible(table.size());
            case GAVE_UP -> new Unsolved(table.size());
        };
    }

    /**
     * The fewest moves to solve a puzzle, without the solution.
     *
     * @return the number of moves, or 0 where no solution was found
     */
    int fewestMoves(ElementsPuzzle puzzle, int mostStates, BooleanSupplier stopped) {
        return search(new StateSpace(puzzle), mostStates, stopped, true) == End.WON ? layers : 0;
    }

    /** {@return the states that the last search met} */
    int states() {
        return table.size();
    }

    private enum End {
        WON,
        EXHAUSTED,
        GAVE_UP
    }

    private End search(StateSpace space, int mostStates, BooleanSupplier stopped, boolean countsOnly) {
        table.clear(space.words());
        table.add(space.start());
        parents[0] = NOBODY;
        winner = NOBODY;
        layers = 0;
        long[] state = new long[space.words()];
        Discovery discovery = new Discovery();
        for (current = 0; current < table.size(); current++) {
            boolean beginsLayer = current == layerEnd(layers - 1);
            if (beginsLayer) {
                endLayer();
            }
            if (table.size() > mostStates || (current % STOP_INTERVAL == 0 && stopped.getAsBoolean())) {
                return End.GAVE_UP;
            }
            if (countsOnly && beginsLayer && isWonInLayer(space, mostStates, state)) {
                return End.WON;
            }
            table.copy(current, state);
            space.successors(state, discovery);
            if (winner != NOBODY) {
                return End.WON;
            }
        }
        return End.EXHAUSTED;
    }

    /**
     * Whether a move wins from a state of the layer that begins, so close to its beginning that the search would not give up
     * before. Saves the states of the next layer, which are most of all.
     */
    private boolean isWonInLayer(StateSpace space, int mostStates, long[] state) {
        int steps = (mostStates - table.size()) / Math.max(1, space.mostMoves());
        int end = Math.min(table.size(), current + steps + 1);
        for (int number = current; number < end; number++) {
            table.copy(number, state);
            if (space.isOneMoveFromChest(state)) {
                return true;
            }
        }
        return false;
    }

    private int layerEnd(int layer) {
        return layer < 0 ? 0 : layerEnds[layer];
    }

    private void endLayer() {
        if (layers == layerEnds.length) {
            layerEnds = Arrays.copyOf(layerEnds, 2 * layers);
        }
        layerEnds[layers++] = table.size();
    }

    private void setParent(int state) {
        if (state == parents.length) {
            parents = Arrays.copyOf(parents, 2 * state);
        }
        parents[state] = current;
    }

    /** Notes what is new. */
    private final class Discovery implements StateSpace.Visitor {
        @Override
        public void reached(long[] state) {
            int before = table.size();
            int number = table.add(state);
            if (number == before) {
                setParent(number);
            }
        }

        @Override
        public void won(int element) {
            if (winner == NOBODY) {
                winner = element;
            }
        }
    }

    private List<Move> solution(StateSpace space, ElementsPuzzle puzzle) {
        Deque<Move> moves = new ArrayDeque<>();
        moves.addFirst(new Move(Element.ALL.get(winner), puzzle.chest()));
        long[] from = new long[space.words()];
        long[] to = new long[space.words()];
        for (int state = current; parents[state] != NOBODY; state = parents[state]) {
            table.copy(parents[state], from);
            table.copy(state, to);
            moves.addFirst(space.move(from, to, puzzle));
        }
        return List.copyOf(moves);
    }

    /**
     * Counts all shortest solutions, from the last layer back to the start: those from a state are the sum of those from the
     * states of the next layer that a move leads to.
     */
    private Counts count(StateSpace space) {
        long[] counts = new long[layerEnd(layers - 1)];
        long[] state = new long[space.words()];
        Tally tally = new Tally(counts);
        for (int layer = layers - 1; layer >= 0; layer--) {
            for (int number = layerEnd(layer - 1); number < layerEnd(layer); number++) {
                tally.begin(layer);
                table.copy(number, state);
                space.successors(state, tally);
                counts[number] = tally.sum;
            }
        }
        return new Counts(tally.sum, tally.moves, tally.goodMoves);
    }

    /**
     * The number of ways to win.
     *
     * @param shortestSolutions the number of solutions with the fewest moves; {@link Long#MAX_VALUE} where there are more
     * @param firstMoves the number of legal first moves of characters that no wall parts from the chest
     * @param goodFirstMoves the number of first moves with which a shortest solution begins
     */
    record Counts(long shortestSolutions, int firstMoves, int goodFirstMoves) {}

    /** Sums up over the moves from one state. */
    private final class Tally implements StateSpace.Visitor {
        private final long[] counts;
        private int layer;
        private long sum;
        private int moves;
        private int goodMoves;

        Tally(long[] counts) {
            this.counts = counts;
        }

        void begin(int newLayer) {
            layer = newLayer;
            sum = 0;
            moves = 0;
            goodMoves = 0;
        }

        @Override
        public void reached(long[] state) {
            if (layer == layers - 1) {
                moves++;
                return;
            }
            int next = table.find(state);
            add(next >= layerEnds[layer] && next < layerEnds[layer + 1] ? counts[next] : 0);
        }

        @Override
        public void won(int element) {
            add(1);
        }

        private void add(long ways) {
            moves++;
            if (ways > 0) {
                goodMoves++;
                sum = sum + ways < 0 ? Long.MAX_VALUE : sum + ways;
            }
        }
    }
}
