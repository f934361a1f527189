package undercroft.mission.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import undercroft.level.MissionStep;

/** Turns moves into steps, and leaves out what is not necessary. */
final class Courses {

    /**
     * The greatest number of moves that are left out one by one. Each attempt plays the whole course again; the number of attempts is
     * about this, squared.
     */
    private static final int MOST_MOVES = 100;

    private final Game game;

    Courses(Game game) {
        this.game = game;
    }

    /** A way to the goal without needless moves. */
    List<MissionStep> way(List<Move> moves) {
        Optional<Player> loosely =
                shortest(moves, false, false, player -> player.situation().isWon());
        return loosely.or(() -> shortest(
                        moves, false, true, player -> player.situation().isWon()))
                .or(() ->
                        shortest(moves, true, true, player -> player.situation().isWon()))
                .map(Player::steps)
                .orElseThrow(() -> new IllegalStateException("The way found cannot be walked."));
    }

    /** A course into a trap without needless moves. */
    List<MissionStep> trap(List<Move> moves, Predicate<Situation> isTrap) {
        return shortest(moves, true, true, player -> isTrap.test(player.situation()))
                .map(Player::steps)
                .orElseThrow(() -> new IllegalStateException("The course found cannot be walked."));
    }

    /** Plays moves, then leaves out as many as possible; nothing if the moves do not end as they should. */
    private Optional<Player> shortest(List<Move> moves, boolean keepsOut, boolean exactly, Predicate<Player> isGood) {
        Optional<Player> best = play(moves, keepsOut, exactly).filter(isGood);
        if (best.isEmpty()) {
            return best;
        }
        List<Move> kept = new ArrayList<>(moves);
        int share = kept.size() <= MOST_MOVES ? 1 : kept.size() / MOST_MOVES;
        for (int end = kept.size(); end > 0; end -= share) {
            List<Move> fewer = new ArrayList<>(kept);
            fewer.subList(Math.max(0, end - share), end).clear();
            Optional<Player> played = play(fewer, keepsOut, exactly).filter(isGood);
            if (played.isPresent()) {
                kept = fewer;
                best = played;
            }
        }
        return best;
    }

    private Optional<Player> play(List<Move> moves, boolean keepsOut, boolean exactly) {
        Player player = new Player(game, keepsOut);
        for (Move move : moves) {
            if (!player.make(move, exactly)) {
                return Optional.empty();
            }
        }
        return Optional.of(player);
    }
}
