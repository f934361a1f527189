package undercroft.cli;

import java.util.Optional;
import java.util.OptionalDouble;
import undercroft.puzzle.Board;
import undercroft.puzzle.MadePuzzle;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.PuzzleRequest;
import undercroft.puzzle.Settings;
import undercroft.puzzle.optimise.Engine;

/**
 * What puzzles a command is to make; all but the seed.
 *
 * @param board one that the kind does not refuse
 * @param iterations candidates of the optimiser or, if there is a difficulty, attempts
 * @param difficulty from 0 to 1, or empty for the best puzzle
 */
record PuzzleOrder(
        PuzzleKind<?> kind, Board board, Settings settings, long iterations, Engine engine, OptionalDouble difficulty) {

    Optional<MadePuzzle> make(long seed, PuzzleLimits limits) {
        return MadePuzzle.make(kind, new PuzzleRequest(board, settings, seed, iterations, engine, limits), difficulty);
    }
}
