package undercroft.bench;

import java.time.Duration;
import undercroft.search.Limits;
import undercroft.search.Outcome;

/** Makes layouts of the level that is measured. */
public interface LayoutSource {

    /** The time that it took to prepare the level before its first layout. */
    Duration preparation();

    /**
     * Lays out the level, on the calling thread and as many others as the source was made for.
     *
     * @param seed 0 ≤ seed &lt; 2^53
     */
    Outcome generate(long seed, Limits limits);
}
