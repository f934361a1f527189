package undercroft.puzzle.tilt;

import undercroft.puzzle.Chance;
import undercroft.random.SeededRandom;

/**
 * Plays games at random: {@value #GAMES} games of at most {@value #MOVES} moves, each drawn among the directions that
 * change something. A lost game is not begun again. The draws come from a fixed seed, so that a position always has the same chance.
 *
 * <p>The chance could be computed exactly, but many boards have a hundred thousand states.
 */
final class RandomPlayer {

    /** The chance is then known to five percent or better. */
    static final int GAMES = 100;

    /** A random player gives up after them. One with an idea needs at most twenty. */
    private static final int MOVES = 100;

    private static final long SEED = 1;

    private final Tilting tilting;
    private long moves;

    RandomPlayer(Grid grid) {
        tilting = new Tilting(grid);
    }

    /** {@return the moves of all games so far} */
    long moves() {
        return moves;
    }

    Chance chance(Position position) {
        return new Chance(wins(position, GAMES), GAMES);
    }

    /**
     * Plays until it has won too often.
     *
     * @param most the caller needs no exact number above this
     * @return the number of games won; one more than {@code most} if there are more
     */
    int wins(Position position, int most) {
        tilting.prepare(position);
        int words = tilting.words();
        long[] start = new long[words];
        tilting.start(position, start, 0);
        SeededRandom random = SeededRandom.of(SEED);
        long[][] states = new long[2][words];
        int wins = 0;
        for (int game = 0; game < GAMES && wins <= most; game++) {
            System.arraycopy(start, 0, states[0], 0, words);
            wins += isWon(states, random) ? 1 : 0;
        }
        return wins;
    }

    /**
     * Plays one game.
     *
     * @param states the start, and room for another state
     */
    private boolean isWon(long[][] states, SeededRandom random) {
        int outcome = Tilting.CHANGED;
        for (int move = 0; move < MOVES && outcome == Tilting.CHANGED; move++) {
            outcome = move(states[move & 1], states[move + 1 & 1], random);
        }
        return outcome == Tilting.WON;
    }

    /** {@return the outcome of the first direction that changes anything, in random order; NOTHING if none does} */
    private int move(long[] from, long[] to, SeededRandom random) {
        int left = (1 << Way.COUNT) - 1;
        while (left != 0) {
            int way = random.below(Way.COUNT);
            if ((left >> way & 1) == 1) {
                moves++;
                int outcome = tilting.move(way, from, 0, to, 0);
                if (outcome != Tilting.NOTHING) {
                    return outcome;
                }
                left &= ~(1 << way);
            }
        }
        return Tilting.NOTHING;
    }
}
