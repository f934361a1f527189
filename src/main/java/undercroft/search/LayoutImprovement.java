package undercroft.search;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import undercroft.layout.Layout;
import undercroft.level.Objective;
import undercroft.placement.WishRules;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/** Improves finished layouts: see {@link NeighbourhoodSearch}. Rooms keep their templates; pinned rooms stay. */
public final class LayoutImprovement {

    /** The number of this stage's random stream; see {@link LayoutAssembly}. */
    private static final long STREAM = -5;

    /** Iterations between two looks at the clock: some milliseconds. */
    private static final int INTERVAL = 16;

    /** Which side a room is to stand at may be open, and is drawn. A few draws find the side at which it stands. */
    private static final int MOST_DRAWS = 32;

    private final Plan plan;
    private final Optional<WishRules> wishes;
    private final Predicate<Layout> isWelcome;
    private final LongSupplier nanoClock;

    /** Improves layouts of a plan, by the system's clock. */
    public LayoutImprovement(Plan plan) {
        this(plan, WishRules.of(plan), layout -> true, System::nanoTime);
    }

    /**
     * Improves layouts of a plan.
     *
     * @param wishes of the plan
     * @param isWelcome whether a finished layout keeps what can only be measured on it; one that does not is not given back
     * @param nanoClock {@link System#nanoTime} or a substitute; asked only whether the time is up
     */
    public LayoutImprovement(
            Plan plan, Optional<WishRules> wishes, Predicate<Layout> isWelcome, LongSupplier nanoClock) {
        this.plan = plan;
        this.wishes = wishes;
        this.isWelcome = isWelcome;
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
        Optional<FixedRooms> all = all(layout);
        if (all.isEmpty() || objective.equals(Objective.NONE) || plan.roomCount() == 1) {
            return layout;
        }
        long start = nanoClock.getAsLong();
        SeededRandom random = SeededRandom.of(seed, STREAM);
        TemplateAssignment assignment = new TemplateAssignment(plan, random, true);
        Optional<PartialLayout> placed = placed(all.get(), assignment, random);
        if (placed.isEmpty()) {
            return layout;
        }
        PartialLayout partial = placed.get();
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
        Layout improved =
                LayoutAssembly.assemble(plan, layout.seed(), partial, all.get().earlier());
        return isWelcome.test(improved) ? improved : layout;
    }

    /** The layout under the wishes of the level; nothing if it does not keep them. */
    private Optional<PartialLayout> placed(FixedRooms all, TemplateAssignment assignment, SeededRandom random) {
        for (int draw = 0; draw < MOST_DRAWS; draw++) {
            PartialLayout partial =
                    new PartialLayout(plan, assignment, random, wishes.map(rules -> rules.draw(random, all.boxes())));
            all.placeIn(partial, assignment);
            if (partial.isValid()) {
                return Optional.of(partial);
            }
        }
        return Optional.empty();
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
    private Optional<FixedRooms> all(Layout layout) {
        EarlierLayout earlier = EarlierLayout.of(plan, layout);
        BitSet rooms = new BitSet();
        rooms.set(0, plan.roomCount());
        return rooms.stream().allMatch(earlier::holds) ? Optional.of(FixedRooms.of(earlier, rooms)) : Optional.empty();
    }
}
