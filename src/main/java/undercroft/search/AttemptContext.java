package undercroft.search;

import undercroft.lattice.Tilings;
import undercroft.plan.Plan;

/**
 * What all attempts of a search have in common.
 *
 * @param seed of the layout, 0 ≤ seed &lt; 2^53
 */
record AttemptContext(Plan plan, Tilings tilings, long seed, SearchListener listener) {}
