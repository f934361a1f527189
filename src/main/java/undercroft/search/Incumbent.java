package undercroft.search;

import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * The best partial layout of an attempt, the one in which the most rooms were placed, and the way back to it. Where repair makes
 * no progress it takes away more and more, and it is better to start again from the best (ruin and recreate; Schrimpf and others,
 * Record Breaking Optimization Results Using the Ruin and Recreate Principle, 2000). Of several with equally many rooms the
 * latest is kept, so that the incumbent keeps changing.
 */
final class Incumbent {

    /** Failures to wait before going back, when impatient. */
    private static final int SHORT_PATIENCE = 5;

    /** Failures to wait when patient: some repairs take longer. Also before the first return. */
    private static final int LONG_PATIENCE = 20;

    private final PartialLayout layout;
    private final TemplateAssignment assignment;
    private final SeededRandom random;
    private final Snapshot snapshot;
    private int failures;
    private int patience = LONG_PATIENCE;

    Incumbent(Plan plan, PartialLayout layout, TemplateAssignment assignment, SeededRandom random) {
        this.layout = layout;
        this.assignment = assignment;
        this.random = random;
        this.snapshot = new Snapshot(plan);
    }

    /**
     * Records the present legal layout, in which some room found no place.
     *
     * @return whether more rooms stand than at any failure before
     */
    boolean recordFailure() {
        failures++;
        boolean isLarger = layout.placedRooms() > snapshot.placedRooms();
        if (isLarger) {
            failures = 0;
        }
        if (layout.placedRooms() >= snapshot.placedRooms()) {
            snapshot.take(layout);
        }
        return isLarger;
    }

    /**
     * Goes back to the largest layout if there were too many failures since it was recorded or last restored.
     *
     * @return whether it did
     */
    boolean restoreIfOverdue() {
        if (failures <= patience) {
            return false;
        }
        failures = 0;
        patience = random.below(2) == 0 ? SHORT_PATIENCE : LONG_PATIENCE;
        snapshot.restore(layout, assignment);
        return true;
    }
}
