package undercroft.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.search.Outcome;
import undercroft.search.SearchStatistics;
import undercroft.verify.LayoutVerifier;
import undercroft.verify.Violation;

/** Measures levels, one layout after the other. */
public final class LevelBenchmark {

    private final BenchmarkPlan plan;
    private final LongSupplier nanoClock;

    /**
     * Sets up a benchmark.
     *
     * @param nanoClock {@link System#nanoTime} or a substitute; only tells when the time for a level is over
     */
    public LevelBenchmark(BenchmarkPlan plan, LongSupplier nanoClock) {
        this.plan = plan;
        this.nanoClock = nanoClock;
    }

    /**
     * Lays out levels in turn for some time, so that Java has compiled the search before the first level is measured.
     * Each level is prepared again each time.
     *
     * @param levels at least one
     */
    public void warmUp(List<Level> levels, Function<Level, LayoutSource> prepare, Duration time) {
        long start = nanoClock.getAsLong();
        for (int visit = 0; nanoClock.getAsLong() - start < time.toNanos(); visit++) {
            Level level = levels.get(visit % levels.size());
            LayoutSource source = prepare.apply(level);
            for (int i = 0; i < plan.warmups() && nanoClock.getAsLong() - start < time.toNanos(); i++) {
                generate(level, source, warmupSeed(i));
            }
        }
    }

    /**
     * Measures a level.
     *
     * @throws IllegalStateException if a layout breaks a rule, which is a defect of the generator
     */
    public LevelFigures run(Level level, LayoutSource source) {
        long start = nanoClock.getAsLong();
        for (int i = 0; i < plan.warmups() && !isTimeUp(start); i++) {
            Outcome outcome = generate(level, source, warmupSeed(i));
            if (outcome instanceof Outcome.Impossible impossible) {
                return impossible(level, source, impossible);
            }
        }
        VarietyTally variety = new VarietyTally(level);
        List<SearchStatistics> costs = new ArrayList<>();
        int tried = 0;
        while (tried < plan.seeds() && (tried == 0 || !isTimeUp(start))) {
            Outcome outcome = generate(level, source, tried);
            if (outcome instanceof Outcome.Impossible impossible) {
                return impossible(level, source, impossible);
            }
            if (outcome instanceof Outcome.Found found) {
                variety.add(found.layout());
                costs.add(found.statistics());
            }
            tried++;
        }
        boolean isAnyFound = !costs.isEmpty();
        return new LevelFigures(
                level.name(),
                level.rooms().size(),
                tried,
                costs.size(),
                source.preparation(),
                List.of(),
                isAnyFound ? Optional.of(SearchCosts.of(costs, plan.isByClock())) : Optional.empty(),
                isAnyFound ? Optional.of(variety.total()) : Optional.empty());
    }

    /** The seeds of warm-ups count down from the largest, so that no measured layout has been made before. */
    private static long warmupSeed(int index) {
        return Layout.SEED_LIMIT - 1 - index;
    }

    private boolean isTimeUp(long start) {
        Duration spent = Duration.ofNanos(nanoClock.getAsLong() - start);
        return plan.levelLimit().filter(limit -> spent.compareTo(limit) >= 0).isPresent();
    }

    private Outcome generate(Level level, LayoutSource source, long seed) {
        Outcome outcome = source.generate(seed, plan.limits());
        if (outcome instanceof Outcome.Found found) {
            List<Violation> violations = LayoutVerifier.verify(found.layout(), level);
            if (!violations.isEmpty()) {
                throw new IllegalStateException("The layout of %s seed %d breaks a rule: %s"
                        .formatted(level.name(), seed, violations.get(0).message()));
            }
        }
        return outcome;
    }

    private static LevelFigures impossible(Level level, LayoutSource source, Outcome.Impossible impossible) {
        return new LevelFigures(
                level.name(),
                level.rooms().size(),
                0,
                0,
                source.preparation(),
                impossible.reasons(),
                Optional.empty(),
                Optional.empty());
    }
}
