package undercroft.search;

import java.util.Set;

/**
 * Everything in which one attempt of a search differs from another. {@link AttemptSchedule} settles it before the attempt begins.
 *
 * @param number of the attempt in its search, from 0; also the number of its random stream
 * @param strategy by which the attempt searches
 * @param share iterations it may take, unless it earns more
 * @param traits the properties of this attempt
 */
record AttemptConfig(int number, SingleStrategy strategy, long share, Set<Trait> traits) {

    AttemptConfig {
        traits = Set.copyOf(traits);
    }

    boolean has(Trait trait) {
        return traits.contains(trait);
    }
}
