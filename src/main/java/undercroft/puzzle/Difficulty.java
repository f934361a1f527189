package undercroft.puzzle;

import java.util.Optional;
import undercroft.random.SeededRandom;

/**
 * Reaches a wanted difficulty in the same way for every kind: by a few attempts, each a search of its own from the seed, of which the
 * nearest to the wanted difficulty counts. What difficulty a puzzle has, the kind's {@link Scale} says.
 */
public final class Difficulty {

    /** Attempts at a puzzle. One is enough for most; the hardest profit from a second one more than from a longer first one. */
    public static final int ATTEMPTS = 2;

    /** A puzzle this near to the wanted difficulty is good enough, in ten-thousandths: no player notices so little. */
    public static final int NEAR = 200;

    private Difficulty() {}

    /**
     * A puzzle and its rating.
     *
     * @param attempt the number of the attempt that found it, from 0
     * @param difficulty on the kind's scale, in ten-thousandths
     */
    public record Reached<P>(int attempt, P puzzle, Rating rating, int difficulty) {

        /** {@return the distance from a wanted difficulty, in ten-thousandths} */
        public int miss(int wanted) {
            return Math.abs(difficulty - wanted);
        }
    }

    /**
     * Makes a puzzle of a wanted difficulty, or as near to it as the attempts come.
     *
     * @param board a board that the kind does not refuse under the settings
     * @param wanted in ten-thousandths, from 0 to {@link Scale#UNITS}
     * @return the puzzle, or empty if a limit was hit or the kind found none
     */
    public static <P> Optional<Reached<P>> reach(
            PuzzleKind<P> kind, Board board, Settings settings, int wanted, long seed, PuzzleLimits limits) {
        return reach(kind, board, settings, wanted, seed, ATTEMPTS, limits);
    }

    /** As {@link #reach(PuzzleKind, Board, Settings, int, long, PuzzleLimits)}, with another number of attempts, at least 1. */
    static <P> Optional<Reached<P>> reach(
            PuzzleKind<P> kind,
            Board board,
            Settings settings,
            int wanted,
            long seed,
            long attempts,
            PuzzleLimits limits) {
        Optional<Reached<P>> nearest = Optional.empty();
        for (int i = 0; i < attempts && distance(nearest, wanted) > NEAR; i++) {
            Optional<Reached<P>> found = rated(kind, board, settings, wanted, seed, i, limits);
            if (limits.stop().getAsBoolean()) {
                return Optional.empty();
            }
            if (distance(found, wanted) < distance(nearest, wanted)) {
                nearest = found;
            }
        }
        return nearest;
    }

    private static <P> Optional<Reached<P>> rated(
            PuzzleKind<P> kind,
            Board board,
            Settings settings,
            int wanted,
            long seed,
            int attempt,
            PuzzleLimits limits) {
        Scale scale = kind.scale(board, settings);
        return attempt(kind, board, settings, wanted, seed, attempt, limits)
                .flatMap(puzzle -> kind.rate(puzzle, limits)
                        .map(rating -> new Reached<>(attempt, puzzle, rating, scale.difficulty(rating.difficulty()))));
    }

    private static <P> int distance(Optional<Reached<P>> reached, int wanted) {
        return reached.map(puzzle -> puzzle.miss(wanted)).orElse(Integer.MAX_VALUE);
    }

    /**
     * Makes one attempt again.
     *
     * @param wanted in ten-thousandths
     * @param attempt its number, from 0
     * @return its puzzle, or empty if it found none or a limit was hit
     */
    public static <P> Optional<P> attempt(
            PuzzleKind<P> kind,
            Board board,
            Settings settings,
            int wanted,
            long seed,
            int attempt,
            PuzzleLimits limits) {
        return kind.approach(board, settings, wanted, SeededRandom.of(seed, attempt), limits);
    }
}
