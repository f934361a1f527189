package undercroft.puzzle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Measures how a game of moves misleads its player, on the graph of all its states.
 *
 * <ul>
 *   <li>Catch: who always takes the move after which least seems left, the first of several and never back to where he has
 *       been, has not won after {@value #PATIENCE} times the fewest moves.
 *   <li>Revelation: in every shortest solution some move leaves more to do than there seemed before it.
 *   <li>Trap: after some first move no more seems left than at the start, and the game can no longer be won.
 * </ul>
 */
public final class MoveTeaching {

    /** After more moves than this many times the fewest, the first idea has failed. */
    private static final int PATIENCE = 2;

    private static final int NEVER = Integer.MAX_VALUE;

    private static final int START = 0;

    private final List<int[]> next;
    private final long[] left;
    private final boolean[] won;
    private final int[] toWin;

    private MoveTeaching(List<int[]> next, long[] left, boolean[] won) {
        this.next = next;
        this.left = left;
        this.won = won;
        this.toWin = movesToWin();
    }

    /**
     * Judges a game.
     *
     * @param mechanics what it asks a player to know
     * @return nothing where it has more states than the limits allow, or cannot be won
     */
    public static <S> Optional<Teaching> of(MoveGame<S> game, List<String> mechanics, PuzzleLimits limits) {
        List<S> states = new ArrayList<>(List.of(game.start()));
        Map<S, Integer> indexes = new HashMap<>(Map.of(game.start(), START));
        List<int[]> next = new ArrayList<>();
        while (next.size() < states.size()) {
            if (states.size() > limits.nodes() || limits.stop().getAsBoolean()) {
                return Optional.empty();
            }
            S state = states.get(next.size());
            List<S> after = game.isWon(state) ? List.of() : game.after(state);
            next.add(after.stream()
                    .mapToInt(successor -> indexes.computeIfAbsent(successor, unseen -> {
                        states.add(unseen);
                        return states.size() - 1;
                    }))
                    .toArray());
        }
        boolean[] won = new boolean[states.size()];
        IntStream.range(0, won.length).forEach(state -> won[state] = game.isWon(states.get(state)));
        MoveTeaching graph =
                new MoveTeaching(next, states.stream().mapToLong(game::left).toArray(), won);
        return graph.toWin[START] == NEVER
                ? Optional.empty()
                : Optional.of(new Teaching(mechanics, graph.hasCatch(), graph.hasRevelation(), graph.hasTrap()));
    }

    /** Of every state the fewest moves to a won one, by a search backwards from all of these. */
    private int[] movesToWin() {
        List<List<Integer>> before = new ArrayList<>();
        next.forEach(ignored -> before.add(new ArrayList<>()));
        for (int state = 0; state < next.size(); state++) {
            for (int successor : next.get(state)) {
                before.get(successor).add(state);
            }
        }
        int[] moves = new int[won.length];
        Arrays.fill(moves, NEVER);
        Queue<Integer> waiting = new ArrayDeque<>();
        IntStream.range(0, won.length).filter(state -> won[state]).forEach(state -> {
            moves[state] = 0;
            waiting.add(state);
        });
        while (!waiting.isEmpty()) {
            int state = waiting.remove();
            for (int predecessor : before.get(state)) {
                if (moves[predecessor] == NEVER) {
                    moves[predecessor] = moves[state] + 1;
                    waiting.add(predecessor);
                }
            }
        }
        return moves;
    }

    private boolean hasCatch() {
        Set<Integer> been = new HashSet<>();
        int state = START;
        for (int moves = 0; moves < PATIENCE * toWin[START] && !won[state]; moves++) {
            been.add(state);
            int best = -1;
            for (int successor : next.get(state)) {
                if (!been.contains(successor) && (best < 0 || left[successor] < left[best])) {
                    best = successor;
                }
            }
            if (best < 0) {
                return true;
            }
            state = best;
        }
        return !won[state];
    }

    /** Whether no shortest solution gets along without a move that looks bad. */
    private boolean hasRevelation() {
        Set<Integer> reached = new HashSet<>(Set.of(START));
        for (int moves = toWin[START]; moves > 0; moves--) {
            Set<Integer> following = new HashSet<>();
            for (int state : reached) {
                for (int successor : next.get(state)) {
                    if (toWin[successor] == moves - 1 && left[successor] <= left[state]) {
                        following.add(successor);
                    }
                }
            }
            reached = following;
        }
        return reached.isEmpty();
    }

    private boolean hasTrap() {
        return IntStream.of(next.get(START)).anyMatch(state -> toWin[state] == NEVER && left[state] <= left[START]);
    }
}
