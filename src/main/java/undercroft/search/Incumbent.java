package undercroft.search;

import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * The partial layout of an attempt in which the most rooms stood, and the way back to it: where repair goes astray, more and
 * more is taken away, and it is better begun anew from there (ruin and recreate; Schrimpf and others, Record Breaking
 * Optimization Results Using the Ruin and Recreate Principle, 2000). Of equals the last counts, so that it goes on changing.
 */
final class Incumbent {

    /** Failures after which to go back, at least. */
    private static final int LEAST_PATIENCE = 5;

    /** After a return patience is drawn anew, from so many values each four times the one before: some repairs take longer. */
    private static final int PATIENCES = 2;

    private static final int FIRST_PATIENCE = 4 * LEAST_PATIENCE;

    private final Plan plan;
    private final PartialLayout layout;
    private final TemplateAssignment assignment;
    private final SeededRandom random;
    private final Snapshot snapshot;
    private int failures;
    private int patience = FIRST_PATIENCE;

    Incumbent(Plan plan, PartialLayout layout, TemplateAssignment assignment, SeededRandom random) {
        this.plan = plan;
        this.layout = layout;
        this.assignment = assignment;
        this.random = random;
        this.snapshot = new Snapshot(plan);
    }

    /** Takes note of a legal layout in which a room finds no place; whether more rooms stand than ever before a failure. */
    boolean isRaised() {
        failures++;
        boolean isRaised = layout.standingRooms() > snapshot.standingRooms();
        if (isRaised) {
            failures = 0;
        }
        if (layout.standingRooms() >= snapshot.standingRooms()) {
            snapshot.take(layout);
        }
        return isRaised;
    }

    /** Goes back, if it is time; whether it did. */
    boolean isReturnedTo() {
        if (failures <= patience) {
            return false;
        }
        failures = 0;
        patience = LEAST_PATIENCE << (2 * random.below(PATIENCES));
        snapshot.restore(plan, layout, assignment);
        return true;
    }
}
