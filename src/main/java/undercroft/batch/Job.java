package undercroft.batch;

/**
 * A layout to make.
 *
 * @param level its place in the list of the run's levels
 * @param seed 0 ≤ seed &lt; 2^53
 */
public record Job(int level, long seed) {}
