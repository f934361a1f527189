package undercroft.search;

import undercroft.lattice.Tilings;
import undercroft.plan.Plan;

/**
 * What all attempts of a search have in common.
 *
 * @param seed of the layout, 0 ≤ seed &lt; 2^53
 * @param standing what stands from the beginning
 */
record AttemptContext(Plan plan, Tilings tilings, long seed, SearchListener listener, Standing standing) {

    /** A search in which nothing stands. */
    AttemptContext(Plan plan, Tilings tilings, long seed, SearchListener listener) {
        this(plan, tilings, seed, listener, Standing.NOTHING);
    }
}
