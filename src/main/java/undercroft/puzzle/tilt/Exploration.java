package undercroft.puzzle.tilt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;
import undercroft.puzzle.statespace.StateTable;

/**
 * Breadth-first search over the states of a position. States are numbered as they are met, the start being 0, so that none
 * has fewer moves behind it than one before it, and the first win is reached by the fewest moves; among equals, by the first
 * in the order north, east, south, west of the first move that differs.
 *
 * <p>One object serves many positions of one grid, one after another; it allocates only where it must grow.
 */
final class Exploration {

    /** What a move from a state leads to, where that is no other state. */
    static final int UNCHANGED = -1;

    static final int LOST = -2;
    static final int WON = -3;

    private static final int FIRST_STATES = 1 << 12;
    /** States between two questions whether to stop: about 0.2 ms of search. */
    private static final int STATES_BETWEEN_LOOKS = 1 << 10;

    /** More than one. Nothing asks how many more. */
    private static final int MANY = 2;

    private final Tilting tilting;
    private final StateTable table = new StateTable();
    private int[] parents = new int[FIRST_STATES];
    /** The way by which each state was first reached. */
    private byte[] arrivals = new byte[FIRST_STATES];
    /** Whether that way again does nothing. */
    private boolean[] settled = new boolean[FIRST_STATES];
    /** By state and way. */
    private int[] nexts = new int[FIRST_STATES * Way.COUNT];

    private int[] depths = new int[FIRST_STATES];
    /** In how many ways each state is reached by the fewest moves, counted no further than {@link #MANY}. */
    private byte[] routes = new byte[FIRST_STATES];

    private int winner;
    private int winningWay;
    private int winningRoutes;

    Exploration(Grid grid) {
        tilting = new Tilting(grid);
    }

    /** How far a search went. */
    enum End {
        /** To the first win, as was asked. */
        WON,
        /** Through all states. */
        COMPLETE,
        /** To the limit, or until it was stopped. */
        LIMIT
    }

    /** Searches as far as the first win. */
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

    /** Searches through all wins of the fewest moves. */
    End solveEveryWay(Position position, int mostStates, BooleanSupplier stop) {
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
        return table.size() > mostStates || (state % STATES_BETWEEN_LOOKS == 0 && stop.getAsBoolean());
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

    /** How many different states were met; a win and a loss are none. */
    int states() {
        return table.size();
    }

    boolean isWon() {
        return winner >= 0;
    }

    /** Whether only one row of moves wins by the fewest; asked after {@link #solveEveryWay}. */
    boolean isShortestUnique() {
        return winningRoutes == 1;
    }

    /** The fewest moves to a win; there must be one. */
    int moves() {
        return depths[winner] + 1;
    }

    /** The moves to the first win; there must be one. */
    List<Way> solution() {
        List<Way> moves = new ArrayList<>();
        moves.add(Way.of(winningWay));
        for (int state = winner; state != 0; state = parents[state]) {
            moves.add(Way.of(arrivals[state]));
        }
        Collections.reverse(moves);
        return moves;
    }

    /** The states before each of the moves to the first win, from the start on; there must be one. */
    int[] statesOnTheWay() {
        int[] way = new int[moves()];
        for (int i = way.length - 1, state = winner; i >= 0; i--, state = parents[state]) {
            way[i] = state;
        }
        return way;
    }

    /** What a move from a state leads to: a state, {@link #UNCHANGED}, {@link #LOST} or {@link #WON}. */
    int next(int state, Way way) {
        return nexts[state * Way.COUNT + way.index()];
    }

    /** A state as a position of its own. */
    Position position(int state, Position start) {
        return tilting.position(start.terrain(), table.states(), table.at(state));
    }
}
