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
 *   <li>Catch: who always takes the move after which least seems left, the first of several and never back to where he has
 *       been, has not won after {@value #PATIENCE} times the fewest moves.
 *   <li>Revelation: in every shortest solution some move leaves more to do than there seemed before it.
 *   <li>Trap: after some first move no more seems left than at the start, and the game can no longer be won; told only
 *       where that takes no more than {@value #NEAR_STATES} states to see.
 * </ul>
 *
 * @param <S> the game's states
 */
public final class MoveTeaching<S> {

    /** After more moves than this many times the fewest, the first idea has failed. */
    private static final int PATIENCE = 2;

    /** A dead end that takes longer to see is none that a player would come to know. */
    private static final int NEAR_STATES = 500;

    private final MoveGame<S> game;
    private final PuzzleLimits limits;

    /** The states by the fewest moves to them, of each those that come just before it. */
    private final List<Map<S, List<S>>> depths = new ArrayList<>();

    private MoveTeaching(MoveGame<S> game, PuzzleLimits limits) {
        this.game = game;
        this.limits = limits;
    }

    /**
     * Judges a game.
     *
     * @param mechanics what it asks a player to know
     * @return nothing where it cannot be won, or its shortest solutions lie beyond more states than the limits allow
     */
    public static <S> Optional<Teaching> of(MoveGame<S> game, List<String> mechanics, PuzzleLimits limits) {
        MoveTeaching<S> teaching = new MoveTeaching<>(game, limits);
        return teaching.searchToTheFirstWins()
                ? Optional.of(
                        new Teaching(mechanics, teaching.hasCatch(), teaching.hasRevelation(), teaching.hasTrap()))
                : Optional.empty();
    }

    /** Breadth first, to the end of the depth at which the first win lies. */
    private boolean searchToTheFirstWins() {
        Set<S> seen = new HashSet<>(Set.of(game.start()));
        depths.add(Map.of(game.start(), List.of()));
        while (last().keySet().stream().noneMatch(game::isWon)) {
            Map<S, List<S>> next = new LinkedHashMap<>();
            for (S state : last().keySet()) {
                if (seen.size() > limits.nodes() || limits.stop().getAsBoolean()) {
                    return false;
                }
                for (S after : game.after(state)) {
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
            Optional<S> best = game.after(state).stream()
                    .filter(after -> !been.contains(after))
                    .min(Comparator.comparingLong(game::left));
            if (best.isEmpty()) {
                return true;
            }
            state = best.get();
        }
        return !game.isWon(state);
    }

    /** Whether no shortest solution gets along without a move that looks bad; followed from the wins backwards. */
    private boolean hasRevelation() {
        Set<S> reached =
                new LinkedHashSet<>(last().keySet().stream().filter(game::isWon).toList());
        for (int depth = fewestMoves(); depth > 0; depth--) {
            Set<S> before = new LinkedHashSet<>();
            for (S state : reached) {
                depths.get(depth).getOrDefault(state, List.of()).stream()
                        .filter(earlier -> game.left(state) <= game.left(earlier))
                        .forEach(before::add);
            }
            reached = before;
        }
        return reached.isEmpty();
    }

    private boolean hasTrap() {
        return game.after(game.start()).stream()
                .filter(state -> game.left(state) <= game.left(game.start()))
                .anyMatch(this::isDeadEnd);
    }

    /** Whether few states can be reached from here, none of them won. */
    private boolean isDeadEnd(S from) {
        List<S> states = new ArrayList<>(List.of(from));
        Set<S> seen = new HashSet<>(states);
        for (int i = 0; i < states.size(); i++) {
            if (states.size() > NEAR_STATES || game.isWon(states.get(i))) {
                return false;
            }
            for (S after : game.after(states.get(i))) {
                if (seen.add(after)) {
                    states.add(after);
                }
            }
        }
        return true;
    }
}
