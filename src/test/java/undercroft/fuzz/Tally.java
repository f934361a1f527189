package undercroft.fuzz;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/** What became of the inputs of a target. */
final class Tally {

    private final Map<Fate, Integer> counts = new EnumMap<>(Fate.class);
    private Duration total = Duration.ZERO;
    private Duration longest = Duration.ZERO;
    private long slowestSeed;

    void add(long seed, Fate fate, Duration time) {
        counts.merge(fate, 1, Integer::sum);
        total = total.plus(time);
        if (time.compareTo(longest) > 0) {
            longest = time;
            slowestSeed = seed;
        }
    }

    Set<Fate> fates() {
        return counts.keySet();
    }

    /** A line of figures. */
    @Override
    public String toString() {
        int tried = counts.values().stream().mapToInt(Integer::intValue).sum();
        return "%d inputs: %s; %d µs on average, at most %d ms (seed %d)"
                .formatted(
                        tried, counts, total.toNanos() / 1_000 / Math.max(1, tried), longest.toMillis(), slowestSeed);
    }
}
