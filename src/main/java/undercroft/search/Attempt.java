package undercroft.search;

import java.util.List;
import undercroft.geometry.Point;
import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/** One search from nothing to a whole layout, with a random stream and a share of iterations of its own. */
abstract sealed class Attempt permits ChainAttempt, EarAttempt, LatticeAttempt {

    private final int number;
    private final SearchListener listener;
    private final int[] failures;
    private final Snapshot largest;
    private long backtracks;

    final Plan plan;
    final Budget budget;
    final SeededRandom random;
    final TemplateAssignment assignment;
    final PartialLayout layout;

    Attempt(Plan plan, long seed, int number, boolean heedsWishes, Budget budget, SearchListener listener) {
        this.plan = plan;
        this.number = number;
        this.budget = budget;
        this.listener = listener;
        this.failures = new int[plan.roomCount()];
        this.largest = new Snapshot(plan);
        this.random = SeededRandom.of(seed, number);
        this.assignment = new TemplateAssignment(plan, random, heedsWishes);
        this.layout = new PartialLayout(plan, assignment, random);
    }

    /** Searches within the budget; whether a whole layout was found, which then is {@link #layout}. */
    final boolean run() {
        listener.on(new SearchEvent.AttemptStarted(number));
        placePinned();
        boolean succeeded = layout.isValid() && !budget.isOver() && placeOthers() && arePinnedLawful();
        if (!succeeded) {
            rememberIfLargest();
        }
        return succeeded;
    }

    /** Places all rooms that are not pinned, legally; whether it succeeded within the budget. */
    abstract boolean placeOthers();

    PartialLayout layout() {
        return layout;
    }

    /** How often something that stood was given up. */
    long backtracks() {
        return backtracks;
    }

    /** How often each room could not be placed. */
    int[] failures() {
        return failures;
    }

    /** The most that stood at once, if the attempt failed. */
    Snapshot largest() {
        return largest;
    }

    /** Called when something that stands legally is about to be given up, for more stands then than before and after. */
    final void rememberIfLargest() {
        if (layout.standingRooms() > largest.standingRooms() && layout.isValid()) {
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
        return number;
    }

    /** Whether anybody listens; what listeners are told is costly to put together. */
    final boolean isHeard() {
        return listener != SearchListener.NONE;
    }

    final void tell(SearchEvent event) {
        listener.on(event);
    }

    /** Everything that stands. */
    final List<SearchEvent.PartialRoom> partialRooms() {
        return new Snapshot(plan).take(layout).partialRooms();
    }

    private void placePinned() {
        for (int room = 0; room < plan.roomCount(); room++) {
            if (plan.isPlacePinned(room)) {
                budget.spend();
                Point corner = plan.pinnedCorner(room, assignment.of(room));
                layout.place(room, assignment.of(room), corner.x(), corner.y());
            }
        }
    }

    /** Whether the pinned rooms keep the repeat rules among themselves; of others it was asked when they were placed. */
    private boolean arePinnedLawful() {
        for (int room = 0; room < plan.roomCount(); room++) {
            if (plan.isPlacePinned(room) && !assignment.isLawful(room)) {
                return false;
            }
        }
        return true;
    }
}
