package undercroft.bench;

import java.time.Duration;
import java.util.Optional;
import undercroft.search.Limits;

/**
 * How to measure levels.
 *
 * @param warmups layouts of each level before those that are measured, at least 0
 * @param seeds layouts of each level that are measured, with the seeds 0 to seeds − 1, at least 1
 * @param threads for each layout, at least 1
 * @param limits for each layout
 * @param levelLimit after this time no more layouts of a level are started, but at least one is measured
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

    /**
     * Whether times are by the clock. On one thread they are CPU times, which depend less on other load of the machine.
     */
    public boolean isByClock() {
        return threads > 1;
    }
}
