package undercroft.search;

import java.util.Optional;
import undercroft.lattice.Tilings;
import undercroft.placement.WishRules;
import undercroft.plan.Plan;

/**
 * What all attempts of a search have in common.
 *
 * @param wishes the level's, if any bind
 * @param seed of the layout, 0 ≤ seed &lt; 2^53
 * @param fixed what is placed from the beginning
 */
record AttemptContext(
        Plan plan, Tilings tilings, Optional<WishRules> wishes, long seed, SearchListener listener, FixedRooms fixed) {

    /** A search without wishes in which nothing stands. */
    AttemptContext(Plan plan, Tilings tilings, long seed, SearchListener listener) {
        this(plan, tilings, Optional.empty(), seed, listener, FixedRooms.NONE);
    }
}
