package undercroft.batch;

/**
 * A layout to make.
 *
 * @param level its index in the list of levels of the run
 * @param seed 0 ≤ seed &lt; 2^53
 */
public record Job(int level, long seed) {}
