package undercroft.puzzle;

import java.util.List;
import java.util.Optional;
import undercroft.random.SeededRandom;

/**
 * A kind of puzzle. Implementations have no state. Any number of threads may call every method, and the same arguments give the
 * same result on every machine.
 *
 * @param <P> the kind's puzzles: immutable, equal by value
 */
public interface PuzzleKind<P> {

    /** Side of the default board of most kinds, in cells. */
    int DEFAULT_SIDE = 8;

    /** The name in files and on the command line: one lower-case word. */
    String name();

    /** What the player does, in one line. */
    String summary();

    /** The settings of this kind. */
    List<Setting> settings();

    /** The format of its puzzles in files. */
    PuzzleFormat format();

    /** The board to use if none is given. */
    default Board defaultBoard() {
        return Board.open(DEFAULT_SIDE, DEFAULT_SIDE);
    }

    /**
     * Checks whether a puzzle of this kind can fit a board.
     *
     * @return why none fits and what would, in sentences; empty if one may fit
     */
    Optional<String> refusal(Board board, Settings settings);

    /**
     * Makes one puzzle quickly, of any difficulty. It has a solution and everything else that the kind promises.
     *
     * @param board a board that is not refused
     * @return the puzzle, or empty if a limit was hit or a reasonable number of tries found none
     */
    Optional<P> sample(Board board, Settings settings, SeededRandom random, PuzzleLimits limits);

    /**
     * The scale that turns ratings into difficulties. It is the same for all boards of a size class of the kind.
     *
     * @param board a board that is not refused
     */
    Scale scale(Board board, Settings settings);

    /**
     * Makes one puzzle as near to a wanted difficulty as a short search comes. The search is bounded by the work that it does, never
     * by time, so that it can be repeated.
     *
     * @param board a board that is not refused
     * @param difficulty on the {@link #scale}, in ten-thousandths
     * @return the puzzle, or empty if a limit was hit or a reasonable number of tries found none
     */
    Optional<P> approach(Board board, Settings settings, int difficulty, SeededRandom random, PuzzleLimits limits);

    /**
     * Makes the best puzzle that an optimiser finds.
     *
     * @return the puzzle, or empty if a limit was hit or there is none
     */
    Optional<P> generate(PuzzleRequest request);

    /**
     * Solves a puzzle exactly within the limits.
     *
     * @return the solution, the proof that there is none, or why it is unknown
     */
    Solved solve(P puzzle, PuzzleLimits limits);

    /**
     * Rates a puzzle.
     *
     * @return the rating, or empty if it needs a solution and none was found within the limits
     */
    Optional<Rating> rate(P puzzle, PuzzleLimits limits);

    /**
     * Checks a solution by the rules alone, without any code of the solver.
     *
     * @param solution steps of the types that the format declares, with any values
     * @return the first error, in a sentence that counts steps from 1; empty if the solution is right
     */
    Optional<String> replay(P puzzle, List<Item> solution);

    /**
     * Reads a puzzle from its data.
     *
     * @param data of the types that the format declares, with all fields
     * @return the puzzle, which may have no solution
     * @throws BadPuzzleException with everything that is wrong if the data is not a puzzle of this kind
     */
    P read(PuzzleData data) throws BadPuzzleException;

    /**
     * Writes a puzzle as data.
     *
     * @return data from which {@link #read} makes an equal puzzle
     */
    PuzzleData write(P puzzle);

    /**
     * Draws a puzzle to print and play.
     *
     * @param solution steps to draw in; a picture for a player has none
     * @return the picture
     */
    Scene draw(P puzzle, Optional<List<Item>> solution);

    /**
     * As {@link #draw}, with characters.
     *
     * @return the lines, top line first
     */
    List<String> ascii(P puzzle, Optional<List<Item>> solution);

    /**
     * Draws the course of a solution.
     *
     * @return the start and then one picture for each step; empty for kinds without moves
     */
    default List<Scene> frames(P puzzle, List<Item> solution) {
        return List.of();
    }

    /**
     * Judges what a puzzle may teach its player.
     *
     * @return empty if the kind cannot tell within the limits
     */
    default Optional<Teaching> teaching(P puzzle, PuzzleLimits limits) {
        return Optional.empty();
    }

    /**
     * Checks what the kind promises of every puzzle that it makes, besides having a solution.
     *
     * @param solved the result of solving such a puzzle
     * @return the broken promise, in a sentence; empty if it is kept
     */
    default Optional<String> brokenPromise(Solved solved) {
        return Optional.empty();
    }

    /** The value that {@link #generate} maximises, for comparing optimisers. By default it is the difficulty. */
    default double merit(P puzzle, PuzzleLimits limits) {
        return rate(puzzle, limits).map(Rating::difficulty).orElse(0L);
    }

    /** The figures that {@code puzzle bench} measures for this kind. */
    default List<Figure> figures() {
        return List.of();
    }
}
