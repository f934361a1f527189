package undercroft.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Measures how a game of moves misleads its player.
 *
 * <ul>
 *   <li>Catch: a greedy player has not won after {@value #PATIENCE} times the fewest moves. The greedy player always takes
 *       the move that leaves least to do, the first one on a tie, and never returns to an earlier state.
 *   <li>Revelation: every shortest solution has a move after which more seems to remain than before.
 *   <li>Trap: after some first move no more seems to remain than at the start, but the game can no longer be won. A trap
 *       counts only if it shows within {@value #NEAR_STATES} states.
 * </ul>
 *
 * @param <S> the game's states
 */
public final class MoveTeaching<S> {

    /** The greedy player gives up after this many times the fewest moves. */
    private static final int PATIENCE = 2;

    /** States of a trap. A player would not recognise a larger dead end as one. */
    private static final int NEAR_STATES = 500;

    private final MoveGame<S> game;
    private final PuzzleLimits limits;

    /** By the fewest moves to a state: the states, each with its predecessors one move earlier. */
    private final List<Map<S, List<S>>> depths = new ArrayList<>();

    private MoveTeaching(MoveGame<S> game, PuzzleLimits limits) {
        this.game = game;
        this.limits = limits;
    }

    /**
     * Judges a game.
     *
     * @param mechanics what it asks a player to know
     * @return empty if it cannot be won, or the limits end the search before the first win
     */
    public static <S> Optional<Teaching> of(MoveGame<S> game, List<String> mechanics, PuzzleLimits limits) {
        MoveTeaching<S> teaching = new MoveTeaching<>(game, limits);
        return teaching.searchToFirstWin()
                ? Optional.of(
                        new Teaching(mechanics, teaching.hasCatch(), teaching.hasRevelation(), teaching.hasTrap()))
                : Optional.empty();
    }

    /**
     * Searches breadth first to the end of the depth of the first win.
     *
     * @return whether there is a win
     */
    private boolean searchToFirstWin() {
        Set<S> seen = new HashSet<>(Set.of(game.start()));
        depths.add(Map.of(game.start(), List.of()));
        while (last().keySet().stream().noneMatch(game::isWon)) {
            Map<S, List<S>> next = new LinkedHashMap<>();
            for (S state : last().keySet()) {
                if (seen.size() > limits.nodes() || limits.stop().getAsBoolean()) {
                    return false;
                }
                for (S after : game.successors(state)) {
                    if (seen.add(after) || next.containsKey(after)) {
                        next.computeIfAbsent(after, unseen -> new ArrayList<>()).add(state);
                    }
                }
            }
            if (next.isEmpty()) {
                return false;
            }
            depths.add(next);
        }
        return true;
    }

    private Map<S, List<S>> last() {
        return depths.get(depths.size() - 1);
    }

    private int fewestMoves() {
        return depths.size() - 1;
    }

    private boolean hasCatch() {
        Set<S> been = new HashSet<>();
        S state = game.start();
        for (int moves = 0; moves < PATIENCE * fewestMoves() && !game.isWon(state); moves++) {
            been.add(state);
            Optional<S> best = game.successors(state).stream()
                    .filter(after -> !been.contains(after))
                    .min(Comparator.comparingLong(game::remaining));
            if (best.isEmpty()) {
                return true;
            }
            state = best.get();
        }
        return !game.isWon(state);
    }

    /** Whether every shortest solution contains a move that looks bad. Follows the others from the wins back to the start. */
    private boolean hasRevelation() {
        Set<S> reached =
                new LinkedHashSet<>(last().keySet().stream().filter(game::isWon).toList());
        for (int depth = fewestMoves(); depth > 0; depth--) {
            Set<S> before = new LinkedHashSet<>();
            for (S state : reached) {
                depths.get(depth).getOrDefault(state, List.of()).stream()
                        .filter(earlier -> game.remaining(state) <= game.remaining(earlier))
                        .forEach(before::add);
            }
            reached = before;
        }
        return reached.isEmpty();
    }

    private boolean hasTrap() {
        return game.successors(game.start()).stream()
                .filter(state -> game.remaining(state) <= game.remaining(game.start()))
                .anyMatch(this::isDeadEnd);
    }

    /** Whether at most {@value #NEAR_STATES} states can be reached from a state, none of them won. */
    private boolean isDeadEnd(S from) {
        List<S> states = new ArrayList<>(List.of(from));
        Set<S> seen = new HashSet<>(states);
        for (int i = 0; i < states.size(); i++) {
            if (states.size() > NEAR_STATES || game.isWon(states.get(i))) {
                return false;
            }
            for (S after : game.successors(states.get(i))) {
                if (seen.add(after)) {
                    states.add(after);
                }
            }
        }
        return true;
    }
}
