package undercroft.puzzle.file;

import java.util.List;
import undercroft.puzzle.Item;
import undercroft.puzzle.Puzzle;
import undercroft.puzzle.Rating;

/**
 * A puzzle that was made here, and what is known of it.
 *
 * @param difficulty the quantile that was asked for, or {@link #ANY_DIFFICULTY}
 */
public record MadePuzzle(Puzzle<?> puzzle, long seed, double difficulty, Rating rating, List<Item> solution) {

    /** No difficulty was asked for. */
    public static final double ANY_DIFFICULTY = -1;

    /** Difficulties are written in ten-thousandths. */
    static final long DIFFICULTY_STEPS = 10_000;

    public MadePuzzle {
        solution = List.copyOf(solution);
    }
}
