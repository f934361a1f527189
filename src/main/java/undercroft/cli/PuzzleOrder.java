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
 * A puzzle as it was asked for, of any seed.
 *
 * @param board that the kind does not refuse
 * @param iterations or samples, with a difficulty
 */
record PuzzleOrder(
        PuzzleKind<?> kind, Board board, Settings settings, long iterations, Engine engine, OptionalDouble difficulty) {

    Optional<MadePuzzle> make(long seed, PuzzleLimits limits) {
        return MadePuzzle.make(kind, new PuzzleRequest(board, settings, seed, iterations, engine, limits), difficulty);
    }
}
