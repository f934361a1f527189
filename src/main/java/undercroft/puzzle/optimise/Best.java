package undercroft.puzzle.optimise;

/**
 * The best candidate that an optimiser found.
 *
 * @param iterations the iterations of the run
 */
public record Best<C>(C candidate, double fitness, long iterations) {}
