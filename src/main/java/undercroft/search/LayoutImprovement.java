package undercroft.search;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import undercroft.layout.Layout;
import undercroft.level.Objective;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/** Improves finished layouts: see {@link NeighbourhoodSearch}. Rooms keep their templates; pinned rooms stay. */
public final class LayoutImprovement {

    /** The number of this stage's random stream; see {@link LayoutAssembly}. */
    private static final long STREAM = -5;

    /** Iterations between two looks at the clock: some milliseconds. */
    private static final int INTERVAL = 16;

    private final Plan plan;
    private final LongSupplier nanoClock;

    /**
     * Improves layouts of a plan.
     *
     * @param nanoClock {@link System#nanoTime} or a substitute; asked only whether the time is up
     */
    public LayoutImprovement(Plan plan, LongSupplier nanoClock) {
        this.plan = plan;
        this.nanoClock = nanoClock;
    }

    /**
     * Improves a layout until its limits are met. It can be stopped at any time: the result is the best layout so far, at worst the given
     * one.
     *
     * @param layout a valid layout of the plan's level
     * @param limits in iterations of the neighbourhood search, and in time; the same iterations give the same layout
     * @return the layout; rooms that have not moved are as they were
     */
    public Layout improve(Layout layout, Objective objective, long seed, Limits limits, Cancellation cancellation) {
        Optional<Standing> all = all(layout);
        if (all.isEmpty() || objective.equals(Objective.NONE) || plan.roomCount() == 1) {
            return layout;
        }
        long start = nanoClock.getAsLong();
        SeededRandom random = SeededRandom.of(seed, STREAM);
        TemplateAssignment assignment = new TemplateAssignment(plan, random, true);
        PartialLayout partial = new PartialLayout(plan, assignment, random);
        all.get().placeIn(partial, assignment);
        IntStream.range(0, plan.roomCount()).filter(plan::isPlacePinned).forEach(partial::fix);
        NeighbourhoodSearch search = new NeighbourhoodSearch(plan, partial, assignment, random, objective);
        for (long i = 0; i < limits.iterations(); i++) {
            if (i % INTERVAL == 0
                    && (cancellation.isCancelled()
                            || Duration.ofNanos(nanoClock.getAsLong() - start).compareTo(limits.time()) >= 0)) {
                break;
            }
            search.step();
        }
        search.restoreIncumbent();
        return LayoutAssembly.assemble(plan, layout.seed(), partial, all.get().earlier());
    }

    /**
     * The score of a layout; lower is better.
     *
     * @param layout of the plan's level, valid
     * @return the weighted sum of the objective's measures, to six places
     */
    public BigDecimal score(Layout layout, Objective objective) {
        SeededRandom random = SeededRandom.of(0);
        TemplateAssignment assignment = new TemplateAssignment(plan, random, false);
        PartialLayout partial = new PartialLayout(plan, assignment, random);
        all(layout).orElseThrow().placeIn(partial, assignment);
        LayoutMeasure measure = new LayoutMeasure(plan, partial);
        measure.take();
        return BigDecimal.valueOf(measure.score(objective), LayoutMeasure.DECIMALS);
    }

    /** All rooms of a layout; nothing if it is not one of the plan's level. */
    private Optional<Standing> all(Layout layout) {
        EarlierLayout earlier = EarlierLayout.of(plan, layout);
        BitSet rooms = new BitSet();
        rooms.set(0, plan.roomCount());
        return rooms.stream().allMatch(earlier::holds) ? Optional.of(Standing.of(earlier, rooms)) : Optional.empty();
    }
}
