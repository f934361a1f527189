package undercroft.search;

import java.util.List;
import java.util.Map;
import undercroft.configspace.Shape;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * One search from an empty layout to a complete one, with a random stream and a share of iterations of its own. A subclass is the
 * algorithm of a strategy.
 */
abstract class Attempt {

    private final SearchListener listener;
    private final FixedRooms fixed;
    private final int[] failures;
    private final Snapshot largest;
    private long backtracks;

    final AttemptConfig config;
    final Plan plan;
    final Budget budget;
    final SeededRandom random;
    final TemplateAssignment assignment;
    final PartialLayout layout;

    Attempt(AttemptConfig config, AttemptContext context, Budget budget) {
        this.config = config;
        this.plan = context.plan();
        this.budget = budget;
        this.listener = context.listener();
        this.failures = new int[plan.roomCount()];
        this.largest = new Snapshot(plan);
        this.random = SeededRandom.of(context.seed(), config.number());
        this.assignment = new TemplateAssignment(plan, random, !config.has(Trait.FORGOES_WISHES));
        this.fixed = context.fixed();
        this.layout = new PartialLayout(
                plan, assignment, random, context.wishes().map(wishes -> wishes.draw(random, fixedBoxes())));
    }

    /**
     * Searches within the budget.
     *
     * @return whether {@link #layout} is now complete and keeps every rule
     */
    final boolean run() {
        listener.on(new SearchEvent.AttemptStarted(config.number()));
        fixed.placeIn(layout, assignment);
        fixed.rooms().forEach(layout::fix);
        placePinned();
        boolean succeeded =
                layout.isValid() && !budget.isOver() && placeOthers() && keepFixedTheRules() && layout.isInForm();
        if (!succeeded) {
            rememberIfLargest();
        }
        return succeeded;
    }

    /**
     * Places all rooms that are not fixed, legally.
     *
     * @return whether it succeeded within the budget
     */
    abstract boolean placeOthers();

    PartialLayout layout() {
        return layout;
    }

    /** How often the attempt gave up placed rooms. */
    long backtracks() {
        return backtracks;
    }

    /** How often each room could not be placed. */
    int[] failures() {
        return failures;
    }

    /** By the number of a wish, how often it stood in the way; empty without wishes. */
    long[] refusals() {
        return layout.refusals();
    }

    /** The most rooms that were legally placed at once, if the attempt failed. */
    Snapshot largest() {
        return largest;
    }

    /** Called before legally placed rooms are removed, because that is when the most rooms are placed. */
    final void rememberIfLargest() {
        if (layout.placedRooms() > largest.placedRooms() && layout.isValid()) {
            largest.take(layout);
        }
    }

    final void countFailure(int room) {
        countFailures(room, 1);
    }

    final void countFailures(int room, int count) {
        failures[room] += count;
    }

    final void countBacktrack() {
        countBacktracks(1);
    }

    final void countBacktracks(long count) {
        backtracks += count;
    }

    final int number() {
        return config.number();
    }

    /** Whether anybody listens: events are costly to put together. */
    final boolean isHeard() {
        return listener != SearchListener.NONE;
    }

    final void tell(SearchEvent event) {
        listener.on(event);
    }

    /** Everything that is placed. */
    final List<SearchEvent.PartialRoom> partialRooms() {
        return new Snapshot(plan).take(layout).partialRooms();
    }

    /** The bounding boxes of all rooms that will be fixed. */
    private Map<Integer, Box> fixedBoxes() {
        Map<Integer, Box> boxes = fixed.boxes();
        for (int room = 0; room < plan.roomCount(); room++) {
            if (plan.isPlacePinned(room) && !fixed.holds(room)) {
                Shape shape = assignment.of(room).shape();
                Point corner = plan.pinnedCorner(room, assignment.of(room));
                boxes.put(room, new Box(corner.x(), corner.y(), shape.width(), shape.height()));
            }
        }
        return boxes;
    }

    private void placePinned() {
        for (int room = 0; room < plan.roomCount(); room++) {
            if (plan.isPlacePinned(room) && !layout.isPlaced(room)) {
                budget.spend();
                Point corner = plan.pinnedCorner(room, assignment.of(room));
                layout.place(room, assignment.of(room), corner.x(), corner.y());
                layout.fix(room);
            }
        }
    }

    /** Whether the fixed rooms keep the repeat rules among themselves; other rooms were checked when they were placed. */
    private boolean keepFixedTheRules() {
        for (int room = 0; room < plan.roomCount(); room++) {
            if (layout.isFixed(room) && !assignment.isLawful(room)) {
                return false;
            }
        }
        return true;
    }
}
