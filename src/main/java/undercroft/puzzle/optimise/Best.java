package undercroft.puzzle.optimise;

/**
 * What an optimiser found.
 *
 * @param iterations candidates that were looked at, after the first ones
 */
public record Best<C>(C candidate, double fitness, long iterations) {}
