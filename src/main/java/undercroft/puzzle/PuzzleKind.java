package undercroft.puzzle;

import java.util.List;
import java.util.Optional;
import undercroft.random.SeededRandom;

/**
 * A kind of puzzle. Implementations hold no state; every method may be called by any number of threads, and gives the same
 * for the same arguments on every machine.
 *
 * @param <P> its puzzles: immutable, equal by value
 */
public interface PuzzleKind<P> {

    /** In cells: of the usual board of most kinds. */
    int USUAL_SIDE = 8;

    /** As files and the command line spell it: one lower-case word. */
    String name();

    /** What the player does, in one line. */
    String summary();

    /** What can be chosen about it. */
    List<Setting> settings();

    /** How its puzzles stand in files. */
    PuzzleFormat format();

    /** The board that is taken where none is asked for. */
    default Board usualBoard() {
        return Board.open(USUAL_SIDE, USUAL_SIDE);
    }

    /** Why no puzzle of this kind fits the board under these settings, and what would; or nothing where one may fit. */
    Optional<String> refusal(Board board, Settings settings);

    /**
     * One more puzzle, made quickly: difficulty is counted among these. They differ in difficulty as widely as the kind
     * can, and each has a solution and meets all that the kind promises of its puzzles.
     *
     * @param board that is not refused
     * @return nothing where the limits were hit or nothing was found in a sensible number of tries
     */
    Optional<P> sample(Board board, Settings settings, SeededRandom random, PuzzleLimits limits);

    /** The best puzzle of a request's iterations; nothing where the limits were hit or there is none. */
    Optional<P> generate(PuzzleRequest request);

    /** Solves exactly, or says why not. Never runs beyond the limits. */
    Solved solve(P puzzle, PuzzleLimits limits);

    /** How hard a puzzle is; nothing where that needs a solution and none was found within the limits. */
    Optional<Rating> rate(P puzzle, PuzzleLimits limits);

    /**
     * Plays a solution by the rules alone, sharing nothing with the solver.
     *
     * @param solution steps of the types that the format declares, with any values
     * @return what is wrong first, in a sentence that counts steps from 1; nothing where the solution is right
     */
    Optional<String> replay(P puzzle, List<Item> solution);

    /**
     * A puzzle from its data.
     *
     * @param data of the types that the format declares, all fields there
     * @throws BadPuzzleException with everything that is wrong, where it is no puzzle of this kind. Whether it has a
     *     solution is not asked
     */
    P read(PuzzleData data) throws BadPuzzleException;

    /** The data of a puzzle; {@link #read} gives an equal puzzle back. */
    PuzzleData write(P puzzle);

    /**
     * A picture of a puzzle to print and play.
     *
     * @param solution drawn in where there is one: never in the same picture that a player gets
     */
    Scene draw(P puzzle, Optional<List<Item>> solution);

    /** The same as {@link #draw} in letters, top row first. */
    List<String> ascii(P puzzle, Optional<List<Item>> solution);

    /** The course of a solution, the start first and then one picture a step; empty for kinds without moves. */
    default List<Scene> frames(P puzzle, List<Item> solution) {
        return List.of();
    }

    /** What a puzzle may teach its player; nothing where that cannot be told within the limits. */
    default Optional<Teaching> teaching(P puzzle, PuzzleLimits limits) {
        return Optional.empty();
    }

    /** What {@link #generate} makes as great as it can, to compare optimisers by; the difficulty where a kind has nothing else. */
    default double merit(P puzzle, PuzzleLimits limits) {
        return rate(puzzle, limits).map(Rating::difficulty).orElse(0L);
    }

    /** What {@code puzzle bench} measures of this kind. */
    default List<Figure> figures() {
        return List.of();
    }
}
