package undercroft.puzzle;

import undercroft.puzzle.optimise.Engine;

/**
 * A request for the best puzzle that an optimiser finds in a number of iterations.
 *
 * @param board a board that {@link PuzzleKind#refusal} does not refuse under the settings
 * @param seed determines everything random
 * @param iterations candidates that the optimiser examines; 0 for the first acceptable puzzle
 * @param engine the optimiser
 */
public record PuzzleRequest(
        Board board, Settings settings, long seed, long iterations, Engine engine, PuzzleLimits limits) {}
