package undercroft.search;

import java.time.Duration;

/**
 * When a search gives up. A limit can make a search fail; it never changes what a search that succeeds finds.
 *
 * @param time from the start of one layout's search
 * @param iterations moves of one layout's search, over all restarts
 */
public record Limits(Duration time, long iterations) {

    /** Thirty seconds a layout, however many iterations: the command line's default. */
    public static final Limits DEFAULT = within(Duration.ofSeconds(30));

    /** A limit in time only. */
    public static Limits within(Duration time) {
        return new Limits(time, Long.MAX_VALUE);
    }
}
