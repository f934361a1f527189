package undercroft.puzzle.tilt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;
import undercroft.statespace.StateTable;

/**
 * Searches the states of a position breadth first. States are numbered from 0, the start, in the order in which they are met,
 * so their depth never decreases, and the first win has the fewest moves. Of several such solutions the search finds the first
 * in the order north, east, south, west of the first differing move.
 *
 * <p>One object serves many positions of one grid, one after another, and allocates only to grow.
 */
final class Exploration {

    /** Results of a move that does not lead to another state. */
    static final int UNCHANGED = -1;

    static final int LOST = -2;
    static final int WON = -3;

    private static final int FIRST_STATES = 1 << 12;
    /** States between two questions whether to stop: about 0.2 ms of search. */
    private static final int STOP_INTERVAL = 1 << 10;

    /** More than one. Nothing asks how many more. */
    private static final int MANY = 2;

    private final Tilting tilting;
    private final StateTable table = new StateTable();
    private int[] parents = new int[FIRST_STATES];
    /** The direction of the move that first reached each state. */
    private byte[] arrivals = new byte[FIRST_STATES];
    /** Whether repeating that move does nothing. */
    private boolean[] settled = new boolean[FIRST_STATES];
    /** The results of the moves, by state and direction. */
    private int[] nexts = new int[FIRST_STATES * Way.COUNT];

    private int[] depths = new int[FIRST_STATES];
    /** The number of shortest paths to each state, counted up to {@link #MANY}. */
    private byte[] routes = new byte[FIRST_STATES];

    private int winner;
    private int winningWay;
    private int winningRoutes;

    Exploration(Grid grid) {
        tilting = new Tilting(grid);
    }

    /** How a search ended. */
    enum End {
        /** It found a win. */
        WON,
        /** It met all states; there is no win. */
        COMPLETE,
        /** It hit the limit or was stopped. */
        LIMIT
    }

    /** Searches up to the first win. */
    End solve(Position position, int mostStates, BooleanSupplier stop) {
        begin(position);
        for (int state = 0; state < table.size(); state++) {
            if (mustStop(state, mostStates, stop)) {
                return End.LIMIT;
            }
            expand(state);
            if (isWon()) {
                return End.WON;
            }
        }
        return End.COMPLETE;
    }

    /** Searches up to the end of the depth of the first win, so that all shortest solutions are counted. */
    End solveAllShortest(Position position, int mostStates, BooleanSupplier stop) {
        begin(position);
        for (int state = 0; state < table.size(); state++) {
            if (isWon() && depths[state] > depths[winner]) {
                return End.WON;
            }
            if (mustStop(state, mostStates, stop)) {
                return End.LIMIT;
            }
            expand(state);
        }
        return isWon() ? End.WON : End.COMPLETE;
    }

    private void begin(Position position) {
        tilting.prepare(position);
        table.clear(tilting.words());
        winner = -1;
        winningRoutes = 0;
        int draft = table.draft();
        tilting.start(position, table.states(), draft);
        table.addDraft();
        parents[0] = -1;
        depths[0] = 0;
        settled[0] = false;
        routes[0] = 1;
    }

    private boolean mustStop(int state, int mostStates, BooleanSupplier stop) {
        return table.size() > mostStates || (state % STOP_INTERVAL == 0 && stop.getAsBoolean());
    }

    private void expand(int state) {
        for (int way = 0; way < Way.COUNT; way++) {
            int next = settled[state] && arrivals[state] == way ? UNCHANGED : next(state, way);
            nexts[state * Way.COUNT + way] = next;
            if (next == WON) {
                win(state, way);
            }
        }
    }

    private void win(int state, int way) {
        if (winner < 0) {
            winner = state;
            winningWay = way;
        }
        if (depths[state] == depths[winner]) {
            winningRoutes = Math.min(MANY, winningRoutes + routes[state]);
        }
    }

    private int next(int state, int way) {
        int draft = table.draft();
        long[] states = table.states();
        return switch (tilting.move(way, states, table.at(state), states, draft)) {
            case Tilting.NOTHING -> UNCHANGED;
            case Tilting.WON -> WON;
            case Tilting.LOST -> LOST;
            default -> settle(state, way);
        };
    }

    private int settle(int state, int way) {
        int before = table.size();
        int next = table.addDraft();
        if (next == before) {
            meet(next, state, way);
        } else if (depths[next] > depths[state]) {
            routes[next] = (byte) Math.min(MANY, routes[next] + routes[state]);
        }
        return next;
    }

    private void meet(int state, int parent, int way) {
        if (state == parents.length) {
            makeRoom();
        }
        parents[state] = parent;
        arrivals[state] = (byte) way;
        settled[state] = tilting.isSettled();
        depths[state] = depths[parent] + 1;
        routes[state] = routes[parent];
    }

    private void makeRoom() {
        int more = 2 * parents.length;
        parents = Arrays.copyOf(parents, more);
        arrivals = Arrays.copyOf(arrivals, more);
        settled = Arrays.copyOf(settled, more);
        depths = Arrays.copyOf(depths, more);
        routes = Arrays.copyOf(routes, more);
        nexts = Arrays.copyOf(nexts, more * Way.COUNT);
    }

    /** The number of different states met, without wins and losses. */
    int states() {
        return table.size();
    }

    boolean isWon() {
        return winner >= 0;
    }

    /** Whether there is only one shortest solution. Valid after {@link #solveAllShortest}. */
    boolean isShortestUnique() {
        return winningRoutes == 1;
    }

    /** The fewest moves to a win, which must exist. */
    int moves() {
        return depths[winner] + 1;
    }

    /** The moves to the first win, which must exist. */
    List<Way> solution() {
        List<Way> moves = new ArrayList<>();
        moves.add(Way.of(winningWay));
        for (int state = winner; state != 0; state = parents[state]) {
            moves.add(Way.of(arrivals[state]));
        }
        Collections.reverse(moves);
        return moves;
    }

    /** The states of the first win in order, from the start to the one before the last move. The win must exist. */
    int[] statesOfSolution() {
        int[] way = new int[moves()];
        for (int i = way.length - 1, state = winner; i >= 0; i--, state = parents[state]) {
            way[i] = state;
        }
        return way;
    }

    /** The result of a move: a state, {@link #UNCHANGED}, {@link #LOST} or {@link #WON}. */
    int next(int state, Way way) {
        return nexts[state * Way.COUNT + way.index()];
    }

    /** Makes a position from a state. */
    Position position(int state, Position start) {
        return tilting.position(start.terrain(), table.states(), table.at(state));
    }
}
