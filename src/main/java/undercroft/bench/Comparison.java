package undercroft.bench;

import java.util.Optional;
import undercroft.bench.Baseline.Times;

/** A level's figures beside those of the baseline, where that knows the level. */
record Comparison(LevelFigures figures, Optional<Baseline.Row> row) {

    Optional<Times> baseline() {
        return row.flatMap(Baseline.Row::times);
    }

    /** The median over the baseline's: below 1 where this is faster. */
    Optional<Double> medianRatio() {
        return baseline().flatMap(times -> median().map(median -> median / times.median()));
    }

    /** The 99th percentile over the baseline's. */
    Optional<Double> p99Ratio() {
        return baseline().flatMap(times -> p99().map(p99 -> p99 / times.p99()));
    }

    Optional<Double> median() {
        return times().map(Times::median);
    }

    Optional<Double> p99() {
        return times().map(Times::p99);
    }

    /** What this program took, where it found a layout. */
    Optional<Times> times() {
        return figures.costs()
                .map(costs -> new Times(costs.time().median(), costs.time().percentile(99)));
    }
}
