package undercroft.search;

import undercroft.configspace.Variant;
import undercroft.plan.Plan;

/**
 * The partial layout of an attempt in which the most rooms stood, and the way back to it: where repair goes astray, more and
 * more is taken away, and it is better begun anew from there (ruin and recreate; Schrimpf and others, Record Breaking
 * Optimization Results Using the Ruin and Recreate Principle, 2000). Of equals the last counts, so that it goes on changing.
 */
final class Summit {

    /** Failures after which to go back, at least. */
    private static final int LEAST_PATIENCE = 5;

    /** Patience is drawn anew each time, up to so many doublings by two: some repairs take long, most do not. */
    private static final int PATIENCE_STEPS = 4;

    private final Plan plan;
    private final PartialLayout layout;
    private final Casting casting;
    private final RandomStream random;
    private final Variant[] variant;
    private final boolean[] stood;
    private final int[] x;
    private final int[] y;
    private int height;
    private int failures;
    private int patience = LEAST_PATIENCE << 2;

    Summit(Plan plan, PartialLayout layout, Casting casting, RandomStream random) {
        this.plan = plan;
        this.layout = layout;
        this.casting = casting;
        this.random = random;
        this.variant = new Variant[plan.roomCount()];
        this.stood = new boolean[plan.roomCount()];
        this.x = new int[plan.roomCount()];
        this.y = new int[plan.roomCount()];
    }

    /** Takes note of a legal layout in which a room finds no place; whether more rooms stand than ever. */
    boolean isRaised() {
        failures++;
        if (layout.standingRooms() < height) {
            return false;
        }
        boolean isRaised = layout.standingRooms() > height;
        failures = isRaised ? 0 : failures;
        height = layout.standingRooms();
        for (int room = 0; room < variant.length; room++) {
            stood[room] = layout.stands(room);
            if (stood[room]) {
                variant[room] = layout.variant(room);
                x[room] = layout.x(room);
                y[room] = layout.y(room);
            }
        }
        return isRaised;
    }

    /** Goes back, if it is time; whether it did. Corridors are chosen anew, and a room whose corridors get in the way stays out. */
    boolean isReturnedTo() {
        if (failures <= patience) {
            return false;
        }
        failures = 0;
        patience = LEAST_PATIENCE << 2 * random.below(PATIENCE_STEPS);
        for (int room = 0; room < variant.length; room++) {
            if (layout.stands(room) && !plan.isPlacePinned(room)) {
                layout.lift(room);
            }
        }
        for (int room = 0; room < variant.length; room++) {
            if (stood[room] && !layout.stands(room)) {
                casting.give(room, variant[room]);
                layout.place(room, variant[room], x[room], y[room]);
                if (!layout.isValid()) {
                    layout.lift(room);
                }
            }
        }
        return true;
    }
}
