package undercroft.puzzle.elements;

import java.util.Arrays;
import undercroft.puzzle.Chance;
import undercroft.random.SeededRandom;

/**
 * Plays games at random: {@value #GAMES} games of at most {@value #MOVES} moves, each drawn among the legal moves of
 * characters connected with the chest. The draws come from a fixed seed, so that a puzzle always has the same chance.
 *
 * <p>The chance could be computed exactly only where all states are known, and a board has millions.
 */
final class RandomPlayer implements StateSpace.Visitor {

    /** The chance is then known to seven percent or better. */
    static final int GAMES = 25;

    /** A random player gives up after them. One with an idea needs at most fifteen. */
    private static final int MOVES = 30;

    private static final long SEED = 1;

    private static final int FIRST_ROOM = 64;

    private long[] reached = new long[FIRST_ROOM];
    private int words;
    private int moves;
    private int wins;
    private long states;

    /** {@return the states visited in all games so far} */
    long states() {
        return states;
    }

    Chance chance(ElementsPuzzle puzzle) {
        return new Chance(wins(puzzle, GAMES), GAMES);
    }

    /**
     * Plays until it has won too often.
     *
     * @param most the caller needs no exact number above this
     * @return the number of games won; one more than {@code most} if there are more
     */
    int wins(ElementsPuzzle puzzle, int most) {
        StateSpace space = new StateSpace(puzzle);
        words = space.words();
        SeededRandom random = SeededRandom.of(SEED);
        int won = 0;
        for (int game = 0; game < GAMES && won <= most; game++) {
            won += isWon(space, random) ? 1 : 0;
        }
        return won;
    }

    private boolean isWon(StateSpace space, SeededRandom random) {
        long[] state = space.start();
        for (int move = 0; move < MOVES; move++) {
            moves = 0;
            wins = 0;
            space.successors(state, this);
            states++;
            if (moves + wins == 0) {
                return false;
            }
            int drawn = random.below(moves + wins);
            if (drawn >= moves) {
                return true;
            }
            System.arraycopy(reached, drawn * words, state, 0, words);
        }
        return false;
    }

    @Override
    public void reached(long[] state) {
        int at = moves * words;
        if (at + words > reached.length) {
            reached = Arrays.copyOf(reached, 2 * (at + words));
        }
        System.arraycopy(state, 0, reached, at, words);
        moves++;
    }

    @Override
    public void won(int element) {
        wins++;
    }
}
