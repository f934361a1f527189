package undercroft.bench;

import java.time.Duration;
import undercroft.search.Limits;
import undercroft.search.Outcome;

/** What lays out the level that is measured. */
public interface LayoutSource {

    /** What it took to prepare the level, before any layout. */
    Duration preparation();

    /**
     * Lays the level out, on the calling thread and on as many others as the source was made for.
     *
     * @param seed 0 ≤ seed &lt; 2^53
     */
    Outcome generate(long seed, Limits limits);
}
