package undercroft.puzzle;

import undercroft.puzzle.optimise.Engine;

/**
 * A puzzle that is wanted, the best that can be found in so many iterations.
 *
 * @param board that {@link PuzzleKind#refusal} does not refuse under the settings
 * @param seed everything random follows from it
 * @param iterations candidates that the optimiser looks at, 0 for the first that is any good
 * @param engine what optimises
 */
public record PuzzleRequest(
        Board board, Settings settings, long seed, long iterations, Engine engine, PuzzleLimits limits) {}
