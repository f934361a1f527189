package undercroft.bench;

import java.time.Duration;
import java.util.Optional;
import undercroft.search.Limits;

/**
 * How levels are to be measured.
 *
 * @param warmups layouts before those that count, at least 0
 * @param seeds layouts that count, with the seeds from 0 to seeds − 1, at least 1
 * @param threads on which each layout is searched, at least 1
 * @param limits of one layout
 * @param levelLimit after which no further layout of a level is begun; at least one that counts always is
 */
public record BenchmarkPlan(int warmups, int seeds, int threads, Limits limits, Optional<Duration> levelLimit) {

    public BenchmarkPlan {
        if (warmups < 0) {
            throw new IllegalArgumentException("The warmups (%d) must not be negative.".formatted(warmups));
        }
        if (seeds < 1) {
            throw new IllegalArgumentException("The seeds (%d) must be at least 1.".formatted(seeds));
        }
        if (threads < 1) {
            throw new IllegalArgumentException("The threads (%d) must be at least 1.".formatted(threads));
        }
    }

    /** Whether times are by the clock. On one thread they are CPU times, in which what else the machine does counts for less. */
    public boolean isByClock() {
        return threads > 1;
    }
}
