package undercroft.bench;

import java.util.Optional;
import undercroft.bench.Baseline.Times;

/** The figures of a level beside those of the baseline, if that knows the level. */
record Comparison(LevelFigures figures, Optional<Baseline.Row> row) {

    Optional<Times> baseline() {
        return row.flatMap(Baseline.Row::times);
    }

    /** The median divided by that of the baseline: below 1 if this program is faster. */
    Optional<Double> medianRatio() {
        return baseline().flatMap(times -> median().map(median -> median / times.median()));
    }

    /** The 99th percentile divided by that of the baseline. */
    Optional<Double> p99Ratio() {
        return baseline().flatMap(times -> p99().map(p99 -> p99 / times.p99()));
    }

    Optional<Double> median() {
        return times().map(Times::median);
    }

    Optional<Double> p99() {
        return times().map(Times::p99);
    }

    /** The times of this program; empty if it found no layout. */
    Optional<Times> times() {
        return figures.costs()
                .map(costs -> new Times(costs.time().median(), costs.time().percentile(99)));
    }
}
